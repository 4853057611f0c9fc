/// How a countdown goes on when nothing stops it any more.
public enum Resumption: Hashable, Sendable, CaseIterable {
  /// With the time that was left.
  case timeLeft
  /// With the whole lifetime again.
  case restart
}
