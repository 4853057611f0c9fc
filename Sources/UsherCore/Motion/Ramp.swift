/// One number that is somewhere, or on its way from there to somewhere else.
struct Ramp: Hashable, Sendable {
  private let start: Instant
  private let trajectory: Trajectory

  /// Stands still at `value`.
  init(at value: Double) {
    start = .origin
    trajectory = Trajectory(from: value, to: value, velocity: 0, timing: .immediate, tolerance: 0)
  }

  /// Sets out at `start` from `origin`, at `velocity` per second.
  init(
    from origin: Double, to target: Double, velocity: Double = 0, timing: Timing,
    tolerance: Double, start: Instant
  ) {
    self.start = start
    trajectory = Trajectory(
      from: origin, to: target, velocity: velocity, timing: timing, tolerance: tolerance)
  }

  /// Where it is going, or is.
  var target: Double { trajectory.target }

  /// When it has arrived.
  var end: Instant { start.advanced(by: Duration(clampingSeconds: trajectory.length)) }

  /// Where it is at `now`.
  func value(at now: Instant) -> Double { sample(at: now).value }

  /// The same, going somewhere else from where it is at `now` and as fast as it moves then.
  func retargeted(
    to target: Double, timing: Timing, tolerance: Double, at now: Instant
  ) -> Ramp {
    moved(by: 0, to: target, timing: timing, tolerance: tolerance, at: now)
  }

  /// The same, put somewhere else at `now` without a change of its speed, and going to `target`.
  func moved(
    by distance: Double, to target: Double, timing: Timing, tolerance: Double, at now: Instant
  ) -> Ramp {
    let (value, velocity) = sample(at: now)
    return Ramp(
      from: value + distance, to: target, velocity: velocity, timing: timing,
      tolerance: tolerance, start: now)
  }

  private func sample(at now: Instant) -> (value: Double, velocity: Double) {
    now < end
      ? trajectory.sample(after: start.duration(to: now).inSeconds) : (trajectory.target, 0)
  }
}
