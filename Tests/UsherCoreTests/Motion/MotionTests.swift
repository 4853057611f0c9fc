import Scripts
import Testing

@testable import UsherCore

@Suite("Motions")
struct MotionTests {
  private let out = Pose(offset: Vector(dx: 0, dy: -110), opacity: 0)

  @Test("a motion has its first pose before it starts, and its last pose after it ends")
  func ends() {
    let motion = Motion(
      from: out, to: .resting, offset: .spring(.lively), opacity: .linear(100), start: .ms(500))
    #expect(motion.pose(at: .ms(0)) == out)
    #expect(motion.pose(at: .ms(500)) == out)
    #expect(motion.pose(at: motion.end) == .resting)
    #expect(motion.pose(at: Instant(nanoseconds: .max)) == .resting)
    #expect(motion.velocity(at: motion.end) == .zero)
  }

  @Test("a motion that continues a moving or rotating overlay ignores its delay")
  func moving() {
    var part = Motion.Part.linear(200)
    part.delay = .milliseconds(100)
    func firstMove(_ velocity: Pose.Velocity) -> Instant {
      Motion(
        from: out, to: .resting, velocity: velocity, offset: part, opacity: nil, start: .origin
      ).firstMove
    }
    #expect(firstMove(.zero) == .ms(100))
    #expect(firstMove(Pose.Velocity(offset: Vector(dx: 0, dy: 50))) == .origin)
    #expect(firstMove(Pose.Velocity(rotation: 1)) == .origin)
  }

  private func isNear(_ first: Vector, _ second: Vector) -> Bool {
    isClose(first.dx, second.dx, within: 1e-6) && isClose(first.dy, second.dy, within: 1e-6)
  }

  @Test(
    "a motion about an anchor ends at its target, even if it is stretched to a new one")
  func anchoredTarget() {
    var random = SplitMix(state: 41)
    func length(_ random: inout SplitMix) -> Double { Double(random.int(in: -200...200)) }
    for _ in 0..<300 {
      let anchor = Vector(dx: length(&random), dy: length(&random))
      let goal = Vector(dx: length(&random), dy: length(&random))
      var hidden = out
      hidden.scale = Double(random.int(in: 0...20)) / 10
      hidden.offset.dx = length(&random)
      let motion = Motion(
        from: .resting, to: hidden, offset: .linear(300), scale: .linear(200),
        opacity: .linear(100), anchor: anchor, start: .origin)
      #expect(isNear(motion.target, hidden.offset))
      let stretched = motion.stretched(to: goal, at: .ms(100))
      #expect(isNear(stretched.target, goal))
      #expect(isNear(stretched.pose(at: stretched.end).offset, goal))
      #expect(
        isNear(stretched.pose(at: .ms(100)).offset, motion.pose(at: .ms(100)).offset))
    }
  }

  @Test("a motion ends when its slowest part ends")
  func length() {
    let slowFade = Motion(
      from: out, to: .resting, offset: .linear(100), opacity: .linear(300), start: .ms(0))
    #expect(slowFade.end == .ms(300))
    #expect(slowFade.pose(at: .ms(150)) == Pose(offset: .zero, opacity: 0.5))
    let slowSlide = Motion(
      from: out, to: .resting, offset: .linear(400), opacity: .linear(300), start: .ms(0))
    #expect(slowSlide.end == .ms(400))
  }

  @Test("a part without a change takes no time")
  func nothingToDo() {
    let motion = Motion(
      from: .resting, to: .resting, offset: .linear(500), opacity: .linear(500), start: .ms(7))
    #expect(motion.end == .ms(7))
  }

  @Test("just before its end, a motion is close to its last pose")
  func arrival() {
    var random = SplitMix(state: 8)
    for _ in 0..<500 {
      let spring = random.spring()
      let motion = Motion(
        from: out, to: .resting,
        velocity: Pose.Velocity(offset: Vector(dx: 0, dy: random.double(in: -3000...3000))),
        offset: .spring(spring), opacity: .spring(spring), start: .origin)
      let before = motion.pose(at: motion.end.advanced(by: .nanoseconds(-1000)))
      #expect(abs(before.offset.dy) <= 0.1 + 0.01)
      #expect(before.opacity >= 1 - 1.0 / 255 - 1e-4)
    }
  }

  @Test("a motion can be interrupted at the moment at which its curve is vertical")
  func upright() {
    let curve = Timing.curve(
      Timing.Curve(uncheckedX1: 1, y1: 0, x2: 0, y2: 1), .milliseconds(400))
    var engine = OverlayEngine.entering(.plain(entrance: OverlayTransition(slide: Slide(curve))))
    engine.prepare([(200, .dismissRequested(.all()))])
    #expect(engine.only(at: 201)?.isDrawable == true)
    #expect(engine == engine)
    let end = engine.play([(5000, .timePassed)])
    #expect(end == .gone(.first, .programmatic))
  }

  @Test("an overlay that is dismissed while the pointer moves sideways exits straight")
  func straight() {
    var engine = OverlayEngine.resting()
    engine.prepare([
      pointer(.began, at: 300, x: 200, y: 90), pointer(.moved, at: 310, x: 207, y: 80),
      pointer(.moved, at: 320, x: 227, y: 70), (320, .keyPressed(.escape)),
    ])
    for time in 320...400 {
      guard let placed = engine.only(at: time), placed.offset.dx == 0 else {
        Issue.record("not straight at \(time)")
        return
      }
    }
  }

  @Test(
    "an overlay that resists when it is released continues at its own speed, not the pointer's")
  func releasedFromRubberBand() throws {
    var engine = OverlayEngine.resting()
    engine.prepare([
      pointer(.began, at: 300, y: 50), pointer(.moved, at: 320, y: 150),
      pointer(.moved, at: 340, y: 250),
    ])
    // The rubber band's slope at 200 points, if the pointer moves at 5000 points per second.
    let slope = 0.55 / ((0.55 * 200 / 800 + 1) * (0.55 * 200 / 800 + 1))
    engine.prepare([pointer(.ended, at: 340, y: 250)])
    let velocity = try #require(engine.presentations.first?.velocity(at: .ms(340), in: .phone))
    #expect(isClose(velocity.offset.dy, 5000 * slope, within: 1e-6))
  }
}
