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
  /// A person tapped the backdrop behind it.
  case backdropTapped
  /// A person took an action that dismisses it.
  case actionTaken
  /// A person pressed Escape.
  case escapePressed
  /// Another one took its place.
  case replaced
  /// It was sent away to make room in its lane.
  case evicted
  /// The app took it back while it still waited; it was never shown.
  case cancelled
  /// One that replaces others emptied the line it waited in; it was never shown, or not again.
  case superseded
  /// It had waited for as long as it may; it was never shown.
  case expired
  /// Its client declined when its turn had come; it was never shown.
  case declined
  /// Its window closed.
  case hostClosed

  /// Whether a dismissal for this reason waits for the overlay's minimum time.
  ///
  /// The app and the lifetime wait. The user, and whatever needs the overlay's place, do not.
  var waitsForMinimumTime: Bool { self == .requested || self == .timedOut }
}
