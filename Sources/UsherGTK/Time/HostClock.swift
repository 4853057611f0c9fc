#if GTK && os(Linux)
public import Usher

/// The source of a host's time.
public enum HostClock: Sendable {
  /// The window's frame clock and the main loop's timers.
  case frameClock
  /// A clock of the caller, who sends `timePassed` after moving it; for pictures and tests.
  case manual(@MainActor @Sendable () -> Instant)
}
#endif
