import Testing

@testable import UsherCore

@Suite("Obstructions")
struct ObstructionTests {
  /// A keyboard that covers the lower 300 points of `OverlayViewport.phone`.
  private static let keyboard = Obstruction(OverlayRect(x: 0, y: 500, width: 400, height: 300))

  private func viewport(_ obstructions: Obstruction...) -> OverlayViewport {
    OverlayViewport(size: OverlaySize(width: 400, height: 800), obstructions: obstructions)
  }

  private func y(
    _ placement: OverlayPosition, height: Double, _ policy: ObstructionPolicy = .avoided(),
    in viewport: OverlayViewport
  ) -> Double {
    let overlay = OverlayConfiguration.plain(placement).with(\.obstructions, policy)
    let frame = overlay.restingFrame(of: OverlaySize(width: 380, height: height), in: viewport)
    #expect(frame.minX == 10 && frame.size == OverlaySize(width: 380, height: height))
    return frame.minY
  }

  @Test(
    "a range covers its start but not its end, and at the far side its end but not its start")
  func covered() {
    let room = Span(start: 0, end: 100)
    func places(_ alignment: Anchoring.Alignment, _ spans: [(Double, Double)]) -> [Bool] {
      spans.map { alignment.isCovered(by: Span(start: $0.0, end: $0.1), in: room) }
    }
    #expect(places(.start, [(-9, 0), (-9, 1), (0, 9), (1, 9)]) == [false, true, true, false])
    #expect(places(.center, [(9, 50), (9, 51), (50, 60), (51, 60)]) == [false, true, true, false])
    #expect(
      places(.end, [(9, 99), (9, 100), (99, 200), (100, 200)]) == [false, true, true, false])
  }

  @Test(
    "an overlay moves up only by its overlap with a keyboard",
    arguments: [
      (OverlayPosition.top, 100.0, 10.0), (.center, 100, 350), (.center, 200, 300),
      (.center, 201, 299),
      (.center, 400, 100), (.bottom, 100, 400), (.bottom, 490, 10),
    ])
  func movesByTheOverlap(placement: OverlayPosition, height: Double, expected: Double) {
    #expect(y(placement, height: height, in: viewport(Self.keyboard)) == expected)
  }

  @Test("spacing increases an overlay's distance from an obstruction")
  func spacing() {
    let policy = ObstructionPolicy.avoided(spacing: 20)
    #expect(y(.bottom, height: 100, policy, in: viewport(Self.keyboard)) == 380)
    #expect(y(.center, height: 200, policy, in: viewport(Self.keyboard)) == 280)
    #expect(y(.center, height: 100, policy, in: viewport(Self.keyboard)) == 350)
  }

  @Test("an overlay that ignores obstructions keeps its position and its proposal")
  func ignored() {
    #expect(y(.bottom, height: 100, .ignored, in: viewport(Self.keyboard)) == 690)
    let overlay = OverlayConfiguration.plain(.bottom).with(\.obstructions, .ignored)
    #expect(overlay.proposal(in: viewport(Self.keyboard)) == .phone)
  }

  @Test(
    "an obstruction outside the viewport, or without an area, is ignored",
    arguments: [
      (OverlayRect(x: 0, y: 800, width: 400, height: 300), .bottom),
      (OverlayRect(x: 0, y: -50, width: 400, height: 50), .top),
      (OverlayRect(x: -50, y: 0, width: 50, height: 800), .left),
      (OverlayRect(x: 400, y: 0, width: 50, height: 800), .right),
      (OverlayRect(x: 0, y: 500, width: 0, height: 300), .bottom),
      (OverlayRect(x: 0, y: 790, width: 400, height: 0), .bottom),
    ] as [(OverlayRect, OverlayRect.Edge)])
  func absent(frame: OverlayRect, edge: OverlayRect.Edge) {
    let policy = ObstructionPolicy.avoided(spacing: 50)
    let viewport = viewport(Obstruction(frame, from: edge))
    // As high as the viewport, so that it is close to each edge.
    #expect(y(.bottom, height: 780, policy, in: viewport) == 10)
    let overlay = OverlayConfiguration.plain(.bottom).with(\.obstructions, policy)
    #expect(overlay.proposal(in: viewport) == .phone)
  }

  @Test(
    "an overlay next to an obstruction stays, and the strip behind an obstruction is covered")
  func beside() {
    let floating = Obstruction(OverlayRect(x: 0, y: 500, width: 200, height: 100))
    let viewport = viewport(floating)
    let size = OverlaySize(width: 150, height: 100)
    func frame(_ placement: OverlayPosition) -> OverlayRect {
      OverlayConfiguration.plain(placement).restingFrame(of: size, in: viewport)
    }
    #expect(frame(.bottomTrailing) == OverlayRect(x: 240, y: 690, width: 150, height: 100))
    #expect(frame(.bottomLeading) == OverlayRect(x: 10, y: 400, width: 150, height: 100))
  }

  @Test(
    "an obstruction at each edge moves an overlay toward the opposite edge",
    arguments: [
      (
        Obstruction(OverlayRect(x: 0, y: 0, width: 400, height: 50), from: .top),
        OverlayPosition.topLeading,
        OverlayRect(x: 10, y: 50, width: 100, height: 100)
      ),
      (
        Obstruction(OverlayRect(x: 0, y: 0, width: 60, height: 800), from: .left), .topLeading,
        OverlayRect(x: 60, y: 10, width: 100, height: 100)
      ),
      (
        Obstruction(OverlayRect(x: 300, y: 0, width: 100, height: 800), from: .right), .topTrailing,
        OverlayRect(x: 200, y: 10, width: 100, height: 100)
      ),
      (
        Obstruction(OverlayRect(x: 200, y: 0, width: 200, height: 800), from: .right), .center,
        OverlayRect(x: 100, y: 350, width: 100, height: 100)
      ),
      (
        Obstruction(OverlayRect(x: 300, y: 0, width: 100, height: 5), from: .right), .topTrailing,
        OverlayRect(x: 290, y: 10, width: 100, height: 100)
      ),
    ])
  func edges(obstruction: Obstruction, placement: OverlayPosition, expected: OverlayRect) {
    let frame = OverlayConfiguration.plain(placement).restingFrame(
      of: OverlaySize(width: 100, height: 100), in: viewport(obstruction))
    #expect(frame == expected)
  }

  @Test("an overlay that one obstruction moves onto another avoids both")
  func both() {
    let panel = Obstruction(OverlayRect(x: 150, y: 300, width: 250, height: 150), from: .right)
    let frame = OverlayConfiguration.plain(.bottom).restingFrame(
      of: OverlaySize(width: 100, height: 100), in: viewport(Self.keyboard, panel))
    #expect(frame == OverlayRect(x: 50, y: 400, width: 100, height: 100))
  }

  @Test(
    "an overlay's proposal depends on the obstruction, the spacing and the edge resistance",
    .bug("https://github.com/exyte/PopupView/issues/281"),
    arguments: [
      (OverlayPosition.bottom, ObstructionPolicy.avoided(), 490.0), (.center, .avoided(), 490),
      (.top, .avoided(), 490), (.bottom, .avoided(spacing: 20), 470),
      (.bottom, .avoided(spacing: 20, edgeResistance: 100), 380),
      (.bottom, .avoided(edgeResistance: 0), 500), (.bottom, .avoided(edgeResistance: -200), 700),
      (.bottom, .avoided(edgeResistance: -1000), 780), (.bottom, .avoided(edgeResistance: 600), 0),
      (.top, .avoided(edgeResistance: 100), 490), (.top, .avoided(edgeResistance: 0), 500),
    ])
  func proposal(placement: OverlayPosition, policy: ObstructionPolicy, height: Double) {
    let overlay = OverlayConfiguration.plain(placement).with(\.obstructions, policy)
    #expect(
      overlay.proposal(in: viewport(Self.keyboard))
        == SizeProposal(minimumWidth: 380, maximumWidth: 380, maximumHeight: height))
  }

  @Test("a requested height is reduced by an obstruction")
  func minimumHeightYields() {
    let overlay = OverlayConfiguration.plain(.bottom).with(\.size.height, .constant(600))
    #expect(
      overlay.proposal(in: viewport(Self.keyboard))
        == SizeProposal(
          minimumWidth: 380, maximumWidth: 380, minimumHeight: 490, maximumHeight: 490))
  }

  @Test("a side panel reduces an overlay's width if it covers the line on which the overlay rests")
  func panel() {
    let panel = Obstruction(OverlayRect(x: 300, y: 200, width: 100, height: 600), from: .right)
    #expect(OverlayConfiguration.plain(.top).proposal(in: viewport(panel)) == .phone)
    let narrow = SizeProposal(minimumWidth: 290, maximumWidth: 290, maximumHeight: 780)
    #expect(OverlayConfiguration.plain(.bottom).proposal(in: viewport(panel)) == narrow)
    #expect(OverlayConfiguration.plain(.center).proposal(in: viewport(panel)) == narrow)
  }

  @Test(
    "edge resistance limits how far an overlay moves, unless it rests further out already",
    arguments: [
      (OverlayPosition.bottom, 400.0, 120.0, 120.0), (.bottom, 380, 120, 120),
      (.bottom, 370, 120, 130),
      (.bottom, 600, -50, -50), (.top, 600, 120, 10), (.top, 600, 0, 0),
    ])
  func edgeResistance(
    placement: OverlayPosition, height: Double, resistance: Double, expected: Double
  ) {
    let policy = ObstructionPolicy.avoided(edgeResistance: resistance)
    #expect(y(placement, height: height, policy, in: viewport(Self.keyboard)) == expected)
  }

  @Test("when a keyboard appears, overlays with less room are measured again, and they move")
  func engine() {
    var engine = OverlayEngine.resting(.plain(.bottom))
    let commands = engine.play([(300, .viewportChanged(viewport(Self.keyboard)))])
    let proposal = SizeProposal(minimumWidth: 380, maximumWidth: 380, maximumHeight: 490)
    #expect(commands == [.measure(.first, proposal)])
    #expect(engine.only(at: 300)?.frame == OverlayRect(x: 10, y: 400, width: 380, height: 100))
    let lower = Obstruction(OverlayRect(x: 0, y: 795, width: 400, height: 5))
    let away = engine.play([(400, .viewportChanged(viewport(lower)))])
    #expect(away == [.measure(.first, .phone)])
    #expect(engine.only(at: 400)?.frame == OverlayRect(x: 10, y: 690, width: 380, height: 100))
  }

  @Test("a keyboard that is already visible affects a new overlay")
  func early() {
    var engine = OverlayEngine()
    let commands = engine.play([
      (0, .viewportChanged(viewport(Self.keyboard))),
      (0, .presentRequested(.first, .plain(.bottom))),
      (0, .measured(.first, .card)), (200, .timePassed),
    ])
    let proposal = SizeProposal(minimumWidth: 380, maximumWidth: 380, maximumHeight: 490)
    #expect(
      commands == .admitted(.first, proposal)
        + [.notify(.first, .willPresent), .notify(.first, .didPresent)])
    #expect(engine.only(at: 200)?.frame == OverlayRect(x: 10, y: 400, width: 380, height: 100))
  }

  @Test("a resting overlay moves smoothly away from an obstruction")
  func smooth() {
    var engine = OverlayEngine.resting(.plain(.bottom))
    engine.prepare([(300, .viewportChanged(viewport(Self.keyboard)))])
    let ways = [300, 400, 500].map { engine.only(at: $0)?.currentFrame.minY ?? 0 }
    #expect(ways[0] == 690)
    #expect(ways[0] > ways[1] && ways[1] > ways[2] && ways[2] > 400)
  }
}
