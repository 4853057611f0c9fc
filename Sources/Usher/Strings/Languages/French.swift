enum French: LanguageTable {
  static func category(of number: Int) -> PluralCategory { .french(number) }

  static func text(_ text: OverlayStrings.Text) -> String {
    switch text {
    case .information: "Information"
    case .success: "Succès"
    case .warning: "Avertissement"
    case .error: "Erreur"
    case .notice: "Remarque"
    case .back: "Retour"
    case .next: "Suivant"
    case .skip: "Passer"
    case .done: "Terminé"
    case .close: "Fermer"
    case .resize: "Redimensionner"
    case .cancel: "Annuler"
    case .dismiss: "Fermer"
    case .undo: "Annuler l’action"
    case .retry: "Réessayer"
    case .copy: "Copier"
    case .copied: "Copié"
    case .notDone: "Action non effectuée"
    case .newMessage: "Nouveau message"
    case .historyTitle: "Messages"
    case .required: "Remplissez ce champ."
    case .discardTitle: "Abandonner les modifications ?"
    case .discard: "Abandonner"
    case .keepEditing: "Continuer la modification"
    case .selected: "Sélectionné"
    case .dontAskAgain: "Ne plus demander"
    case .remindLater: "Me le rappeler plus tard"
    case .search: "Rechercher"
    case .clear: "Effacer"
    case .all: "Tout"
    case .missed: "Manqué"
    case .noMessages: "Aucun message"
    case .privateMessage: "Message privé"
    case .mainLane: "Général"
    case .couldNotBeShown: "N’a pas pu être affiché"
    case .cameTooLate: "Arrivé trop tard"
    case .sentenceBreak: ". "
    }
  }

  static func forms(_ counted: OverlayStrings.Counted) -> OverlayStrings.Forms {
    switch counted {
    case .more: OverlayStrings.Forms(one: "# autre", many: "# d’autres", other: "# autres")
    case .times: OverlayStrings.Forms(one: "# fois", many: "# de fois", other: "# fois")
    case .badge: "×#"
    case .messages:
      OverlayStrings.Forms(one: "# message", many: "# de messages", other: "# messages")
    case .lane: "File #"
    case .percent: "#\u{202F}%"
    }
  }
}
