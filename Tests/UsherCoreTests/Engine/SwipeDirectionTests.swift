import Testing

@testable import UsherCore

/// Tests with an overlay of 380 by 100 points at (10, 10), in a 400 by 800 viewport.
@Suite("Directions of swipes")
struct SwipeDirectionTests {
  private static let frame = OverlayRect(x: 10, y: 10, width: 380, height: 100)

  private func scene(dx: Double, dy: Double, acceptsInput: Bool = true) -> OverlayScene {
    var scene = OverlayScene()
    scene.overlays = [
      PlacedOverlay(
        id: .first, frame: Self.frame, offset: Vector(dx: dx, dy: dy), opacity: 1,
        acceptsInput: acceptsInput)
    ]
    return scene
  }

  /// A drag from the overlay's center in two equal steps, released at its end.
  private func drag(dx: Double, dy: Double, over milliseconds: Int) -> [Timed] {
    [
      pointer(.began, at: 500, x: 200, y: 60),
      pointer(.moved, at: 500 + milliseconds / 2, x: 200 + dx / 2, y: 60 + dy / 2),
      pointer(.ended, at: 500 + milliseconds, x: 200 + dx, y: 60 + dy),
    ]
  }

  private static let ways: [(SwipeDirections, Vector, Vector)] = [
    (.up, Vector(dx: 4, dy: -40), Vector(dx: 0, dy: -110)),
    (.down, Vector(dx: 4, dy: 40), Vector(dx: 0, dy: 790)),
    (.left, Vector(dx: -40, dy: 4), Vector(dx: -390, dy: 0)),
    (.right, Vector(dx: 40, dy: 4), Vector(dx: 390, dy: 0)),
  ]

  @Test(
    "an overlay that is thrown in its direction exits over that edge, along that axis",
    arguments: ways)
  func leaves(direction: SwipeDirections, way: Vector, out: Vector) {
    var engine = OverlayEngine.resting(.plain(swipe: SwipePolicy(directions: direction)))
    let script = drag(dx: way.dx, dy: way.dy, over: 20)
    #expect(engine.play([script[0], script[1]]) == [.claimPointer(.first)])
    let along: Axis = out.dx == 0 ? .vertical : .horizontal
    var half = Vector.zero
    half[along] = way[along] / 2
    #expect(engine.scene(at: .ms(510)) == scene(dx: half.dx, dy: half.dy))
    #expect(engine.play([script[2]]) == [.notify(.first, .willDismiss)])
    // At 2000 points per second, a distance of less than 120 points takes 120 ms. A distance of
    // more than 400 points takes 400 ms. The curve is y = 1 - (1 - x)².
    let distance = abs(out[along] - way[along])
    let length = min(max(2 * distance / 2000, 0.12), 0.4)
    let middle = Instant.ms(520).advanced(by: .seconds(length / 2))
    var offset = Vector.zero
    offset[along] = way[along] + 0.75 * (out[along] - way[along])
    let drawn = engine.scene(at: middle).overlays.first?.offset
    #expect(isClose(drawn?.dx ?? .nan, offset.dx, within: 1e-3))
    #expect(isClose(drawn?.dy ?? .nan, offset.dy, within: 1e-3))
    #expect(engine.scene(at: .ms(930)) == scene(dx: out.dx, dy: out.dy, acceptsInput: false))
    #expect(engine.play([(930, .timePassed)]) == .gone(.first, .swipe))
  }

  private static let policies: [(SwipePolicy, Vector, Vector)] = [
    // The overlay follows in the free direction, and resists in the opposite direction.
    (SwipePolicy(), Vector(dx: 0, dy: -20), Vector(dx: 0, dy: -20)),
    (SwipePolicy(resistance: .rigid), Vector(dx: 0, dy: 20), Vector(dx: 0, dy: 0)),
    (
      SwipePolicy(resistance: .logarithmic(limit: 54)), Vector(dx: 0, dy: 54),
      Vector(dx: 0, dy: Resistance.logarithmic(limit: 54).offset(for: 54, dimension: 800))
    ),
    (
      SwipePolicy(resistance: .power(0.7)), Vector(dx: 0, dy: 100),
      Vector(dx: 0, dy: Resistance.power(0.7).offset(for: 100, dimension: 800))
    ),
    (
      SwipePolicy(directions: .right), Vector(dx: -100, dy: 50),
      Vector(dx: -RubberBand.offset(for: 100, dimension: 400), dy: 0)
    ),
    // Both axes are free, and the first step decides.
    (SwipePolicy(directions: [.up, .left]), Vector(dx: -20, dy: -10), Vector(dx: -20, dy: 0)),
    (SwipePolicy(directions: [.up, .left]), Vector(dx: -10, dy: -20), Vector(dx: 0, dy: -20)),
    // The overlay can be dragged over its edge, but doesn't exit.
    (SwipePolicy(directions: []), Vector(dx: 0, dy: -90), Vector(dx: 0, dy: -90)),
    (SwipePolicy(thresholds: SwipeThresholds()), Vector(dx: 0, dy: -90), Vector(dx: 0, dy: -90)),
    (SwipePolicy(thresholds: .slightest), Vector(dx: 0, dy: -90), Vector(dx: 0, dy: -90)),
  ]

  @Test(
    "an overlay that is released at rest without being dismissed returns to its place",
    arguments: policies)
  func comesBack(policy: SwipePolicy, way: Vector, offset: Vector) {
    var engine = OverlayEngine.resting(.plain(lifetime: .infinite, swipe: policy))
    let script = drag(dx: way.dx, dy: way.dy, over: 40)
    #expect(
      engine.play([script[0], script[1], pointer(.moved, at: 540, x: 200 + way.dx, y: 60 + way.dy)])
        == [.claimPointer(.first)])
    #expect(engine.scene(at: .ms(540)) == scene(dx: offset.dx, dy: offset.dy))
    let released = engine.play([pointer(.ended, at: 900, x: 200 + way.dx, y: 60 + way.dy)])
    #expect(released.isEmpty)
    #expect(engine.scene(at: .ms(900)) == scene(dx: offset.dx, dy: offset.dy))
    #expect(engine.play([(5000, .timePassed)]).isEmpty)
    #expect(engine.scene(at: .ms(5000)) == scene(dx: 0, dy: 0))
    #expect(engine.wakeup == .never)
  }

  @Test(
    "a throw lasts as long as its policy allows",
    arguments: [
      (SwipePolicy(), 400),
      (SwipePolicy(exitDuration: .milliseconds(300) ... .milliseconds(700)), 700),
      (SwipePolicy(exitDuration: .zero ... .zero), 0),
    ])
  func exitDuration(policy: SwipePolicy, milliseconds: Int) {
    // Held still at 40 points: far enough, with a speed of zero.
    var engine = OverlayEngine.resting(.plain(swipe: policy))
    engine.prepare([
      pointer(.began, at: 300, y: 90), pointer(.moved, at: 320, y: 50),
    ])
    let released = engine.play([pointer(.ended, at: 1000, y: 50)])
    let early = engine.play([(max(1000, 999 + milliseconds), .timePassed)])
    let due = engine.play([(1000 + milliseconds, .timePassed)])
    #expect(
      released + early + due == [.notify(.first, .willDismiss)] + .gone(.first, .swipe))
    #expect(early.isEmpty && due.isEmpty == (milliseconds == 0))
  }

  @Test("jolt and ease-out start to return at ten times the distance per second")
  func relativeVelocity() throws {
    for pullback in [Pullback.jolt, .easeOut] {
      var engine = OverlayEngine.resting(
        .plain(swipe: SwipePolicy(directions: [], pullback: pullback)))
      engine.prepare([
        pointer(.began, at: 500, y: 90), pointer(.moved, at: 520, y: 60),
        pointer(.ended, at: 540, y: 50),
      ])
      let presentation = try #require(engine.presentations.first)
      let velocity = presentation.velocity(at: .justAfter(540), in: .phone)
      #expect(velocity.offset.dx == 0 && isClose(velocity.offset.dy, 400, within: 1e-3))
    }
  }

  @Test(
    "an overlay that is dragged out of a motion keeps its opacity until it returns to rest")
  func keepsPose() throws {
    let entrance = OverlayTransition(slide: .linear(200), fade: .linear(200))
    var engine = OverlayEngine.entering(
      .plain(
        lifetime: .infinite, swipe: SwipePolicy(thresholds: .slightest), entrance: entrance))
    engine.prepare([pointer(.began, at: 100, y: 40), pointer(.moved, at: 100, y: 31)])
    let taken = try #require(engine.only(at: 100))
    #expect(isClose(taken.opacity, 0.5) && isClose(taken.offset.dy, -64))
    #expect(engine.only(at: 9000) == taken)
    engine.prepare([pointer(.ended, at: 9000, y: 40)])
    #expect(engine.only(at: 9000)?.opacity == taken.opacity)
    engine.prepare([(10_000, .timePassed)])
    #expect(engine.scene(at: .ms(10_000)) == scene(dx: 0, dy: 0))
  }

  @Test("an overlay that was dragged out of sight is removed as soon as it is released")
  func beyond() {
    var engine = OverlayEngine.resting()
    let commands = engine.play([
      pointer(.began, at: 300, y: 100), pointer(.moved, at: 320, y: -200),
      pointer(.ended, at: 2000, y: -200),
    ])
    #expect(
      commands == [.claimPointer(.first), .notify(.first, .willDismiss)]
        + .gone(.first, .swipe))
  }

  @Test("if the viewport changes during a drag, the resistance and the exit distance change")
  func viewport() {
    var engine = OverlayEngine.resting(.plain(swipe: SwipePolicy(directions: .right)))
    let small = OverlayViewport(size: OverlaySize(width: 200, height: 100))
    engine.prepare([
      pointer(.began, at: 500, x: 200, y: 60), pointer(.moved, at: 510, x: 100, y: 60),
      (520, .viewportChanged(small)), (520, .measured(.first, .card)),
    ])
    let given = RubberBand.offset(for: 100, dimension: 200)
    #expect(engine.only(at: 520)?.offset == Vector(dx: -given, dy: 0))
    engine.prepare([
      pointer(.moved, at: 530, x: 260, y: 60), pointer(.ended, at: 540, x: 300, y: 60),
    ])
    #expect(engine.only(at: 5000)?.offset == Vector(dx: 190, dy: 0))
  }
}
