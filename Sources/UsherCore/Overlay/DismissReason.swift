/// Why an overlay went; each one that was accepted goes for exactly one reason.
public enum DismissReason: Hashable, Sendable, CaseIterable {
  /// The app asked.
  case requested
  /// Its lifetime was over.
  case timedOut
  /// A person swiped it away.
  case swiped
  /// A person tapped it.
  case overlayTapped
  /// A person took an action that dismisses it.
  case actionTaken
  /// A person pressed Escape.
  case escapePressed
  /// The app took it back while it still waited; it was never shown.
  case cancelled
  /// Its window closed.
  case hostClosed
}
