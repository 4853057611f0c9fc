/// One number on its way from a value to another, known at any moment without stepping.
struct Trajectory: Hashable, Sendable {
  let start: Double
  let target: Double
  let startVelocity: Double
  let timing: Timing
  /// Seconds until it stands at the target.
  let length: Double

  /// Sets out from `start` at `velocity` per second; within `tolerance` of the target it has arrived.
  init(from start: Double, to target: Double, velocity: Double, timing: Timing, tolerance: Double) {
    let timing = velocity == 0 ? timing : timing.carryingVelocity
    self.start = start
    self.target = target
    self.startVelocity = velocity
    self.timing = timing
    switch timing {
    case .spring(let spring):
      length = spring.settlingTime(
        from: Spring.State(displacement: start - target, velocity: velocity), tolerance: tolerance)
    case .curve(_, let duration):
      length = start == target ? 0 : max(duration.inSeconds, 0)
    }
  }

  /// The value and its change per second, `seconds` after setting out; still before and after.
  func sample(after seconds: Double) -> (value: Double, velocity: Double) {
    guard seconds < length else { return (target, 0) }
    guard seconds > 0 else { return (start, startVelocity) }
    switch timing {
    case .spring(let spring):
      let state = spring.state(
        after: seconds,
        from: Spring.State(displacement: start - target, velocity: startVelocity))
      return (target + state.displacement, state.velocity)
    case .curve(let curve, _):
      let (share, way) = (seconds / length, target - start)
      let speed = way / length * curve.speed(at: share)
      // An upright curve jumps at that moment; a jump has no speed that another motion could take on.
      return (start + way * curve.progress(at: share), speed.isFinite ? speed : 0)
    }
  }

  /// The same course towards another target, through the value it has `seconds` after setting out.
  ///
  /// Springs and curves are linear in their distance from the target, so drawing all of that out by one
  /// factor gives another true course. What has come within `tolerance` is at the new target at once, and
  /// so is what a factor would carry out of reach.
  func stretched(to target: Double, at seconds: Double, tolerance: Double) -> Trajectory {
    guard target != self.target else { return self }
    let value = sample(after: seconds).value
    let factor = (value - target) / (value - self.target)
    let start = target + factor * (start - self.target)
    let isFar = abs(value - self.target) > tolerance && Reach.includes(start)
    return Trajectory(
      from: isFar ? start : target, to: target, velocity: isFar ? factor * startVelocity : 0,
      timing: timing, tolerance: tolerance)
  }
}
