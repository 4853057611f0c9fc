package enum Ramp: Equatable, Sendable {
  case still(Double)
  /// From the moment `start`, the number follows the trajectory, and then stays at the target.
  indirect case moving(start: Instant, Trajectory)

  /// Creates a ramp that starts to change at `start`, with an initial `velocity` per second.
  init(
    from origin: Double, to target: Double, velocity: Double = 0, timing: Timing,
    tolerance: Double, start: Instant
  ) {
    self = .moving(
      start: start,
      Trajectory(
        from: origin, to: target, velocity: velocity, timing: timing, tolerance: tolerance))
  }

  /// The target, or the number itself if it doesn't change.
  var target: Double {
    switch self {
    case .still(let value): value
    case .moving(_, let trajectory): trajectory.target
    }
  }

  /// The end of the change, or the earliest possible instant if the number doesn't change.
  var end: Instant {
    switch self {
    case .still: Instant(nanoseconds: .min)
    case .moving(let start, let trajectory):
      start.advanced(by: Duration(clampingSeconds: trajectory.length))
    }
  }

  func value(at now: Instant) -> Double { sample(at: now).value }

  /// Returns a ramp to another target that starts with the value and velocity at `now`.
  func retargeted(
    to target: Double, timing: Timing, tolerance: Double, at now: Instant
  ) -> Ramp {
    moved(by: 0, to: target, timing: timing, tolerance: tolerance, at: now)
  }

  /// Returns a ramp to `target` that continues with the velocity at `now`.
  ///
  /// It starts at the value at `now` plus `distance`.
  func moved(
    by distance: Double, to target: Double, timing: Timing, tolerance: Double, at now: Instant
  ) -> Ramp {
    let (value, velocity) = sample(at: now)
    return Ramp(
      from: value + distance, to: target, velocity: velocity, timing: timing,
      tolerance: tolerance, start: now)
  }

  private func sample(at now: Instant) -> (value: Double, velocity: Double) {
    switch self {
    case .still(let value): (value, 0)
    case .moving(let start, let trajectory):
      now < end
        ? trajectory.sample(after: start.seconds(to: now)) : (trajectory.target, 0)
    }
  }
}
