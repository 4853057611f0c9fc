/// What a tap does.
public enum Reaction: Hashable, Sendable {
  /// Sends the overlay away.
  case dismiss
  /// Nothing, and nobody else gets it.
  case absorb
  /// Nothing: it is as if the overlay were not there, and what lies behind gets the pointer.
  case forward
  /// Puts the end of its countdown off, even of one that has not begun; a negative length counts as
  /// none.
  case delayExit(by: Duration)
}
