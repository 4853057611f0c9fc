import Scripts
import Testing

@testable import UsherCore

@Suite("Interrupted motions")
struct RetargetingTests {
  @Test("a motion starts from any pose at any velocity, with any anchor")
  func start() {
    var random = SplitMix(state: 10)
    for seed in 0..<1000 {
      let (from, to) = (random.pose(), random.pose())
      let velocity = Pose.Velocity(
        offset: Vector(dx: random.double(in: 99...3000), dy: random.double(in: -3000...(-99))),
        scale: random.double(in: 1...5), rotation: random.double(in: 1...9),
        opacity: random.double(in: 1...5))
      func part() -> Motion.Part? {
        Motion.Part(random.lastingTiming()).delayed(by: .milliseconds(random.pick(0, 70)))
      }
      let motion = Motion(
        from: from, to: to, velocity: velocity, offset: random.pick(nil, part()),
        scale: random.pick(nil, part()), opacity: part(),
        anchor: Vector(dx: random.double(in: -200...200), dy: random.double(in: -50...50)),
        start: .origin)
      let (pose, speed) = (motion.pose(at: .origin), motion.velocity(at: .origin))
      let slack = 1e-9
      guard isClose(pose.offset.dx, from.offset.dx, within: slack),
        isClose(pose.offset.dy, from.offset.dy, within: slack), pose.scale == from.scale,
        pose.rotation == from.rotation, pose.opacity == from.opacity,
        isClose(speed.offset.dx, velocity.offset.dx, within: slack),
        isClose(speed.offset.dy, velocity.offset.dy, within: slack),
        speed.scale == velocity.scale, speed.rotation == velocity.rotation,
        speed.opacity == velocity.opacity
      else {
        Issue.record("\(seed): \(pose) at \(speed) instead of \(from) at \(velocity)")
        return
      }
    }
  }

  @Test(
    "a motion that is interrupted by the same springs doesn't change"
  )
  func halves() {
    var random = SplitMix(state: 12)
    for seed in 0..<300 {
      let (from, to) = (random.pose(), random.pose())
      let spring = Motion.Part.spring(
        Timing.Spring(
          uncheckedResponse: .milliseconds(random.int(in: 300...800)),
          dampingRatio: random.double(in: 0.2...2)))
      let anchor = Vector(dx: random.double(in: -200...200), dy: random.double(in: -50...50))
      func motion(from pose: Pose, _ velocity: Pose.Velocity, at start: Instant) -> Motion {
        Motion(
          from: pose, to: to, velocity: velocity, offset: spring, scale: spring, opacity: spring,
          anchor: anchor, start: start)
      }
      let whole = motion(from: from, .zero, at: .origin)
      let (pose, velocity) = (whole.pose(at: .ms(60)), whole.velocity(at: .ms(60)))
      // A clamped value differs from its spring's value.
      guard (0.001...0.999).contains(pose.opacity), pose.scale > 0 else { continue }
      let half = motion(from: pose, velocity, at: .ms(60))
      let (one, two) = (whole.pose(at: .ms(120)), half.pose(at: .ms(120)))
      guard one.isClose(to: two) else {
        Issue.record("\(seed): \(two) instead of \(one)")
        return
      }
    }
  }

  @Test("an interrupted motion continues with each value and velocity")
  func continuity() {
    var random = SplitMix(state: 9)
    for seed in 0..<3000 {
      let overlay = OverlayConfiguration.plain(
        random.pick(.top, .center, .bottom), entrance: random.lastingTransition(),
        exit: random.lastingTransition())
      var presentation = Presentation.entering(overlay)
      let now = Instant.ms(random.int(in: 1...300))
      guard now < presentation.phase.deadline ?? .origin else { continue }
      let pose = presentation.pose(at: now, in: .phone)
      let velocity = presentation.velocity(at: now, in: .phone)
      // A clamped value doesn't move while its spring exceeds the limit.
      guard pose.scale > 0, (0.001...0.999).contains(pose.opacity) || velocity.opacity == 0
      else { continue }
      let taken = random.pick(Takeover.exit, .revival)
      presentation.take(over: taken, at: now)
      guard now < presentation.phase.deadline ?? .origin else { continue }
      let after = presentation.pose(at: now, in: .phone)
      let speed = presentation.velocity(at: now, in: .phone)
      // A value within tolerance of its end has arrived.
      guard after.isClose(to: pose) else {
        Issue.record("\(seed): jumps from \(pose) to \(after)")
        return
      }
      // A value at rest may start at any velocity, as in a launch.
      guard speed.continues(velocity) else {
        Issue.record("\(seed): \(taken) goes on with \(speed) after \(velocity)")
        return
      }
      let soon = presentation.pose(at: now.advanced(by: .nanoseconds(1000)), in: .phone)
      guard soon.isClose(to: pose) else {
        Issue.record("\(seed): \(soon) a microsecond after \(pose)")
        return
      }
    }
  }

  @Test("an exit that interrupts an entrance has its own duration")
  func duration() {
    let timings: [Timing] = [
      .easeIn(.milliseconds(200)), .linear(200),
      .spring(Timing.Spring(uncheckedDuration: .milliseconds(200), dampingRatio: 0.5)),
    ]
    for timing in timings {
      let entrance = OverlayTransition(slide: Slide(.spring(.lively)), fade: Fade(.linear(400)))
      let exit = OverlayTransition(slide: Slide(timing), fade: Fade(timing))
      var presentation = Presentation.entering(.plain(entrance: entrance, exit: exit))
      presentation.step(at: .ms(100)) { $0.dismiss(.programmatic, in: &$1) }
      #expect(presentation.phase.deadline == .ms(300))
    }
  }

  @Test("a moving part ignores its delay, and a part at rest waits")
  func delays() {
    let delayed = OverlayTransition(
      slide: .linear(100).delayed(by: .seconds(1)), fade: .linear(100).delayed(by: .seconds(1)))
    var presentation = Presentation.entering(.plain(exit: delayed))
    presentation.step(at: .ms(100)) { $0.dismiss(.programmatic, in: &$1) }
    let moved = presentation.pose(at: .ms(400), in: .phone)
    #expect(moved.offset.dy < -100)
    #expect(moved.opacity == 1)
    #expect(presentation.pose(at: .ms(1150), in: .phone).opacity == 0.5)
    #expect(presentation.phase.deadline == .ms(1200))
  }

  @Test("values without a part in the transition stay, or coast to a stop")
  func coasting() throws {
    let fade = OverlayTransition(fade: .linear(2000))
    var still = Presentation.entering(.plain(exit: fade))
    still.step(at: .ms(0)) { $0.dismiss(.programmatic, in: &$1) }
    #expect(still.pose(at: .ms(1000), in: .phone).offset == Vector(dx: 0, dy: -110))

    var moving = Presentation.entering(.plain(exit: fade))
    moving.step(at: .ms(100)) { $0.dismiss(.programmatic, in: &$1) }
    // 550 points per second when its entrance ends halfway. It continues for v / ω, with ω = 2π /
    // 0.4.
    let way = 550 * 0.4 / (2 * Double.pi)
    let ways = [100, 200, 400, 2000, 2200].map {
      moving.pose(at: .ms($0), in: .phone).offset.dy + 55
    }
    #expect(ways == ways.sorted())
    #expect(isClose(ways[0], 0) && isClose(ways[3], way, within: 1e-6) && isClose(ways[4], way))
    #expect(moving.phase.deadline == .ms(2100))
  }

  @Test("a canceled exit returns with the entrance's timings, without a delay")
  func revival() {
    let entrance = OverlayTransition(
      slide: .linear(200), fade: .linear(100).delayed(by: .seconds(9)))
    var presentation = Presentation.entering(
      .plain(entrance: entrance, exit: OverlayTransition(scale: Scale(.linear(400), from: 0))))
    presentation.phase = .resting(.endless)
    presentation.step(at: .ms(0)) { $0.dismiss(.programmatic, in: &$1) }
    let motion = presentation.reviveMotion(in: .phone(at: .ms(200)))
    #expect(motion.pose(at: .ms(200)).scale == 0.5)
    #expect(motion.velocity(at: .ms(200)).scale == -2.5)
    #expect(motion.pose(at: motion.end) == .resting)
    // The entrance doesn't scale, so the scale returns as after a drag.
    #expect(motion.end < .ms(1500))
  }
}

private enum Takeover {
  case exit
  case revival
}

extension Presentation {
  /// A presentation that starts its entrance at 0 ms.
  fileprivate static func entering(_ overlay: OverlayConfiguration) -> Presentation {
    var presentation = Presentation(id: .first, overlay: overlay)
    presentation.step(at: .origin) { $0.measure(as: .card, in: &$1) }
    return presentation
  }

  fileprivate mutating func take(over: Takeover, at now: Instant) {
    switch over {
    case .exit:
      step(at: now) { $0.dismiss(.programmatic, in: &$1) }
    case .revival:
      phase = .returning(reviveMotion(in: .phone(at: now)), .entrance)
    }
  }
}

extension Pose {
  /// Whether a viewer can't distinguish the pose from `other`.
  fileprivate func isClose(to other: Pose) -> Bool {
    abs(offset.dx - other.offset.dx) <= 0.1 && abs(offset.dy - other.offset.dy) <= 0.1
      && abs(scale - other.scale) <= 0.001 && abs(rotation - other.rotation) <= 0.002
      && abs(opacity - other.opacity) <= 1.0 / 255
  }
}

extension Pose.Velocity {
  /// Whether each value that changed before changes at the same speed now, unless it has arrived.
  ///
  /// A spring of 100 ms within tolerance of its end may still move at ω times the tolerance.
  fileprivate func continues(_ other: Pose.Velocity) -> Bool {
    func continues(_ now: Double, _ before: Double, _ tolerance: Double) -> Bool {
      before == 0 || abs(now - before) <= 3 * 2 * .pi / 0.1 * tolerance + 1e-6 * abs(before)
    }
    // Scaling about a point other than the center also moves the center, so its launch also affects
    // the offset.
    let isLaunched = other.scale == 0 && scale != 0
    return continues(scale, other.scale, 0.001) && continues(rotation, other.rotation, 0.002)
      && continues(opacity, other.opacity, 1.0 / 255)
      && (isLaunched
        || continues(offset.dx, other.offset.dx, 0.1)
          && continues(offset.dy, other.offset.dy, 0.1))
  }
}

extension SplitMix {
  fileprivate mutating func pose() -> Pose {
    Pose(
      offset: Vector(dx: double(in: -200...200), dy: double(in: -500...500)),
      scale: double(in: 0.1...2), rotation: double(in: -3...3), opacity: double(in: 0...1))
  }

  /// A transition whose parts all take some time, because a jump has no velocity to continue.
  fileprivate mutating func lastingTransition() -> OverlayTransition {
    var transition = transition()
    transition.slide?.timing = lastingTiming()
    transition.scale?.timing = lastingTiming()
    transition.rotation?.timing = lastingTiming()
    transition.fade?.timing = lastingTiming()
    return transition
  }

  fileprivate mutating func lastingTiming() -> Timing {
    switch int(in: 0...2) {
    case 0:
      .spring(
        Timing.Spring(
          uncheckedResponse: .milliseconds(int(in: 100...800)), dampingRatio: double(in: 0.2...4)))
    case 1:
      .spring(
        Timing.Spring(
          uncheckedDuration: .milliseconds(int(in: 300...900)), dampingRatio: double(in: 0.3...1),
          initialVelocity: pick(0, 0.7, 10, -10)))
    default: .curve(pick(.linear, .easeIn, .easeOut, .easeInOut), .milliseconds(int(in: 100...400)))
    }
  }
}
