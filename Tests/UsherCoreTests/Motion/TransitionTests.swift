import Scripts
import Testing

@testable import UsherCore

@Suite("Transitions")
struct TransitionTests {
  @Test("a transition ends when its last part ends, including delays")
  func length() {
    let entrance = OverlayTransition(
      slide: .linear(100).delayed(by: .milliseconds(500)), scale: .linear(400),
      fade: .linear(200).delayed(by: .milliseconds(100)))
    #expect(motion(entrance).end == .ms(600))
  }

  @Test("a delayed part keeps its initial value")
  func waiting() {
    let entrance = motion(
      OverlayTransition(
        slide: .linear(100).delayed(by: .milliseconds(100)),
        scale: Scale(.linear(100), from: 0.5).delayed(by: .milliseconds(100)),
        fade: Fade(.linear(100), from: 0.25).delayed(by: .milliseconds(100))))
    // At half its size about its center, its lower edge is at 85 and must move out.
    let hidden = Pose(offset: Vector(dx: 0, dy: -85), scale: 0.5, opacity: 0.25)
    #expect(entrance.pose(at: .ms(0)) == hidden)
    #expect(entrance.pose(at: .ms(100)) == hidden)
    #expect(entrance.velocity(at: .ms(50)) == .zero)
    #expect(entrance.pose(at: .ms(200)) == .resting)
    let half = entrance.pose(at: .ms(150))
    #expect(isClose(half.offset.dy, -42.5) && isClose(half.scale, 0.75))
    #expect(isClose(half.opacity, 0.625))
  }

  private static let edges: [(OverlayRect.Edge?, Vector)] = [
    (nil, Vector(dx: 0, dy: 790)), (.top, Vector(dx: 0, dy: -110)),
    (.bottom, Vector(dx: 0, dy: 790)), (.left, Vector(dx: -390, dy: 0)),
    (.right, Vector(dx: 390, dy: 0)),
  ]

  @Test("a slide leads over its position's edge, or over any other edge", arguments: edges)
  func edge(edge: OverlayRect.Edge?, offset: Vector) {
    let slide = Slide(.linear(100), over: edge)
    let placement: OverlayPosition = edge == nil ? .bottom : .top
    // A bottom overlay rests 690 points down, so its distance is 110.
    let expected = edge == nil ? Vector(dx: 0, dy: 110) : offset
    let entrance = motion(OverlayTransition(slide: slide), placement)
    #expect(entrance.pose(at: .ms(0)) == Pose(offset: expected, opacity: 1))
  }

  @Test(
    "a slide from the leading or trailing edge follows the layout direction",
    arguments: [OverlayViewport.LayoutDirection.leftToRight, .rightToLeft])
  func sides(direction: OverlayViewport.LayoutDirection) {
    let sign = direction == .leftToRight ? 1.0 : -1
    for (edge, distance) in [(OverlayTransition.Edge.leading, -390.0), (.trailing, 390)] {
      var presentation = Presentation(
        id: .first, overlay: .plain(.top, entrance: .slide(from: edge)))
      presentation.step(at: .origin) { $0.measure(as: .card, in: &$1) }
      var phone = Step.phone(at: .origin)
      phone.viewport.layoutDirection = direction
      let entrance = presentation.entranceMotion(
        by: .slide(from: edge), from: .origin, in: phone)
      #expect(entrance.pose(at: .ms(0)).offset == Vector(dx: sign * distance, dy: 0))
    }
  }

  @Test("a slide from an edge leads over that edge")
  func fromEdge() {
    let edges: [(OverlayTransition.Edge, OverlayRect.Edge)] = [
      (.top, .top), (.bottom, .bottom), (.left, .left), (.right, .right),
    ]
    for (edge, expected) in edges {
      #expect(
        OverlayTransition.slide(from: edge)
          == OverlayTransition(slide: Slide(.spring(.lively), over: expected)))
    }
  }

  @Test("a duration applies to every part, and keeps curves and bounces")
  func lasting() throws {
    let whole = OverlayTransition(
      slide: Slide(.spring(.lively)).delayed(by: .milliseconds(30)),
      scale: Scale(.easeIn(.milliseconds(100)), from: 0.5), rotation: .linear(100),
      fade: .easeOut(.milliseconds(100)))
    let spring = try Timing.Spring(duration: .milliseconds(600), dampingRatio: 0.8)
    #expect(
      whole.duration(.milliseconds(600))
        == OverlayTransition(
          slide: Slide(.spring(spring)).delayed(by: .milliseconds(30)),
          scale: Scale(.easeIn(.milliseconds(600)), from: 0.5), rotation: .linear(600),
          fade: .easeOut(.milliseconds(600))))
    #expect(OverlayTransition.slide.duration(.zero) == OverlayTransition(slide: .easeOut(.zero)))
  }

  @Test("a slide by a distance ignores the position and the scale")
  func distance() {
    let slide = Slide(.linear(100), by: Vector(dx: 30, dy: -12))
    let alone = motion(OverlayTransition(slide: slide), .bottom)
    #expect(alone.pose(at: .ms(0)) == Pose(offset: Vector(dx: 30, dy: -12), opacity: 1))
    #expect(alone.pose(at: .ms(50)) == Pose(offset: Vector(dx: 15, dy: -6), opacity: 1))
    #expect(alone.pose(at: .ms(100)) == .resting && alone.end == .ms(100))
    // At half its size about its top, with a height of 100 points, its center is 25 points further
    // up.
    let scaled = motion(
      OverlayTransition(slide: slide, scale: Scale(.linear(100), from: 0.5, anchor: .top)))
    #expect(
      scaled.pose(at: .ms(0))
        == Pose(offset: Vector(dx: 30, dy: -37), scale: 0.5, opacity: 1))
  }

  @Test("an exit by a distance ends at that distance, with any start")
  func distanceOfAnExit() {
    var random = SplitMix(state: 6)
    for _ in 0..<200 {
      let way = Vector(dx: random.double(in: -900...900), dy: random.double(in: -900...900))
      let exit = OverlayTransition(
        slide: Slide(random.timing(), by: way), rotation: Rotation(.linear(90), from: 2))
      var engine = OverlayEngine.entering(.plain(entrance: random.transition(), exit: exit))
      engine.prepare([(random.int(in: 1...600), .dismissRequested(.all()))])
      guard let end = engine.only(at: 60_000) else { continue }
      #expect(isClose(end.offset.dx, way.dx) && isClose(end.offset.dy, way.dy))
      #expect(isClose(end.rotation, 2))
    }
  }

  @Test("a rotation is clockwise about the center, and doesn't move the overlay")
  func rotation() {
    let entrance = motion(OverlayTransition(rotation: Rotation(.linear(100), from: 1)))
    #expect(
      entrance.pose(at: .ms(0)) == Pose(offset: .zero, rotation: 1, opacity: 1))
    #expect(entrance.pose(at: .ms(50)) == Pose(offset: .zero, rotation: 0.5, opacity: 1))
    #expect(entrance.pose(at: .ms(100)) == .resting)
    #expect(Rotation(.linear(1)) == Rotation(.linear(1), from: -.pi / 2))
  }

  @Test(
    "a slide and a rotation have separate durations, and an update reverses both")
  func turnAndSlide() {
    let exit = OverlayTransition(slide: .linear(100), rotation: Rotation(.linear(200), from: 1))
    var engine = OverlayEngine.resting(.plain(exit: exit))
    engine.prepare([(500, .dismissRequested(.all()))])
    #expect(isClose(engine.only(at: 600)?.rotation ?? .nan, 0.5))
    engine.prepare([(600, .updateRequested(.first, .plain(exit: exit)))])
    let back = engine.only(at: 5000)
    #expect(back?.rotation == 0 && back?.offset == .zero)
  }

  @Test("a scale's anchor doesn't move")
  func anchor() {
    var random = SplitMix(state: 4)
    for _ in 0..<300 {
      let anchor = RelativePoint(x: random.double(in: -1...2), y: random.double(in: -1...2))
      let scale = Scale(random.timing(), from: random.double(in: 0...3), anchor: anchor)
      let engine = OverlayEngine.entering(.plain(entrance: OverlayTransition(scale: scale)))
      for time in stride(from: 0, through: 400, by: 40) {
        guard let placed = engine.only(at: time) else { continue }
        let (frame, drawn) = (placed.frame, placed.currentFrame)
        let x = drawn.minX + anchor.x * drawn.size.width
        let y = drawn.minY + anchor.y * drawn.size.height
        guard isClose(x, frame.minX + anchor.x * frame.size.width, within: 1e-9),
          isClose(y, frame.minY + anchor.y * frame.size.height, within: 1e-9)
        else {
          Issue.record("\(scale) at \(time): \(placed)")
          return
        }
      }
    }
  }

  @Test("a slide out ends out of sight, for any size, rotation and shadow")
  func outOfSight() {
    var random = SplitMix(state: 5)
    for seed in 0..<500 {
      let edge = random.pick(OverlayRect.Edge.top, .bottom, .left, .right)
      let scale = Scale(
        .linear(100), from: random.double(in: 0...5),
        anchor: random.pick(.center, .top, RelativePoint(x: 1, y: 1)))
      let exit = OverlayTransition(
        slide: Slide(.linear(100), over: edge), scale: random.pick(nil, scale),
        rotation: random.pick(nil, Rotation(.linear(100), from: random.double(in: -4...4))))
      var engine = OverlayEngine.resting(
        .plain(random.pick(.top, .center, .bottom), exit: exit).with(\.overhang, 30))
      engine.prepare([(500, .dismissRequested(.all()))])
      guard let end = engine.only(at: 5000) else { continue }
      let frame = shadowedFrame(of: end)
      let isOut =
        switch edge {
        case .top: frame.maxY <= 1e-6
        case .bottom: frame.minY >= 800 - 1e-6
        case .left: frame.maxX <= 1e-6
        case .right: frame.minX >= 400 - 1e-6
        }
      guard isOut else {
        Issue.record("\(seed): \(end) over \(edge)")
        return
      }
    }
  }

  @Test("an entrance starts with the overlay just out of sight, and an exit also hides the shadow")
  func shadowOut() {
    func offsets(overhang: Double) -> [Double?] {
      let overlay = OverlayConfiguration.plain(
        entrance: OverlayTransition(slide: .linear(100)),
        exit: OverlayTransition(slide: .linear(100))
      ).with(\.overhang, overhang)
      var resting = OverlayEngine.resting(overlay)
      resting.prepare([(500, .dismissRequested(.all()))])
      return [OverlayEngine.entering(overlay).only(at: 0), resting.only(at: 5000)]
        .map { $0?.offset.dy }
    }
    let (plain, shadowed) = (offsets(overhang: 0), offsets(overhang: 30))
    #expect(plain[0] == plain[1])
    #expect(shadowed == [plain[0], plain[1].map { $0 - 30 }])
  }

  @Test("an exit that only scales or fades stays in place, and ends at its own values")
  func ends() {
    let exit = OverlayTransition(
      scale: Scale(.linear(100), from: 1.07), fade: Fade(.linear(50), from: 0.5))
    var engine = OverlayEngine.resting(.plain(exit: exit))
    engine.prepare([(500, .dismissRequested(.all()))])
    let end = engine.only(at: 700)
    #expect(end?.scale == 1.07 && end?.opacity == 0.5 && end?.offset == .zero)
  }

  @Test("a scaled and rotated overlay is hit at its drawn position")
  func contains() {
    let placed = PlacedOverlay(
      id: .first, frame: OverlayRect(x: 0, y: 0, width: 200, height: 100),
      offset: Vector(dx: 0, dy: 50),
      scale: 0.5, rotation: .pi / 2, opacity: 1, acceptsInput: true)
    // Drawn upright, it would be 100 by 50 about (100, 100). Rotated, it is 50 by 100.
    #expect(
      placed.contains(OverlayPoint(x: 100, y: 52)) && placed.contains(OverlayPoint(x: 100, y: 148)))
    #expect(
      !placed.contains(OverlayPoint(x: 60, y: 100))
        && !placed.contains(OverlayPoint(x: 140, y: 100)))
    #expect(
      !placed.contains(OverlayPoint(x: .nan, y: 100))
        && !placed.contains(OverlayPoint(x: 100, y: .infinity)))
  }

  @Test("an overlay is rotated clockwise, for drawing and for hit testing")
  func clockwise() {
    let placed = PlacedOverlay(
      id: .first, frame: OverlayRect(x: 0, y: 0, width: 200, height: 20), offset: .zero,
      rotation: .pi / 4, opacity: 1, acceptsInput: true)
    // From its center at (100, 10), its right half points down and to the right.
    #expect(
      placed.contains(OverlayPoint(x: 142, y: 52)) && placed.contains(OverlayPoint(x: 58, y: -32)))
    #expect(
      !placed.contains(OverlayPoint(x: 142, y: -32)) && !placed.contains(OverlayPoint(x: 58, y: 52))
    )
  }

  @Test("a scaled overlay is hit at its drawn size")
  func hit() {
    let entrance = OverlayTransition(scale: Scale(.linear(200), from: 0))
    let engine = OverlayEngine.entering(.plain(entrance: entrance))
    #expect(engine.hitTest(OverlayPoint(x: 200, y: 60), at: .ms(0)) == .passThrough)
    #expect(engine.hitTest(OverlayPoint(x: 200, y: 80), at: .ms(100)) == .overlay(.first))
    #expect(engine.hitTest(OverlayPoint(x: 200, y: 90), at: .ms(100)) == .passThrough)
  }

  /// The smallest rectangle around an overlay with a shadow of 30 points.
  private func shadowedFrame(of placed: PlacedOverlay) -> OverlayRect {
    let reach = 30 * placed.scale
    return placed.currentFrame
      .outset(by: Insets(top: reach, left: reach, bottom: reach, right: reach))
      .turned(by: placed.rotation, about: placed.currentFrame.center)
  }

  private func motion(_ entrance: OverlayTransition, _ placement: OverlayPosition = .top) -> Motion
  {
    var presentation = Presentation(
      id: .first, overlay: .plain(placement, entrance: entrance))
    presentation.step(at: .origin) { $0.measure(as: .card, in: &$1) }
    return presentation.entranceMotion(
      by: entrance, from: .origin, in: .phone(at: .origin))
  }

  @Test("scaleIn grows from 0.6 in 0.5 seconds, and fades from a quarter in 0.15")
  func scaleIn() {
    let engine = OverlayEngine.entering(.plain(.center, entrance: .scaleIn))
    #expect(engine.only(at: 0)?.scale == 0.6)
    #expect(engine.only(at: 0)?.opacity == 0.25)
    #expect(engine.only(at: 0)?.offset == .zero)
    #expect(engine.only(at: 150)?.opacity == 1)
    #expect(isClose(engine.only(at: 500)?.scale ?? 0, 1, within: 0.001))
  }

  @Test("scaleOut shrinks to 0.8 and vanishes, both in 0.15 seconds")
  func scaleOut() {
    var engine = OverlayEngine.resting(
      .plain(.center, lifetime: .infinite, exit: .scaleOut))
    engine.prepare([(2000, .dismissRequested(.shown()))])
    #expect(engine.only(at: 2000)?.scale == 1)
    #expect(isClose(engine.only(at: 2150)?.scale ?? 0, 0.8))
    #expect(engine.only(at: 2150)?.opacity == 0)
    #expect(engine.play([(2149, .timePassed)]) == [])
    #expect(engine.play([(2150, .timePassed)]) == .gone(.first, .programmatic))
  }
}
