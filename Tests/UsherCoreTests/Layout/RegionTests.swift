import Testing

@testable import UsherCore

@Suite("Regions of the viewport")
struct RegionTests {
  /// A phone with a notch, in which overlay 1 has the area below a bar that ends at 91.
  private let viewport: OverlayViewport = {
    var viewport = OverlayViewport(
      size: OverlaySize(width: 390, height: 844),
      safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))
    viewport.regions[OverlayID(1)] = OverlayViewport.Region(
      OverlayRect(x: 0, y: 91, width: 390, height: 753),
      safeArea: Insets(top: 0, left: 0, bottom: 34, right: 0))
    return viewport
  }()

  private func frame(
    _ overlay: OverlayConfiguration, _ id: OverlayID, height: Double = 100
  ) -> OverlayRect {
    overlay.restingFrame(
      of: OverlaySize(width: 370, height: height), in: viewport.area(of: id))
  }

  @Test("a margin merges with the region's safe area, but not with the bar's height")
  func merged() {
    let card = OverlayConfiguration.plain(.top).with(\.safeArea, .merged)
      .with(\.margins, Insets(horizontal: 10, vertical: 10))
    #expect(frame(card, OverlayID(1)).minY == 101)
    #expect(frame(card, OverlayID(2)).minY == 47)
    #expect(frame(card.with(\.placement, .bottom), OverlayID(1)).maxY == 810)
    #expect(frame(card.with(\.placement, .center), OverlayID(1)).minY == 405.5)
  }

  @Test("a background extends beyond its region's edge only by its buffer")
  func bleed() {
    let bar = OverlayConfiguration.plain(.top).with(\.safeArea, .filled).with(\.buffer, 5)
      .with(\.margins, .zero)
    let area = viewport.area(of: OverlayID(1))
    #expect(frame(bar, OverlayID(1)).minY == 91)
    #expect(
      bar.bleed(at: frame(bar, OverlayID(1)), in: area)
        == Insets(top: 5, left: 0, bottom: 0, right: 0))
    #expect(
      bar.bleed(at: frame(bar, OverlayID(2)), in: viewport)
        == Insets(top: 52, left: 0, bottom: 0, right: 0))
  }

  @Test("the distance to hide an overlay is measured to its region's edges")
  func out() {
    let overlay = OverlayConfiguration.plain(.top).with(\.margins, .zero)
    let frame = frame(overlay, OverlayID(1))
    let area = viewport.area(of: OverlayID(1))
    #expect(overlay.distanceOut(of: area, over: .top, from: frame, withShadow: false) == -100)
    #expect(overlay.distanceOut(of: area, over: .bottom, from: frame, withShadow: false) == 753)
  }

  @Test("a ratio extent is a fraction of the region instead of the viewport")
  func shares() {
    let overlay = OverlayConfiguration.plain(.top).with(\.size.height, .ratio(0.5))
    #expect(overlay.proposal(in: viewport.area(of: OverlayID(1))).maximumHeight == 376.5)
    #expect(overlay.proposal(in: viewport).maximumHeight == 422)
  }

  @Test("a shown overlay follows its region, and other overlays stay")
  func follows() {
    var engine = OverlayEngine()
    _ = engine.receive(.viewportChanged(viewport), at: .origin)
    for id in [OverlayID(1), OverlayID(2)] {
      _ = engine.receive(
        .presentRequested(id, OverlayConfiguration.plain(.top).with(\.precedence, .stack)),
        at: .origin)
      _ = engine.receive(.measured(id, OverlaySize(width: 200, height: 50)), at: .origin)
    }
    let before = [OverlayID(1), OverlayID(2)].map { engine.restingFrame(of: $0)?.minY ?? -1 }
    #expect(before[0] - before[1] == 91 - 47)
    var hidden = viewport
    hidden.regions = [:]
    _ = engine.receive(.viewportChanged(hidden), at: .origin)
    #expect(engine.restingFrame(of: OverlayID(1))?.minY == before[1])
    #expect(engine.restingFrame(of: OverlayID(2))?.minY == before[1])
  }

  @Test("a region with NaN makes the viewport unusable")
  func usable() {
    var odd = viewport
    odd.regions[OverlayID(2)] = OverlayViewport.Region(
      OverlayRect(x: .nan, y: 0, width: 1, height: 1))
    #expect(viewport.isUsable)
    #expect(!odd.isUsable)
  }
}
