/// The time during which the device slept and the clocks for frames and motion were stopped.
enum DeviceSleep {
  /// The first readings of a clock that continues during sleep, and of a clock that stops.
  private static let start = (continuous: ContinuousClock.now, suspending: SuspendingClock.now)
  /// The resolution, because the two clocks can't be read at the same moment.
  ///
  /// Usher's choice.
  private static let step = Duration.milliseconds(10)

  /// The time asleep since the first access, in whole hundredths of a second.
  static var sinceStart: Duration {
    let start = start
    let asleep =
      start.continuous.duration(to: .now) - start.suspending.duration(to: .now)
    return step * Int64(max(asleep / step, 0))
  }
}
