/// One number on its way from a value to another, known at any moment without stepping.
struct Trajectory: Hashable, Sendable {
  private(set) var start: Double
  /// Where it ends.
  private(set) var target: Double
  /// Its change per second as it sets out.
  private(set) var startVelocity: Double
  let timing: Timing
  /// Seconds that it stands still before it sets out.
  let delay: Double
  /// Seconds until it stands at the target, the delay included.
  let length: Double
  /// What a spring pulls towards: the target, but for what coasts.
  private var pull: Double
  /// What a spring would still be away from the target when its time is up.
  private var rest: Double

  /// Sets out from `start` at `velocity` per second; within `tolerance` of the target it has arrived.
  ///
  /// What moves already ignores `delay`. What stands still and has no way to go takes no time.
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
      if let duration = spring.duration, !isMoving {
        run = way == 0 ? 0 : duration.inSeconds
        rest = spring.state(after: run, from: state).displacement
      } else {
        run = spring.settlingTime(from: state, tolerance: tolerance)
      }
    case .curve(_, let duration):
      run = way == 0 ? 0 : max(duration.inSeconds, 0)
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

  /// Goes on from `start` at `velocity` per second and slows down like something that is pushed across
  /// a table: the speed falls by the same share in equal times, for `length` seconds.
  init(coastingFrom start: Double, velocity: Double, for length: Double) {
    // A critically damped spring of frequency ω that is let go at v/ω before its target only decays:
    // the term that could swing past it, v + ω·x, is zero.
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

  /// Whether it is ever anywhere but where it starts.
  var moves: Bool { start != target || startVelocity != 0 }

  /// The value and its change per second, `seconds` after the start; still before and after.
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
      // A spring whose time is given is cut off a thousandth of the way too early. That much is taken
      // off bit by bit, by the smoothstep 3s² - 2s³, so that it ends where it should.
      let share = elapsed / run
      return (
        pull + state.displacement - rest * share * share * (3 - 2 * share),
        state.velocity - rest * 6 * share * (1 - share) / run
      )
    case .curve(let curve, _):
      let (share, way) = (elapsed / run, target - start)
      let speed = way / run * curve.speed(at: share)
      // An upright curve jumps at that moment; a jump has no speed that another motion could take on.
      return (start + way * curve.progress(at: share), speed.isFinite ? speed : 0)
    }
  }

  /// The same course towards another target, through the value it has `seconds` after the start.
  ///
  /// Drawing the whole course out by one factor gives another true one, as springs and curves are linear
  /// in their distance from the target. What has come within `tolerance` is at the new target at once,
  /// and so is what a factor would carry out of reach.
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
