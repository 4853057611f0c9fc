enum German: LanguageTable {
  static func category(of number: Int) -> PluralCategory { .germanic(number) }

  static func text(_ text: OverlayStrings.Text) -> String {
    switch text {
    case .information: "Information"
    case .success: "Erfolg"
    case .warning: "Warnung"
    case .error: "Fehler"
    case .notice: "Hinweis"
    case .back: "Zurück"
    case .next: "Weiter"
    case .skip: "Überspringen"
    case .done: "Fertig"
    case .close: "Schließen"
    case .resize: "Größe ändern"
    case .cancel: "Abbrechen"
    case .dismiss: "Schließen"
    case .undo: "Rückgängig"
    case .retry: "Erneut versuchen"
    case .copy: "Kopieren"
    case .copied: "Kopiert"
    case .notDone: "Nicht ausgeführt"
    case .newMessage: "Neue Nachricht"
    case .historyTitle: "Nachrichten"
    case .required: "Bitte ausfüllen."
    case .discardTitle: "Änderungen verwerfen?"
    case .discard: "Verwerfen"
    case .keepEditing: "Weiter bearbeiten"
    case .selected: "Ausgewählt"
    case .dontAskAgain: "Nicht mehr fragen"
    case .remindLater: "Später erinnern"
    case .search: "Suchen"
    case .clear: "Leeren"
    case .all: "Alle"
    case .missed: "Verpasst"
    case .noMessages: "Keine Nachrichten"
    case .privateMessage: "Private Nachricht"
    case .mainLane: "Allgemein"
    case .couldNotBeShown: "Konnte nicht angezeigt werden"
    case .cameTooLate: "Kam zu spät"
    case .sentenceBreak: ". "
    }
  }

  static func forms(_ counted: OverlayStrings.Counted) -> OverlayStrings.Forms {
    switch counted {
    case .more: OverlayStrings.Forms(one: "# weitere", other: "# weitere")
    case .times: OverlayStrings.Forms(one: "# Mal", other: "# Mal")
    case .badge: "×#"
    case .messages: OverlayStrings.Forms(one: "# Nachricht", other: "# Nachrichten")
    case .lane: "Bereich #"
    case .percent: "#\u{A0}%"
    }
  }
}
