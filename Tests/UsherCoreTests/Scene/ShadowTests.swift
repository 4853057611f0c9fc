import Testing

@testable import UsherCore

@Suite("Shadows of overlapping overlays")
struct ShadowTests {
  private static let lasting = OverlayConfiguration.plain(lifetime: .infinite)

  private static func shares(of settings: LaneSettings, count: Int = 4) -> [Double] {
    var engine = OverlayEngine.open(with: settings)
    for number in 1...count {
      engine.prepare(showing(OverlayID(UInt64(number)), lasting, at: 0))
    }
    let scene = engine.scene(at: .ms(5000))
    return scene.overlays.indices.map { scene.shadow(at: $0) }
  }

  @Test("each visible overlay in front that overlaps an overlay halves its shadow")
  func layered() {
    #expect(Self.shares(of: LaneSettings(capacity: 4)) == [0.125, 0.25, 0.5, 1])
    let stack = Arrangement.collapsed(CollapsedStack(peek: 10, visibleCount: 2, spacing: 10))
    #expect(Self.shares(of: LaneSettings(capacity: 4, arrangement: stack)).suffix(2) == [0.5, 1])
  }

  @Test("overlays next to each other have full shadows")
  func list() {
    #expect(
      Self.shares(of: LaneSettings(capacity: 4, arrangement: .list(spacing: 10)))
        == [1, 1, 1, 1])
    #expect(Self.shares(of: LaneSettings(), count: 1) == [1])
  }

  @Test("the shadows of forty overlays in one place are less dark than three full shadows")
  func bounded() {
    let light = Self.shares(of: LaneSettings(capacity: 40), count: 40)
      .reduce(1.0) { $0 * (1 - 0.4 * $1) }
    #expect(light > 0.6 * 0.6 * 0.6)
  }
}
