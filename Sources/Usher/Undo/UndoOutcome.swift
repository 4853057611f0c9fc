/// The end of an undoable request; each has exactly one.
public enum UndoOutcome: Sendable {
  /// The request was committed.
  case committed
  /// The request was undone.
  case undone
  /// The commit failed with this error, and the request was undone.
  case failed(any Error)
}

/// The end of an undoable request that the user leaves without an answer: the window closes or goes
/// to the background, the app quits or dismisses the message, or another overlay takes its place
/// for good.
public enum UndoAbandonPolicy: Hashable, Sendable, CaseIterable {
  /// The request is committed.
  case commits
  /// The request is undone, as nobody confirmed it.
  case undoes
}

/// The parts of a message that offers to undo: what has happened, and the button.
///
/// ```swift
/// Overlay.notification(title: "\(parts.count) letters deleted", button: parts.button)
/// ```
public struct UndoContext: Sendable {
  /// The sum of what the requests that share the message count.
  public let count: Int
  /// The button that undoes them all.
  public let button: OverlayNode.Button
}
