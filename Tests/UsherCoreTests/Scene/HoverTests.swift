import Testing

@testable import UsherCore

@Suite("Hovering over overlays")
struct HoverTests {
  private static func placed(
    _ id: OverlayID, y: Double, acceptsInput: Bool = true, isSpread: Bool = true
  ) -> PlacedOverlay {
    PlacedOverlay(
      id: id, frame: OverlayRect(x: 10, y: y, width: 380, height: 100), offset: .zero, opacity: 1,
      acceptsInput: acceptsInput, isSpread: isSpread)
  }

  private static func hovered(_ overlays: [PlacedOverlay], y: Double, x: Double = 200) -> OverlayID?
  {
    var scene = OverlayScene()
    scene.overlays = overlays
    return scene.hovered(at: OverlayPoint(x: x, y: y))
  }

  /// Two overlays with the vertical ranges 10...110 and 130...230.
  private static let pair = [placed(.first, y: 130), placed(.second, y: 10)]

  @Test("a pointer over several overlays hovers over the frontmost")
  func over() {
    #expect(Self.hovered(Self.pair, y: 50) == .second)
    #expect(
      Self.hovered([Self.placed(.first, y: 10), Self.placed(.second, y: 60)], y: 80) == .second)
    #expect(Self.hovered([Self.placed(.first, y: 10, acceptsInput: false)], y: 50) == nil)
  }

  @Test(
    "a pointer between two overlays of an expanded stack hovers over the nearer overlay",
    arguments: [(110, OverlayID.second), (119, .second), (121, .first), (129, .first)])
  func between(y: Double, expected: OverlayID) {
    #expect(Self.hovered(Self.pair, y: y) == expected)
  }

  @Test("a pointer at the future place of an expanded stack's overlay hovers over that overlay")
  func coming() {
    let coming = PlacedOverlay(
      id: .first, frame: OverlayRect(x: 10, y: 10, width: 380, height: 100),
      offset: Vector(dx: 0, dy: 120), opacity: 1, acceptsInput: true, isSpread: true)
    #expect(Self.hovered([coming], y: 50) == .first)
    #expect(Self.hovered([coming], y: 115) == nil)
  }

  @Test(
    "the nearest overlay of an expanded stack is determined using the resting frames",
    arguments: [(0, OverlayID.second), (119, .second), (121, .first), (900, .first)])
  func nearest(y: Double, expected: OverlayID) {
    var scene = OverlayScene()
    scene.overlays = Self.pair + [Self.placed(.third, y: 800, isSpread: false)]
    #expect(scene.nearestSpread(to: OverlayPoint(x: 200, y: y)) == expected)
    #expect(scene.nearestSpread(to: OverlayPoint(x: 5, y: y)) == nil)
  }

  @Test("a pointer between equally near stacks hovers over the overlay further back")
  func equallyNear() {
    let above = [Self.placed(.first, y: 10), Self.placed(.second, y: 10)]
    #expect(Self.hovered(above + [Self.placed(.third, y: 130)], y: 115) == .first)
    let below = [Self.placed(.first, y: 130), Self.placed(.second, y: 130)]
    #expect(Self.hovered(below + [Self.placed(.third, y: 10)], y: 125) == .first)
  }

  @Test("a pointer outside the stack, or between unstacked overlays, hovers over nothing")
  func nothing() {
    #expect(Self.hovered(Self.pair, y: 120, x: 5) == nil)
    #expect(
      [9.9, 10, 389.9, 390].map { Self.hovered(Self.pair, y: 120, x: $0) != nil } == [
        false, true, true, false,
      ])
    #expect(Self.hovered(Self.pair, y: 5) == nil)
    #expect(Self.hovered(Self.pair, y: 240) == nil)
    let loose = [
      Self.placed(.first, y: 130, isSpread: false), Self.placed(.second, y: 10, isSpread: false),
    ]
    #expect(Self.hovered(loose, y: 120) == nil)
  }

  @Test(
    "a stack's overlays report that the stack is expanded while one has the user's attention")
  func spread() {
    let stack = LaneSettings(capacity: 2, arrangement: .collapsed(CollapsedStack()))
    var engine = OverlayEngine.open(with: stack)
    let lasting = OverlayConfiguration.plain(lifetime: .infinite)
    engine.prepare(showing(.first, lasting, at: 0) + showing(.second, lasting, at: 0))
    func spread() -> [Bool] { engine.scene(at: .ms(5000)).overlays.map { $0.isSpread } }
    #expect(spread() == [false, false])
    engine.prepare([(1000, .attentionChanged(.hover, of: .first, isPresent: true))])
    #expect(spread() == [true, true])
    engine.prepare([(2000, .attentionChanged(.hover, of: .first, isPresent: false))])
    #expect(spread() == [false, false])
  }
}
