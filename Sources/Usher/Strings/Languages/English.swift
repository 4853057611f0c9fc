enum English: LanguageTable {
  static func category(of number: Int) -> PluralCategory { .germanic(number) }

  static func text(_ text: OverlayStrings.Text) -> String {
    switch text {
    case .information: "Information"
    case .success: "Success"
    case .warning: "Warning"
    case .error: "Error"
    case .notice: "Notice"
    case .back: "Back"
    case .next: "Next"
    case .skip: "Skip"
    case .done: "Done"
    case .close: "Close"
    case .resize: "Resize"
    case .cancel: "Cancel"
    case .dismiss: "dismiss"
    case .undo: "Undo"
    case .retry: "Retry"
    case .copy: "Copy"
    case .copied: "Copied"
    case .notDone: "Not done"
    case .newMessage: "New message"
    case .historyTitle: "Messages"
    case .required: "Fill in this field."
    case .discardTitle: "Discard your changes?"
    case .discard: "Discard"
    case .keepEditing: "Keep Editing"
    case .selected: "Selected"
    case .dontAskAgain: "Don’t ask again"
    case .remindLater: "Remind me later"
    case .search: "Search"
    case .clear: "Clear"
    case .all: "All"
    case .missed: "Missed"
    case .noMessages: "No messages"
    case .privateMessage: "Private message"
    case .mainLane: "Main"
    case .couldNotBeShown: "Could not be shown"
    case .cameTooLate: "Came too late"
    case .sentenceBreak: ". "
    }
  }

  static func forms(_ counted: OverlayStrings.Counted) -> OverlayStrings.Forms {
    switch counted {
    case .more: OverlayStrings.Forms(one: "# more", other: "# more")
    case .times: OverlayStrings.Forms(one: "# time", other: "# times")
    case .badge: "×#"
    case .messages: OverlayStrings.Forms(one: "# message", other: "# messages")
    case .lane: "Lane #"
    case .percent: "#%"
    }
  }
}
