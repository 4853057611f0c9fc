extension OverlayStrings {
  /// The key of a text without a number.
  public enum Text: Hashable, Sendable, CaseIterable {
    /// The label of an icon, and the kind of a message: information.
    case information
    /// The label of an icon, and the kind of a message: success.
    case success
    /// The label of an icon, and the kind of a message: warning.
    case warning
    /// The label of an icon, and the kind of a message: failure.
    case error
    /// The kind of a neutral message.
    case notice
    /// The button for the previous page.
    case back
    /// The button for the next step of a tour.
    case next
    /// The button that ends a tour before its last step.
    case skip
    /// The button that ends a tour at its last step.
    case done
    /// The button that closes a message or a list.
    case close
    /// The label for screen readers of the handle that changes the height of a sheet.
    case resize
    /// The button that declines a question.
    case cancel
    /// The label for screen readers of the area behind a message that a tap there dismisses.
    case dismiss
    /// The button that undoes a change.
    case undo
    /// The button that retries failed work.
    case retry
    /// The button and the menu entry that copy a message's text.
    case copy
    /// The title of a copy button after its press, which screen readers announce.
    case copied
    /// The title of the message that a change could not be made.
    case notDone
    /// The text of a system notification for private content.
    case newMessage
    /// The text below a required field of a form that is empty.
    case required
    /// The title of the question that a form asks if the user leaves it after editing.
    case discardTitle
    /// The button that discards what the user entered.
    case discard
    /// The button that returns to an edited form.
    case keepEditing
    /// The text that screen readers announce for the selected choice.
    case selected
    /// The option not to be asked a question again.
    case dontAskAgain
    /// The button that presents a message again later.
    case remindLater
    /// The title of a history list.
    case historyTitle
    /// The placeholder of the search field in a history list.
    case search
    /// The button that removes the entries of ended requests from a history.
    case clear
    /// The filter for all entries of a history.
    case all
    /// The filter for the missed entries of a history.
    case missed
    /// The text that replaces an empty list.
    case noMessages
    /// The text for a history entry whose content is private.
    case privateMessage
    /// The filter for the entries of the main lane.
    case mainLane
    /// The outcome of a refused request.
    case couldNotBeShown
    /// The outcome of a request that expired before its turn.
    case cameTooLate
    /// The end of a sentence and the following space, between texts that a screen reader reads
    /// together.
    case sentenceBreak
  }
}
