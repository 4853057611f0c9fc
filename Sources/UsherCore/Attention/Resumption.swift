/// The way a paused countdown resumes.
public enum Resumption: Hashable, Sendable, CaseIterable {
  /// The countdown resumes with the time that was left.
  case timeLeft
  /// The countdown restarts with the whole lifetime.
  case restart
}
