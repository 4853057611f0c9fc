/// The state in which a query looks for an unfinished overlay.
public enum Presence: Hashable, Sendable, CaseIterable {
  /// The overlay is shown, entering or leaving.
  case shown
  /// The overlay waits for its turn or for the end of its delay.
  case waiting
  /// The overlay is shown or waits.
  case either
}
