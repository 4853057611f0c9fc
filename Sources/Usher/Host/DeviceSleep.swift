/// The time that the device sleeps, in which the clocks of frames and motion stand still.
enum DeviceSleep {
  /// The moment of the first question by a clock that goes on while the device sleeps, and by one
  /// that does not.
  private static let start = (continuous: ContinuousClock.now, suspending: SuspendingClock.now)
  /// The two clocks are read one after the other, and differ by that; Usher's choice.
  private static let step = Duration.milliseconds(10)

  /// The time asleep since the first question, in whole hundredths of a second.
  static var sinceStart: Duration {
    let start = start
    let asleep =
      start.continuous.duration(to: .now) - start.suspending.duration(to: .now)
    return step * Int64(max(asleep / step, 0))
  }
}
