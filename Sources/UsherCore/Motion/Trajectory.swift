/// A changing number that can be sampled at any moment.
package struct Trajectory: Equatable, Sendable {
  package private(set) var start: Double
  package private(set) var target: Double
  /// The change per second at the start.
  package private(set) var startVelocity: Double
  package let timing: Timing
  /// The seconds before the number starts to change.
  package let delay: Double
  /// The seconds until the number reaches the target, including the delay.
  package let length: Double
  /// The value towards which a spring pulls: the target, or a point further on if the number
  /// coasts.
  package private(set) var pull: Double
  /// The distance that remains when the duration of a spring ends, or 0 for other timings.
  package private(set) var rest: Double

  /// Creates a trajectory that ends within `tolerance` of the target.
  ///
  /// `velocity` is per second. If it isn't zero, `delay` is ignored. If the number is already at
  /// rest at the target, the length is zero.
  init(
    from start: Double, to target: Double, velocity: Double, timing: Timing, delay: Double = 0,
    tolerance: Double
  ) {
    let isMoving = velocity != 0
    let timing = isMoving ? timing.carryingVelocity : timing
    let way = target - start
    var (run, launch, rest) = (0.0, velocity, 0.0)
    switch timing {
    case .spring(let spring):
      if !isMoving { launch = spring.initialVelocity * way }
      let state = Timing.Spring.State(displacement: -way, velocity: launch)
      if let duration = spring.duration {
        run = way == 0 && !isMoving ? 0 : duration.inSeconds
        rest = spring.state(after: run, from: state).displacement
      } else {
        run = spring.settlingTime(from: state, tolerance: tolerance)
      }
    case .curve(_, let duration):
      run = way == 0 && !isMoving ? 0 : max(duration.inSeconds, 0)
    }
    self.start = start
    self.target = target
    self.timing = timing
    self.delay = isMoving || way == 0 ? 0 : max(delay, 0)
    startVelocity = self.delay > 0 ? 0 : launch
    length = self.delay + run
    pull = target
    self.rest = rest
  }

  /// Creates a coasting trajectory of `length` seconds, with a `velocity` per second.
  ///
  /// Like an object pushed across a table, its speed falls by the same fraction in equal times.
  init(coastingFrom start: Double, velocity: Double, for length: Double) {
    // The spring starts with the velocity v at the distance v/ω before its target. A critically
    // damped spring then only decays, because the term that could overshoot, v + ω·x, is zero.
    let spring = Timing.Spring.smooth
    self.start = start
    startVelocity = velocity
    timing = .spring(spring)
    delay = 0
    self.length = length
    let way = velocity / spring.frequency
    pull = start + way
    target =
      pull
      + spring.state(
        after: length, from: Timing.Spring.State(displacement: -way, velocity: velocity)
      )
      .displacement
    rest = 0
  }

  var moves: Bool { start != target || startVelocity != 0 }

  /// Returns the value and its change per second, `seconds` after the start.
  func sample(after seconds: Double) -> (value: Double, velocity: Double) {
    guard moves, seconds < length else { return (target, 0) }
    guard seconds > delay else { return (start, startVelocity) }
    let (elapsed, run) = (seconds - delay, length - delay)
    switch timing {
    case .spring(let spring):
      let launch = delay > 0 ? spring.initialVelocity * (target - start) : startVelocity
      let state = spring.state(
        after: elapsed, from: Timing.Spring.State(displacement: start - pull, velocity: launch))
      if rest == 0 { return (pull + state.displacement, state.velocity) }
      // A spring with a duration ends before it has settled. The remaining distance is removed
      // gradually, using the smoothstep 3s² - 2s³.
      let share = elapsed / run
      return (
        pull + state.displacement - rest * share * share * (3 - 2 * share),
        state.velocity - rest * 6 * share * (1 - share) / run
      )
    case .curve(let curve, _):
      let (share, way) = (elapsed / run, target - start)
      let speed = way / run * curve.speed(at: share)
      // The previous velocity fades along s(1 - s)², which is 0 at both ends.
      let carried =
        startVelocity != 0 && curve.startsSlowly
        ? startVelocity - way / run * curve.speed(at: 0) : 0
      let rest = 1 - share
      // If the curve is vertical, the number jumps, and another motion can't continue its velocity.
      return (
        start + way * curve.progress(at: share) + carried * run * share * rest * rest,
        (speed.isFinite ? speed : 0) + carried * rest * (1 - 3 * share)
      )
    }
  }

  /// Returns the trajectory to another target, with the same value at `seconds` after the start.
  ///
  /// Springs and curves are linear in their distance from the target, so the whole trajectory can
  /// be scaled. If the number is within `tolerance` of the old target, or the scaled start would
  /// exceed `Reach`, the number is immediately at the new target.
  func stretched(to target: Double, at seconds: Double, tolerance: Double) -> Trajectory {
    guard target != self.target else { return self }
    let value = sample(after: seconds).value
    let factor = (value - target) / (value - self.target)
    var stretched = self
    stretched.start = target + factor * (start - self.target)
    stretched.pull = target + factor * (pull - self.target)
    stretched.target = target
    stretched.startVelocity = factor * startVelocity
    stretched.rest = factor * rest
    guard abs(value - self.target) > tolerance, Reach.includes(stretched.start) else {
      return Trajectory(
        from: target, to: target, velocity: 0, timing: .immediate, tolerance: tolerance)
    }
    return stretched
  }
}

extension Trajectory {
  package init(
    start: Double, target: Double, startVelocity: Double, timing: Timing, delay: Double,
    length: Double, pull: Double, rest: Double
  ) {
    self.start = start
    self.target = target
    self.startVelocity = startVelocity
    self.timing = timing
    self.delay = delay
    self.length = length
    self.pull = pull
    self.rest = rest
  }
}
