import Testing
import UsherCore

@Suite("The viewport and measured sizes")
struct EnvironmentTests {
  private let wide = OverlayViewport(size: OverlaySize(width: 600, height: 300))

  @Test("waiting overlays are shown immediately when the first viewport arrives")
  func pending() {
    var engine = OverlayEngine()
    let early = engine.play([
      (0, .presentRequested(.first, .plain())),
      (0, .presentRequested(.second, .plain(priority: .high))),
    ])
    #expect(early.isEmpty)
    #expect(engine.waiting == [.first, .second])
    let commands = engine.play([(10, .viewportChanged(.phone))])
    #expect(commands == .admitted(.second))
  }

  @Test(
    "a viewport without area shows no overlays",
    arguments: [
      OverlaySize.zero, OverlaySize(width: 400, height: 0), OverlaySize(width: 0, height: 800),
    ])
  func withoutArea(size: OverlaySize) {
    var engine = OverlayEngine()
    let commands = engine.play([
      (0, .viewportChanged(OverlayViewport(size: size))), (0, .presentRequested(.first, .plain())),
    ])
    #expect(commands.isEmpty)
    let later = engine.play([(10, .viewportChanged(.phone))])
    #expect(later == .admitted(.first))
  }

  @Test("if the viewport loses its area, shown overlays stay, and the next overlay waits")
  func areaLost() {
    var engine = OverlayEngine.resting()
    engine.prepare([(300, .presentRequested(.second, .plain()))])
    let nothing = SizeProposal(minimumWidth: 0, maximumWidth: 0, maximumHeight: 0)
    let lost = engine.play([(400, .viewportChanged(OverlayViewport(size: .zero)))])
    #expect(lost == [.measure(.first, nothing)])
    let end = engine.play([(2000, .timePassed)])
    #expect(end == [.notify(.first, .willDismiss)] + .gone(.first, .timedOut))
    let back = engine.play([(2100, .viewportChanged(.phone))])
    #expect(back == .admitted(.second))
  }

  @Test(
    "a new viewport remeasures overlays if their proposal changes, and updates their frames")
  func changed() throws {
    var engine = OverlayEngine.resting(.plain(.bottom))
    let tall = OverlayViewport(size: OverlaySize(width: 600, height: 900))
    let commands = engine.play([(300, .viewportChanged(tall))])
    let proposal = SizeProposal(minimumWidth: 440, maximumWidth: 440, maximumHeight: 880)
    #expect(commands == [.measure(.first, proposal)])
    // Until the measurement arrives, the overlay has its old size at the new position.
    #expect(engine.only(at: 300)?.frame == OverlayRect(x: 110, y: 790, width: 380, height: 100))
    let answer = engine.play([(310, .measured(.first, OverlaySize(width: 440, height: 120)))])
    #expect(answer.isEmpty)
    #expect(engine.only(at: 310)?.frame == OverlayRect(x: 80, y: 770, width: 440, height: 120))
  }

  @Test("a viewport with the same proposal requires no measuring")
  func sameProposal() {
    var engine = OverlayEngine.resting(.plain(.bottom))
    let shifted = OverlayViewport(
      size: OverlaySize(width: 400, height: 840),
      safeArea: Insets(top: 0, left: 0, bottom: 40, right: 0))
    let commands = engine.play([(300, .viewportChanged(shifted))])
    #expect(commands.isEmpty)
    #expect(engine.only(at: 300)?.frame == OverlayRect(x: 10, y: 690, width: 380, height: 100))
  }

  @Test("an identical viewport changes nothing")
  func sameViewport() {
    var engine = OverlayEngine.resting()
    let before = engine
    let commands = engine.play([(200, .viewportChanged(.phone))])
    #expect(commands.isEmpty)
    #expect(engine == before)
  }

  @Test(
    "an invalid viewport is reported, and the last viewport stays in effect",
    arguments: [
      OverlayViewport(size: OverlaySize(width: -1, height: 800)),
      OverlayViewport(size: OverlaySize(width: 400, height: .infinity)),
      OverlayViewport(size: OverlaySize(width: 1.1e9, height: 800)),
      OverlayViewport(size: OverlaySize(width: 400, height: 1.1e9)),
      OverlayViewport(
        size: OverlaySize(width: 400, height: 800),
        safeArea: Insets(top: -.infinity, left: 0, bottom: 0, right: 0)),
      OverlayViewport(
        size: OverlaySize(width: 400, height: 800),
        obstructions: [Obstruction(OverlayRect(x: 0, y: .infinity, width: 400, height: 300))]),
      OverlayViewport(
        size: OverlaySize(width: 400, height: 800),
        obstructions: [Obstruction(OverlayRect(x: 0, y: 500, width: 400, height: -1))]),
    ])
  func unusable(viewport: OverlayViewport) {
    var engine = OverlayEngine.resting()
    let before = engine
    let commands = engine.play([(200, .viewportChanged(viewport))])
    #expect(commands == [.report(.unusableViewport(viewport))])
    #expect(engine == before)
  }

  @Test(
    "a measured size is clamped to the proposal",
    arguments: [
      (OverlaySize(width: 380, height: 100), OverlaySize(width: 380, height: 100)),
      (OverlaySize(width: 10, height: 0), OverlaySize(width: 380, height: 0)),
      (OverlaySize(width: 1000, height: 781), OverlaySize(width: 380, height: 780)),
    ])
  func clamped(measured: OverlaySize, taken: OverlaySize) {
    var engine = OverlayEngine.open()
    engine.prepare([(0, .presentRequested(.first, .plain()))])
    let commands = engine.play([(0, .measured(.first, measured))])
    #expect(commands == [.notify(.first, .willPresent)])
    #expect(engine.only(at: 0)?.frame.size == taken)
  }

  @Test(
    "an invalid measured size is reported, and clamped to the proposal",
    arguments: [
      (OverlaySize(width: -1, height: -1), OverlaySize(width: 380, height: 0)),
      (OverlaySize(width: .infinity, height: .infinity), OverlaySize(width: 380, height: 780)),
      (OverlaySize(width: 380, height: -.infinity), OverlaySize(width: 380, height: 0)),
    ])
  func unusableSize(measured: OverlaySize, taken: OverlaySize) {
    var engine = OverlayEngine.open()
    engine.prepare([(0, .presentRequested(.first, .plain()))])
    let commands = engine.play([(0, .measured(.first, measured))])
    #expect(
      commands == [
        .report(.unusableSize(.first, measured)), .notify(.first, .willPresent),
      ])
    #expect(engine.only(at: 0)?.frame.size == taken)
  }

  @Test("a measured NaN is treated as the minimum")
  func notANumber() throws {
    var engine = OverlayEngine.open()
    engine.prepare([(0, .presentRequested(.first, .plain().with(\.size.width, .intrinsic)))])
    let commands = engine.play([(0, .measured(.first, OverlaySize(width: .nan, height: .nan)))])
    #expect(commands.count == 2)
    guard case .report(.unusableSize(.first, _)) = try #require(commands.first) else {
      Issue.record("expected a report, got \(commands)")
      return
    }
    #expect(engine.only(at: 0)?.frame.size == .zero)
  }

  @Test("a measured size for a waiting or unknown overlay is reported")
  func unknown() {
    var engine = OverlayEngine.resting()
    engine.prepare([(200, .presentRequested(.second, .plain()))])
    let commands = engine.play([
      (300, .measured(.second, .card)), (300, .measured(.stranger, .card)),
    ])
    #expect(
      commands == [.report(.unknownOverlay(.second)), .report(.unknownOverlay(.stranger))])
  }
}
