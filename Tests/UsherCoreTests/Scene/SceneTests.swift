import Testing

@testable import UsherCore

@Suite("Scenes")
struct SceneTests {
  @Test("an empty engine draws an empty scene")
  func empty() {
    #expect(OverlayEngine.open().scene(at: .origin) == OverlayScene())
  }

  @Test("an overlay is drawn when it is measured")
  func measuring() {
    var engine = OverlayEngine.open()
    engine.prepare([(0, .presentRequested(.first, .plain()))])
    #expect(engine.scene(at: .origin) == OverlayScene())
    engine.prepare([(0, .measured(.first, .card))])
    let placed = PlacedOverlay(
      id: .first, frame: OverlayRect(x: 10, y: 10, width: 380, height: 100),
      offset: Vector(dx: 0, dy: -110), opacity: 1, acceptsInput: true)
    #expect(engine.scene(at: .origin).overlays == [placed])
    #expect(placed.currentFrame == OverlayRect(x: 10, y: -100, width: 380, height: 100))
  }

  @Test("an overlay with linear slides moves in, rests and moves out")
  func slide() {
    var engine = OverlayEngine.entering()
    let entrance = [0, 50, 100, 150, 200].compactMap { engine.only(at: $0)?.offset.dy }
    #expect(zip(entrance, [-110, -82.5, -55, -27.5, 0]).allSatisfy { isClose($0, $1) })
    engine.prepare([(500, .dismissRequested(.all()))])
    let exit = [500, 550, 600, 5000].compactMap { engine.only(at: $0)?.offset.dy }
    #expect(zip(exit, [0, -55, -110, -110]).allSatisfy { isClose($0, $1) })
    #expect(engine.only(at: 500)?.acceptsInput == false)
  }

  @Test("an overlay that only fades doesn't move")
  func fade() {
    let fade = OverlayTransition(fade: .linear(200))
    var engine = OverlayEngine.entering(.plain(entrance: fade, exit: fade))
    let entrance = [-5, 0, 50, 200, 900].compactMap { engine.only(at: $0) }
    #expect(zip(entrance, [0, 0, 0.25, 1, 1]).allSatisfy { isClose($0.opacity, $1) })
    engine.prepare([(500, .dismissRequested(.all()))])
    let exit = [500, 550, 700, 900].compactMap { engine.only(at: $0) }
    #expect(zip(exit, [1, 0.75, 0, 0]).allSatisfy { isClose($0.opacity, $1) })
    #expect((entrance + exit).allSatisfy { $0.offset == .zero })
  }

  @Test("a curve that overshoots moves too far, but the opacity is clamped")
  func overshoot() throws {
    let curve = try Timing.Curve(x1: 0.5, y1: 2, x2: 0.5, y2: 2)
    let timing = Timing.curve(curve, .milliseconds(200))
    let engine = OverlayEngine.entering(
      .plain(entrance: OverlayTransition(slide: Slide(timing), fade: Fade(timing))))
    let placed = try #require(engine.only(at: 100))
    #expect(placed.offset.dy > 0)
    #expect(placed.opacity == 1)
  }

  @Test("a scene after the next deadline shows every motion's end")
  func beyondDeadline() {
    let engine = OverlayEngine.entering()
    // Its lifetime is over, but only `receive` makes it exit.
    #expect(engine.only(at: 60_000)?.offset == .zero)
    #expect(engine.only(at: 60_000)?.acceptsInput == true)
  }

  @Test("drawing into a scene replaces its content")
  func drawInto() {
    var scene = OverlayEngine.resting().scene(at: .ms(200))
    #expect(scene.overlays.count == 1)
    OverlayEngine.open().draw(into: &scene, at: .ms(200))
    #expect(scene == OverlayScene())
  }

  @Test("overlays are drawn back to front and hit front to back")
  func order() {
    var engine = OverlayEngine.resting(capacity: 2)
    engine.prepare([
      (200, .presentRequested(.second, .plain())),
      (200, .measured(.second, OverlaySize(width: 380, height: 50))), (400, .timePassed),
    ])
    #expect(engine.scene(at: .ms(400)).overlays.map { $0.id } == [.first, .second])
    #expect(engine.hitTest(OverlayPoint(x: 200, y: 50), at: .ms(400)) == .overlay(.second))
    #expect(engine.hitTest(OverlayPoint(x: 200, y: 100), at: .ms(400)) == .overlay(.first))
    engine.prepare([(500, .dismissRequested(.overlay(.second)))])
    #expect(engine.hitTest(OverlayPoint(x: 200, y: 30), at: .ms(500)) == .overlay(.first))
  }

  @Test(
    "a point is hit inside the frame, except at its right and bottom edges",
    arguments: [
      (10.0, 10.0, true), (389.999, 109.999, true), (200, 50, true), (9.999, 50, false),
      (390, 50, false), (200, 110, false), (200, 9.999, false), (.nan, 50, false),
      (200, .infinity, false),
    ])
  func hitTest(x: Double, y: Double, isHit: Bool) {
    let engine = OverlayEngine.resting()
    let hit = engine.hitTest(OverlayPoint(x: x, y: y), at: .ms(200))
    #expect(hit == (isHit ? .overlay(.first) : .passThrough))
  }

  @Test("a moving overlay is hit at its drawn position")
  func hitWhileMoving() {
    let engine = OverlayEngine.entering()
    #expect(engine.hitTest(OverlayPoint(x: 200, y: 60), at: .ms(100)) == .passThrough)
    #expect(engine.hitTest(OverlayPoint(x: 200, y: 50), at: .ms(100)) == .overlay(.first))
    #expect(engine.hitTest(OverlayPoint(x: 200, y: 60), at: .ms(200)) == .overlay(.first))
  }
}
