import Testing

@testable import UsherCore

/// Tests with an overlay of 380 by 100 points at (10, 350), in the middle of a 400 by 800 viewport.
@Suite("Physics drags")
struct PhysicsDragTests {
  private let overlay = OverlayConfiguration.plain(
    .center, lifetime: .infinite, swipe: .physics)
  private let frame = OverlayRect(x: 10, y: 350, width: 380, height: 100)
  /// A drag that starts near the right side and pulls down.
  private let pullAtSide = [
    pointer(.began, at: 500, x: 350, y: 400), pointer(.moved, at: 520, x: 350, y: 500),
  ]

  private func scene(
    dx: Double, dy: Double, rotation: Double = 0, acceptsInput: Bool = true
  ) -> OverlayScene {
    var scene = OverlayScene()
    scene.overlays = [
      PlacedOverlay(
        id: .first, frame: frame, offset: Vector(dx: dx, dy: dy), rotation: rotation, opacity: 1,
        acceptsInput: acceptsInput)
    ]
    return scene
  }

  @Test("an overlay that is dragged at its center follows the pointer and stays upright")
  func centre() {
    var engine = OverlayEngine.resting(overlay)
    let commands = engine.play([
      pointer(.began, at: 500, x: 200, y: 400), pointer(.moved, at: 520, x: 230, y: 390),
      pointer(.moved, at: 540, x: 150, y: 500),
    ])
    #expect(commands == [.claimPointer(.first)])
    #expect(engine.scene(at: .ms(540)) == scene(dx: -50, dy: 100))
    #expect(engine.wakeup == .never)
  }

  @Test(
    "an overlay that is dragged at its side hangs from the pointer at the touched point")
  func side() throws {
    var engine = OverlayEngine.resting(overlay)
    engine.prepare(pullAtSide)
    let placed = try #require(engine.only(at: 520))
    #expect(placed.rotation > 0.1 && placed.rotation < Double.pi / 2)
    let centre = OverlayPoint(x: 200 + placed.offset.dx, y: 400 + placed.offset.dy)
    #expect(isClose(centre.x + 150 * Math.cosine(placed.rotation), 350, within: 1e-6))
    #expect(isClose(centre.y + 150 * Math.sine(placed.rotation), 500, within: 1e-6))
    #expect(engine.only(at: 60_000) == placed)
  }

  @Test("an overlay that is released gently springs back to its place and upright")
  func comesBack() throws {
    var engine = OverlayEngine.resting(overlay)
    engine.prepare(pullAtSide)
    let held = try #require(engine.only(at: 1000))
    #expect(engine.play([pointer(.ended, at: 1000, x: 350, y: 500)]).isEmpty)
    #expect(engine.only(at: 1000) == held)
    let halfway = try #require(engine.only(at: 1080))
    #expect(halfway.rotation > 0 && halfway.rotation < held.rotation)
    #expect(engine.play([(2500, .timePassed)]).isEmpty)
    #expect(engine.scene(at: .ms(2500)) == scene(dx: 0, dy: 0))
    #expect(engine.wakeup == .never)
  }

  @Test("a flung overlay moves straight until it is out of sight, and is removed 0.2 seconds later")
  func flung() throws {
    // 1000 points per second to the right, starting 20 points from the overlay's place. The radius
    // of the overlay's circle is half its diagonal.
    var engine = OverlayEngine.resting(overlay)
    let commands = engine.play([
      pointer(.began, at: 500, x: 200, y: 400), pointer(.moved, at: 510, x: 210, y: 400),
      pointer(.ended, at: 520, x: 220, y: 400),
    ])
    #expect(commands == [.claimPointer(.first), .notify(.first, .willDismiss)])
    let flying = try #require(engine.only(at: 720))
    #expect(isClose(flying.offset.dx, 220, within: 1e-3) && flying.offset.dy == 0)
    #expect(flying.rotation == 0 && flying.opacity == 1 && !flying.acceptsInput)
    let radius = Vector(dx: 380, dy: 100).length / 2
    let out = 180 + radius + 200
    let end = 520 + Int(out)
    #expect(engine.play([(end, .timePassed)]).isEmpty)
    #expect(engine.play([(end + 1, .timePassed)]) == .gone(.first, .swipe))
  }

  @Test("an overlay that is flung from its side continues to rotate in the same direction")
  func spinning() throws {
    var engine = OverlayEngine.resting(overlay)
    let commands = engine.play([
      pointer(.began, at: 500, x: 350, y: 400), pointer(.moved, at: 520, x: 350, y: 420),
      pointer(.moved, at: 540, x: 350, y: 440), pointer(.ended, at: 560, x: 350, y: 460),
    ])
    #expect(commands == [.claimPointer(.first), .notify(.first, .willDismiss)])
    let angles = try [560, 660, 760].map { try #require(engine.only(at: $0)).rotation }
    #expect(angles[0] > 0 && angles[1] > angles[0])
    #expect(isClose(angles[2] - angles[1], angles[1] - angles[0], within: 1e-6))
  }

  @Test("an overlay returns if its drag is canceled, at any speed")
  func cancelled() {
    var engine = OverlayEngine.resting(overlay)
    let commands = engine.play([
      pointer(.began, at: 500, x: 200, y: 400), pointer(.moved, at: 510, x: 230, y: 400),
      pointer(.cancelled, at: 520, x: 290, y: 400), (3000, .timePassed),
    ])
    #expect(commands == [.claimPointer(.first)])
    #expect(engine.scene(at: .ms(3000)) == scene(dx: 0, dy: 0))
  }

  @Test(
    "an overlay that was dragged in circles unwinds by at most half a turn when it returns")
  func winding() throws {
    var engine = OverlayEngine.resting(overlay)
    engine.prepare([pointer(.began, at: 500, x: 350, y: 400)])
    for step in 1...400 {
      let angle = Double(step) / 10
      engine.prepare([
        pointer(
          .moved, at: 500 + 10 * step, x: 200 + 150 * Math.cosine(angle),
          y: 400 + 150 * Math.sine(angle))
      ])
      let placed = try #require(engine.only(at: 500 + 10 * step))
      #expect(abs(placed.rotation) <= Double.pi)
    }
  }
}
