/// The reaction to a tap.
public enum Reaction: Hashable, Sendable {
  /// The tap dismisses the overlay.
  case dismiss
  /// The tap has no effect, and the app behind does not get it.
  case absorb
  /// The tap goes to the app behind, as if the overlay or backdrop were not there.
  case forward
  /// The tap postpones the end of the countdown, even of one that has not begun; a negative length
  /// counts as zero.
  case delayExit(by: Duration)
}
