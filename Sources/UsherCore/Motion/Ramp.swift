/// One number that stands somewhere, or is on its way from there to somewhere else.
enum Ramp: Hashable, Sendable {
  /// It stands still.
  case still(Double)
  /// It set out at `start`, and stands at its target when it has arrived.
  indirect case moving(start: Instant, Trajectory)

  /// Sets out at `start` from `origin`, at `velocity` per second.
  init(
    from origin: Double, to target: Double, velocity: Double = 0, timing: Timing,
    tolerance: Double, start: Instant
  ) {
    self = .moving(
      start: start,
      Trajectory(
        from: origin, to: target, velocity: velocity, timing: timing, tolerance: tolerance))
  }

  /// Where it is going, or is.
  var target: Double {
    switch self {
    case .still(let value): value
    case .moving(_, let trajectory): trajectory.target
    }
  }

  /// When it has arrived; one that stands still has been there since ever.
  var end: Instant {
    switch self {
    case .still: Instant(nanoseconds: .min)
    case .moving(let start, let trajectory):
      start.advanced(by: Duration(clampingSeconds: trajectory.length))
    }
  }

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
    switch self {
    case .still(let value): (value, 0)
    case .moving(let start, let trajectory):
      now < end
        ? trajectory.sample(after: start.duration(to: now).inSeconds) : (trajectory.target, 0)
    }
  }
}
