extension OverlayStrings {
  /// The key of a text without a number.
  public enum Text: Hashable, Sendable, CaseIterable {
    /// The label of an icon, and the kind of news: information.
    case information
    /// The label of an icon, and the kind of news: a success.
    case success
    /// The label of an icon, and the kind of news: a warning.
    case warning
    /// The label of an icon, and the kind of news: a failure.
    case error
    /// The kind of news: something neutral.
    case notice
    /// The button that leads to the page before.
    case back
    /// The button that leads to the next step of a tour.
    case next
    /// The button that ends a tour before its last step.
    case skip
    /// The button that ends a tour at its last step.
    case done
    /// The button that closes a message or a list.
    case close
    /// The button that declines a question.
    case cancel
    /// The label for screen readers of the area behind a message that a tap there dismisses.
    case dismiss
    /// The button that takes a change back.
    case undo
    /// The button that tries failed work again.
    case retry
    /// The title of the message that a change could not be made.
    case notDone
    /// The text of a system notification for private content.
    case newMessage
    /// The text below a field of a form that must not be empty.
    case required
    /// The title of the question that a form asks if the user leaves it after editing.
    case discardTitle
    /// The button that discards what the user entered.
    case discard
    /// The button that returns to an edited form.
    case keepEditing
    /// What a screen reader says for the choice that applies at present.
    case selected
    /// The title of the list of a history.
    case historyTitle
    /// The placeholder of the field to search a history in.
    case search
    /// The button that removes what has ended from a history.
    case clear
    /// The filter for every entry of a history.
    case all
    /// The filter for the missed entries of a history.
    case missed
    /// The text in place of an empty list.
    case noMessages
    /// The text for an entry of a history whose content is private.
    case privateMessage
    /// The filter for the entries of the main lane.
    case mainLane
    /// The outcome of a refused request.
    case couldNotBeShown
    /// The outcome of a request whose time ran out before its turn.
    case cameTooLate
    /// The end of a sentence and the space after it, between texts that a screen reader says
    /// together.
    case sentenceBreak
  }
}
