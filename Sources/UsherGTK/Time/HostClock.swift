#if GTK && os(Linux)
public import Usher

/// The source of a host's time.
public enum HostClock: Sendable {
  /// The window's frame clock and the main loop's timers.
  case frameClock
  /// The caller's clock, for screenshots and tests.
  ///
  /// After advancing the clock, the caller must send `timePassed`.
  case manual(@MainActor @Sendable () -> Instant)
}
#endif
