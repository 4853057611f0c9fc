import Testing

@testable import UsherCore

/// The OwlBanners reference, 2.5: the buffer zone behind the upper edge.
@Suite("OwlBanners 2.5: buffer zone")
struct OwlBannersBufferTests {
  private static let banner = OwlBanners.banner(1, requiresUserDismissal: true)
    .with(\.margins, .zero).with(\.safeArea, .filled)

  private static func viewport(statusBar: Double) -> Viewport {
    Viewport(
      size: Size(width: 400, height: 800),
      safeArea: Insets(top: statusBar, left: 0, bottom: 0, right: 0))
  }

  @Test(
    "the content lies below the status bar, and its background covers that and the buffer above",
    arguments: [20.0, 44, 59])
  func displayed(statusBar: Double) {
    for buffer in [0.0, 30, 100] {
      var engine = OverlayEngine(OwlBanners.line)
      engine.prepare([
        (0, .viewportChanged(Self.viewport(statusBar: statusBar))),
        (0, .presentRequested(.first, Self.banner.with(\.buffer, buffer))),
        (0, .measured(.first, Size(width: 400, height: 40))),
      ])
      let bleed = Insets(top: statusBar + buffer, left: 0, bottom: 0, right: 0)
      for (time, dy) in [(0, -40 - statusBar), (500, 0)] {
        let placed = PlacedOverlay(
          id: .first, frame: Rect(x: 0, y: statusBar, width: 400, height: 40), bleed: bleed,
          offset: Vector(dx: 0, dy: dy), opacity: 1, acceptsInput: true)
        #expect(engine.scene(at: .ms(time)).looksLike([placed]))
      }
    }
  }

  @Test("with a buffer as deep as it overshoots, a lively spring shows no gap above")
  func noGap() throws {
    // With a damping ratio of 0.3, a spring overshoots by 0.372 of the distance, as the reference
    // computes.
    let spring = try Timing.Spring(response: .milliseconds(300), dampingRatio: 0.3)
    for statusBar in [20.0, 44, 59] {
      let travel = 40 + statusBar
      var engine = OverlayEngine(OwlBanners.line)
      let banner = Self.banner.with(\.buffer, 0.373 * travel)
        .with(\.entrance, OverlayTransition(slide: .spring(spring)))
      engine.prepare([
        (0, .viewportChanged(Self.viewport(statusBar: statusBar))),
        (0, .presentRequested(.first, banner)),
        (0, .measured(.first, Size(width: 400, height: 40))),
      ])
      let offsets = (0...2000).compactMap { engine.only(at: $0)?.offset.dy }
      let overshoot = try #require(offsets.max())
      #expect(isClose(overshoot, 0.372 * travel, within: 0.002 * travel))
      let tops = (0...2000).compactMap { engine.only(at: $0)?.backgroundFrame.minY }
      #expect(tops.count == 2001 && tops.allSatisfy { $0 <= 0 })
    }
  }

  @Test("where the status bar grows or shrinks, the banner keeps below it")
  func statusBarChanges() {
    var engine = OverlayEngine(OwlBanners.line)
    engine.prepare([
      (0, .viewportChanged(Self.viewport(statusBar: 20))),
      (0, .presentRequested(.first, Self.banner.with(\.buffer, 100))),
      (0, .measured(.first, Size(width: 400, height: 40))), (500, .timePassed),
      (600, .viewportChanged(Self.viewport(statusBar: 40))),
    ])
    let placed = PlacedOverlay(
      id: .first, frame: Rect(x: 0, y: 40, width: 400, height: 40),
      bleed: Insets(top: 140, left: 0, bottom: 0, right: 0), offset: .zero, opacity: 1,
      acceptsInput: true)
    #expect(engine.scene(at: .ms(600)).looksLike([placed]))
  }
}
