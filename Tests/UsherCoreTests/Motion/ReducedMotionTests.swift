import Scripts
import Testing

@testable import UsherCore

@Suite("Reduced motion")
struct ReducedMotionTests {
  private static let slide = OverlayTransition(slide: .linear(100))
  private static let all = OverlayTransition(
    slide: .linear(100), scale: .linear(100), fade: Fade(.linear(70), from: 0.25))
  private static let late = OverlayTransition(
    slide: .linear(100).delayed(by: .milliseconds(50)),
    scale: .linear(100).delayed(by: .milliseconds(30)))
  private static let fadeAlone = OverlayTransition(fade: .linear(900))
  private static let fadeIn = Fade.easeOut(.milliseconds(200))
  private static let fadeOut = Fade.easeIn(.milliseconds(150))
  private static let ownFade = OverlayTransition(fade: Fade(.linear(70), from: 0.25))

  private struct Row {
    let policy: ReducedMotionPolicy
    let given: OverlayTransition
    let entrance: OverlayTransition
    let exit: OverlayTransition
  }

  private static let rows: [Row] = [
    Row(
      policy: .fade, given: slide, entrance: OverlayTransition(fade: fadeIn),
      exit: OverlayTransition(fade: fadeOut)),
    Row(policy: .fade, given: all, entrance: ownFade, exit: ownFade),
    Row(
      policy: .fade, given: late,
      entrance: OverlayTransition(fade: fadeIn.delayed(by: .milliseconds(30))),
      exit: OverlayTransition(fade: fadeOut.delayed(by: .milliseconds(30)))),
    Row(
      policy: .fade,
      given: OverlayTransition(rotation: Rotation(.linear(100)).delayed(by: .milliseconds(40))),
      entrance: OverlayTransition(fade: fadeIn.delayed(by: .milliseconds(40))),
      exit: OverlayTransition(fade: fadeOut.delayed(by: .milliseconds(40)))),
    Row(
      policy: .fade, given: OverlayTransition(slide: Slide(.linear(100), by: Vector(dx: 1, dy: 0))),
      entrance: OverlayTransition(fade: fadeIn), exit: OverlayTransition(fade: fadeOut)),
    Row(policy: .fade, given: fadeAlone, entrance: fadeAlone, exit: fadeAlone),
    Row(
      policy: .fade, given: OverlayTransition(), entrance: OverlayTransition(),
      exit: OverlayTransition()),
    Row(policy: .immediate, given: all, entrance: OverlayTransition(), exit: OverlayTransition()),
    Row(
      policy: .immediate, given: fadeAlone, entrance: OverlayTransition(), exit: OverlayTransition()
    ),
    Row(
      policy: .immediate, given: OverlayTransition(), entrance: OverlayTransition(),
      exit: OverlayTransition()),
    Row(policy: .keep, given: slide, entrance: slide, exit: slide),
    Row(policy: .keep, given: all, entrance: all, exit: all),
    Row(policy: .keep, given: late, entrance: late, exit: late),
    Row(
      policy: .keep, given: OverlayTransition(), entrance: OverlayTransition(),
      exit: OverlayTransition()),
  ]

  @Test("the reduced motion policy determines each transition", arguments: rows.indices)
  func table(index: Int) {
    let row = Self.rows[index]
    #expect(row.policy.entrance(row.given) == row.entrance)
    #expect(row.policy.exit(row.given) == row.exit)
  }

  @Test("the reduced motion policy determines how an overlay returns from a drag")
  func comingBack() {
    let smooth = Timing.Spring(uncheckedResponse: .milliseconds(400), dampingRatio: 1)
    #expect(ReducedMotionPolicy.fade.comingBack(on: .lively) == .spring(smooth))
    #expect(ReducedMotionPolicy.immediate.comingBack(on: .lively) == .immediate)
    #expect(ReducedMotionPolicy.keep.comingBack(on: .lively) == .spring(.lively))
    #expect(ReducedMotionPolicy.fade.comingBackOpaque == .easeOut(.milliseconds(200)))
    #expect(ReducedMotionPolicy.immediate.comingBackOpaque == .immediate)
    #expect(ReducedMotionPolicy.keep.comingBackOpaque == .easeOut(.milliseconds(200)))
  }

  @Test("an overlay with reduced motion never moves when it appears, exits or is replaced")
  func stillness() {
    var random = SplitMix(state: 31)
    for seed in 0..<1000 {
      var overlay = random.overlay()
      overlay.reducedMotion = random.pick(.fade, .immediate)
      overlay.lifetime = .infinite
      var presentation = Presentation(id: .first, overlay: overlay)
      var step = Step.calm(at: .origin)
      presentation.measure(as: .card, in: &step)
      var isStill = presentation.isStill()
      presentation.phase = .exiting(
        presentation.exitMotion(
          by: overlay.replaced ?? overlay.exit, in: .calm(at: .ms(random.int(in: 0...300)))),
        .dismissed(.programmatic))
      isStill = isStill && presentation.isStill()
      presentation.phase = .returning(
        presentation.reviveMotion(in: .calm(at: .ms(random.int(in: 300...500)))), .entrance)
      guard isStill, presentation.isStill() else {
        Issue.record("\(seed): \(overlay) moves")
        return
      }
    }
  }

  @Test("a thrown overlay fades at the position of its release")
  func thrown() throws {
    var engine = OverlayEngine.resting()
    engine.prepare([
      (200, .preferencesChanged(Preferences(reducesMotion: true))),
      pointer(.began, at: 500, y: 50), pointer(.moved, at: 520, y: 20),
      pointer(.ended, at: 540, y: -10),
    ])
    let placed = try [540, 600, 680].map { try #require(engine.only(at: $0)) }
    #expect(placed.allSatisfy { $0.offset == Vector(dx: 0, dy: -60) })
    #expect(placed[0].opacity == 1 && placed[1].opacity < 1 && placed[2].opacity < 0.2)
    #expect(
      engine.play([(690, .timePassed)]) == [.detach(.first)] + [
        .notify(.first, .didDismiss(.swipe))
      ])
  }

  @Test("a flung overlay fades at the position of its release")
  func flung() throws {
    let overlay = OverlayConfiguration.plain(.center, lifetime: .infinite, swipe: .physics)
    var engine = OverlayEngine.resting(overlay)
    engine.prepare([
      (200, .preferencesChanged(Preferences(reducesMotion: true))),
      pointer(.began, at: 500, x: 200, y: 400), pointer(.moved, at: 520, x: 240, y: 400),
      pointer(.ended, at: 540, x: 280, y: 400),
    ])
    let placed = try [540, 600, 680].map { try #require(engine.only(at: $0)) }
    #expect(placed.allSatisfy { !$0.acceptsInput && $0.offset == placed[0].offset })
    #expect(placed.allSatisfy { $0.rotation == placed[0].rotation })
    #expect(placed[0].opacity == 1 && placed[1].opacity < 1 && placed[2].opacity < 0.2)
  }

  @Test("an overlay that is released toward its place never moves past it, at any speed")
  func noOvershoot() {
    var random = SplitMix(state: 32)
    for seed in 0..<500 {
      let pose = Pose(
        offset: Vector(dx: random.double(in: -200...200), dy: random.double(in: -200...200)),
        opacity: 1)
      let velocity = Pose.Velocity(
        offset: Vector(dx: random.double(in: -5000...5000), dy: random.double(in: -5000...5000)))
      let part = ReducedMotionPolicy.fade.comingBack(on: .lively)
      let motion = Motion(
        from: pose, to: .resting,
        velocity: ReducedMotionPolicy.fade.carried(velocity, from: pose, on: .lively),
        offset: part, opacity: part, start: .origin)
      for time in stride(from: 0, through: 1500, by: 10) {
        let offset = motion.pose(at: .ms(time)).offset
        guard offset.dx * pose.offset.dx >= 0, offset.dy * pose.offset.dy >= 0 else {
          Issue.record("\(seed): \(offset) at \(time) from \(pose) at \(velocity)")
          return
        }
      }
    }
  }

  @Test("a release toward the overlay's place is slowed down, and a release in place is stopped")
  func slowed() {
    let spring = Timing.Spring.lively
    let most = 10 * spring.frequency
    func carried(_ velocity: Double, from distance: Double) -> Double {
      ReducedMotionPolicy.fade.carried(
        Pose.Velocity(offset: Vector(dx: velocity, dy: 0)),
        from: Pose(offset: Vector(dx: distance, dy: 0), opacity: 1), on: spring
      ).offset.dx
    }
    #expect([-9e9, -1, 9e9].map { carried($0, from: 10) } == [-most, -1, 9e9])
    #expect([-9e9, 1, 9e9].map { carried($0, from: -10) } == [-9e9, 1, most])
    #expect([-9e9, 1, 9e9].map { carried($0, from: 0) } == [0, 0, 0])
  }

  @Test("a running motion continues if reduced motion is turned on, and the next motion is reduced")
  func midway() {
    var engine = OverlayEngine.entering()
    engine.prepare([(50, .preferencesChanged(Preferences(reducesMotion: true)))])
    let before = OverlayEngine.entering()
    #expect(engine.only(at: 100) == before.only(at: 100))
    engine.prepare([(300, .dismissRequested(.all()))])
    #expect(engine.only(at: 400)?.offset == .zero)
    #expect(engine.only(at: 400).map { $0.opacity < 1 } == true)
  }
}

extension Step {
  /// Returns a step on `OverlayViewport.phone`, for a user who prefers reduced motion.
  fileprivate static func calm(at now: Instant) -> Step { .phone(at: now, reducesMotion: true) }
}

extension Presentation {
  /// Whether the overlay keeps its resting frame during the entire motion.
  fileprivate func isStill() -> Bool {
    (0...60).allSatisfy { step in
      let pose = pose(at: .ms(step * 20), in: .phone)
      return pose.offset == .zero && pose.scale == 1 && pose.rotation == 0
    }
  }
}
