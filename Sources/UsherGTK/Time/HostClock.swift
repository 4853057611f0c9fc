#if GTK
public import Usher

/// What a host tells the time by.
public enum HostClock: Sendable {
  /// The window's frame clock and the main loop's timers.
  case frameClock
  /// A clock of the caller's, who sends `timePassed` when it has moved; for pictures and tests.
  case manual(@MainActor @Sendable () -> Instant)
}
#endif
