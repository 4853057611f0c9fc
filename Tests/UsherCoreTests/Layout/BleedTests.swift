import Testing

@testable import UsherCore

@Suite("Backgrounds beyond the frame")
struct BleedTests {
  private let viewport = OverlayViewport(
    size: OverlaySize(width: 400, height: 800),
    safeArea: Insets(top: 40, left: 5, bottom: 30, right: 15))

  private func placed(
    _ placement: OverlayPosition, _ policy: SafeAreaPolicy, margins: Double = 0, buffer: Double = 0,
    size: OverlaySize = OverlaySize(width: 200, height: 100), in viewport: OverlayViewport? = nil
  ) -> (frame: OverlayRect, bleed: Insets) {
    let overlay = OverlayConfiguration.plain(placement).with(\.safeArea, policy)
      .with(\.margins, Insets(horizontal: margins, vertical: margins)).with(\.buffer, buffer)
    let viewport = viewport ?? self.viewport
    let frame = overlay.restingFrame(of: size, in: viewport)
    return (frame, overlay.bleed(at: frame, in: viewport))
  }

  @Test(
    "a filled background covers the safe area at the edges of the overlay's position",
    arguments: [
      (OverlayPosition.topLeading, Insets(top: 40, left: 5, bottom: 0, right: 0)),
      (.top, Insets(top: 40, left: 0, bottom: 0, right: 0)),
      (.topTrailing, Insets(top: 40, left: 0, bottom: 0, right: 15)),
      (.leading, Insets(top: 0, left: 5, bottom: 0, right: 0)),
      (.center, .zero),
      (.trailing, Insets(top: 0, left: 0, bottom: 0, right: 15)),
      (.bottomLeading, Insets(top: 0, left: 5, bottom: 30, right: 0)),
      (.bottom, Insets(top: 0, left: 0, bottom: 30, right: 0)),
      (.bottomTrailing, Insets(top: 0, left: 0, bottom: 30, right: 15)),
    ])
  func filled(placement: OverlayPosition, bleed: Insets) {
    #expect(placed(placement, .filled).bleed == bleed)
    // A margin stays empty, so the background extends equally far from a start that is further
    // inside.
    #expect(placed(placement, .filled, margins: 12).bleed == bleed)
    #expect(placed(placement, .respected).bleed == .zero)
    #expect(placed(placement, .overridden).bleed == .zero)
  }

  @Test(
    "a filled background covers the safe area even if the overlay is large enough to touch it")
  func touching() {
    let wide = OverlaySize(width: 380, height: 100)
    #expect(
      placed(.top, .filled, size: wide).bleed == Insets(top: 40, left: 5, bottom: 0, right: 15))
    // Hosts with whole points measure slightly less than the proposal.
    let whole = OverlaySize(width: 379, height: 729)
    #expect(
      placed(.center, .filled, size: whole).bleed
        == Insets(top: 40, left: 5, bottom: 30, right: 15))
    let fitting = OverlaySize(width: 360, height: 709)
    #expect(placed(.center, .filled, margins: 10, size: fitting).bleed == .zero)
  }

  @Test("with a merged safe area, each margin is the larger of the inset and the margin")
  func merged() {
    // The safe area has insets of 40 points at the top, 5 at the left, 30 at the bottom and 15 at
    // the right.
    #expect(placed(.topTrailing, .merged, margins: 10).frame.minY == 40)
    #expect(placed(.topTrailing, .merged, margins: 50).frame.minY == 50)
    #expect(placed(.topTrailing, .merged, margins: 10).frame.maxX == 385)
    #expect(placed(.topTrailing, .merged, margins: 20).frame.maxX == 380)
    #expect(placed(.bottomLeading, .merged, margins: 10, buffer: 7).bleed[.bottom] == 7)
    let overlay = OverlayConfiguration.plain().with(\.safeArea, .merged)
      .with(\.margins, Insets(horizontal: 10, vertical: 10))
    #expect(
      overlay.proposal(in: viewport)
        == SizeProposal(minimumWidth: 375, maximumWidth: 375, maximumHeight: 730))
  }

  @Test("an overlay that overrides the safe area rests at the viewport's edge")
  func overridden() {
    #expect(placed(.top, .overridden).frame == OverlayRect(x: 100, y: 0, width: 200, height: 100))
    #expect(
      placed(.bottomTrailing, .overridden, margins: 12).frame
        == OverlayRect(x: 188, y: 688, width: 200, height: 100))
    let overlay = OverlayConfiguration.plain().with(\.safeArea, .overridden)
    #expect(
      overlay.proposal(in: viewport)
        == SizeProposal(minimumWidth: 380, maximumWidth: 380, maximumHeight: 780))
  }

  @Test(
    "a buffer extends the background at the overlay's edges, beyond the filled safe area",
    arguments: [
      (
        OverlayPosition.top, SafeAreaPolicy.respected,
        Insets(top: 100, left: 0, bottom: 0, right: 0)
      ),
      (.top, .filled, Insets(top: 140, left: 0, bottom: 0, right: 0)),
      (.top, .overridden, Insets(top: 100, left: 0, bottom: 0, right: 0)),
      (.bottomTrailing, .filled, Insets(top: 0, left: 0, bottom: 130, right: 115)),
      (.center, .filled, .zero),
    ])
  func buffer(placement: OverlayPosition, policy: SafeAreaPolicy, bleed: Insets) {
    #expect(placed(placement, policy, buffer: 100).bleed == bleed)
  }

  @Test("a background isn't extended if an obstruction separates the overlay from its edge")
  func obstructed() {
    var covered = viewport
    covered.obstructions = [Obstruction(OverlayRect(x: 0, y: 500, width: 400, height: 300))]
    let bottom = placed(.bottom, .filled, buffer: 100, in: covered)
    #expect(bottom.frame == OverlayRect(x: 95, y: 400, width: 200, height: 100))
    #expect(bottom.bleed == .zero)
  }

  @Test("the distance to hide an overlay includes its background and, on request, its shadow")
  func distanceOut() {
    let overlay = OverlayConfiguration.plain().with(\.safeArea, .filled).with(\.buffer, 100)
      .with(\.overhang, 24)
    let frame = overlay.restingFrame(of: OverlaySize(width: 200, height: 100), in: viewport)
    #expect(frame == OverlayRect(x: 95, y: 50, width: 200, height: 100))
    func distance(over edge: OverlayRect.Edge, withShadow: Bool) -> Double {
      overlay.distanceOut(of: viewport, over: edge, from: frame, withShadow: withShadow)
    }
    #expect(
      OverlayRect.Edge.allCases.map { distance(over: $0, withShadow: false) } == [
        -150, -295, 890, 305,
      ])
    #expect(
      OverlayRect.Edge.allCases.map { distance(over: $0, withShadow: true) } == [
        -174, -319, 914, 329,
      ])
  }

  @Test("a background moves and scales with its overlay, and receives the pointer")
  func scene() {
    let filling = OverlayConfiguration.plain().with(\.safeArea, .filled).with(\.margins, .zero)
      .with(\.size.width, .constant(200))
    var engine = OverlayEngine()
    engine.prepare([
      (0, .viewportChanged(viewport)), (0, .presentRequested(.first, filling)),
      (0, .measured(.first, OverlaySize(width: 200, height: 100))),
    ])
    let half = engine.only(at: 100)
    #expect(half?.frame == OverlayRect(x: 95, y: 40, width: 200, height: 100))
    #expect(half?.currentFrame == OverlayRect(x: 95, y: -30, width: 200, height: 100))
    #expect(half?.backgroundFrame == OverlayRect(x: 95, y: -70, width: 200, height: 140))
    #expect(engine.hitTest(OverlayPoint(x: 100, y: 5), at: .ms(200)) == .overlay(.first))
    #expect(engine.hitTest(OverlayPoint(x: 94, y: 5), at: .ms(200)) == .passThrough)
    let scaled = PlacedOverlay(
      id: .first, frame: OverlayRect(x: 0, y: 40, width: 200, height: 100),
      bleed: Insets(top: 40, left: 0, bottom: 0, right: 0), offset: .zero, scale: 0.5, opacity: 1,
      acceptsInput: true)
    #expect(scaled.backgroundFrame == OverlayRect(x: 50, y: 45, width: 100, height: 70))
  }
}
