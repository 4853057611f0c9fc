import Testing

@testable import UsherCore

@Suite("Centered lists")
struct CenteredListTests {
  private static let heights: [[Double]] = [
    [100], [100, 60], [40, 200, 90], [200, 40, 40, 120], [60, 60, 60],
  ]

  /// An engine with a list of overlays with these heights, all at rest.
  private static func engine(
    _ heights: [Double], _ placement: OverlayPosition = .center,
    _ arrangement: Arrangement = .list(spacing: 10),
    viewport: OverlayViewport = .phone, avoids: Bool = false
  ) -> OverlayEngine {
    var engine = OverlayEngine(LaneSettings(capacity: 9, arrangement: arrangement))
    engine.prepare([(0, .viewportChanged(viewport))])
    var overlay = OverlayConfiguration.plain(placement, lifetime: .infinite)
    overlay.obstructions = avoids ? .avoided() : .ignored
    for (number, height) in heights.enumerated() {
      engine.prepare(
        showing(
          OverlayID(UInt64(number + 1)), overlay, at: 0,
          size: OverlaySize(width: 380, height: height)))
    }
    engine.prepare([(5000, .timePassed)])
    return engine
  }

  /// The frames of the visible overlays, from top to bottom.
  private static func frames(_ engine: OverlayEngine, at time: Int = 5000) -> [OverlayRect] {
    engine.scene(at: .ms(time)).overlays.filter { $0.opacity > 0.5 }
      .map { $0.frame }.sorted { $0.minY < $1.minY }
  }

  private static func gaps(_ frames: [OverlayRect]) -> [Double] {
    zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
  }

  @Test(
    "a list is centered as a whole, with equal spacing and the latest overlay at the top",
    arguments: heights, [OverlayPosition.leading, .center, .trailing])
  func tiles(heights: [Double], placement: OverlayPosition) throws {
    let frames = Self.frames(Self.engine(heights, placement))
    #expect(frames.map { $0.size.height } == heights.reversed())
    #expect(Self.gaps(frames).allSatisfy { $0 == 10 })
    let (first, last) = (try #require(frames.first), try #require(frames.last))
    #expect((first.minY + last.maxY) / 2 == 400)
  }

  @Test("a centered list avoids an obstruction as a whole")
  func obstructed() throws {
    var viewport = OverlayViewport.phone
    viewport.obstructions = [
      Obstruction(OverlayRect(x: 0, y: 500, width: 400, height: 300), from: .bottom)
    ]
    let frames = Self.frames(Self.engine([40, 200, 90], viewport: viewport, avoids: true))
    #expect(Self.gaps(frames) == [10, 10])
    #expect(try #require(frames.last).maxY <= 500)
  }

  @Test("a centered list uses the entire room, and hides its oldest overlays if they don't fit")
  func room() {
    let frames = Self.frames(Self.engine([90, 140, 140, 140, 140, 140]))
    // 780 points are 5 times 140 and 4 times 10, and 40 more.
    #expect(frames.map { $0.size.height } == [140, 140, 140, 140, 140])
    #expect(frames.first?.minY == 30 && frames.last?.maxY == 770)
  }

  @Test(
    "hovering over an overlay stops the list from moving, and it is centered again afterward")
  func still() {
    var engine = Self.engine([40, 200, 90])
    let known = Self.frames(engine)
    engine.prepare([
      (5000, .attentionChanged(.hover, of: .second, isPresent: true)),
      (6000, .dismissRequested(.overlay(.third))), (7000, .timePassed),
    ])
    #expect(Self.frames(engine, at: 7000) == Array(known.dropFirst()))
    engine.prepare(
      showing(
        OverlayID(4), .plain(.center, lifetime: .infinite), at: 7000,
        size: OverlaySize(width: 380, height: 60)))
    engine.prepare([(9000, .timePassed)])
    #expect(Self.frames(engine, at: 9000).filter { known.contains($0) }.count == 2)
    #expect(Self.gaps(Self.frames(engine, at: 9000)).allSatisfy { $0 >= 10 && $0 <= 40 })
    engine.prepare([
      (9000, .attentionChanged(.hover, of: .second, isPresent: false)), (14_000, .timePassed),
    ])
    let frames = Self.frames(engine, at: 14_000)
    #expect(frames.map { $0.size.height } == [60, 200, 40])
    #expect(frames.map { $0.minY } == [240, 310, 520])
  }

  @Test(
    "the overlays of a centered stack are visible by equal amounts, regardless of their heights")
  func stack() {
    let stack = Arrangement.collapsed(
      CollapsedStack(peek: 10, shrink: 0, visibleCount: 9, spacing: 10))
    let frames = Self.frames(Self.engine([40, 200, 90], .center, stack))
    #expect(frames.map { $0.maxY }.sorted() == [445, 455, 465])
  }

  @Test("a centered stack expands downward, and its front overlay stays under the pointer")
  func spreadPile() {
    let stack = Arrangement.collapsed(
      CollapsedStack(peek: 10, shrink: 0, visibleCount: 9, spacing: 10))
    var engine = Self.engine([40, 200, 90], .center, stack)
    engine.prepare([
      (5000, .attentionChanged(.hover, of: .third, isPresent: true)), (9000, .timePassed),
    ])
    #expect(Self.frames(engine, at: 9000).map { $0.minY } == [355, 455, 665])
  }
}
