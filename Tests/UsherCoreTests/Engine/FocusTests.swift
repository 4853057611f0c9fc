import Testing
import UsherCore

@Suite("Focus")
struct FocusTests {
  private static func hasAttention(_ engine: OverlayEngine) -> Bool {
    guard case .shown(let showing) = engine.pendingState(of: .first, at: .ms(1000)) else {
      return false
    }
    return showing.pausedBy.contains(Attention.focusWithin)
  }

  @Test(
    "the focus in an overlay is attention, but in a modal overlay only after typing",
    arguments: [
      (false, [OverlayEvent.focusMoved(.first, isInside: true)], true),
      (
        false,
        [.focusMoved(.first, isInside: true), .focusMoved(.first, isInside: false)], false
      ),
      (true, [.focusMoved(.first, isInside: true)], false),
      (true, [.focusMoved(.first, isInside: true), .textTyped(.first)], true),
      (true, [.textTyped(.first), .focusMoved(.first, isInside: false)], false),
      (false, [.textTyped(.first)], true),
    ])
  func attention(isModal: Bool, events: [OverlayEvent], isAttention: Bool) {
    var engine = OverlayEngine.open()
    let overlay = OverlayConfiguration.plain().with(\.pausesFor, .all)
      .with(\.backdrop, isModal ? Backdrop() : nil)
    engine.prepare([(0, .presentRequested(.first, overlay)), (0, .measured(.first, .card))])
    engine.prepare(events.map { (1000, $0) })
    #expect(Self.hasAttention(engine) == isAttention)
  }

  @Test("the scene reports which overlays are behind a modal overlay, until that is dismissed")
  func behind() {
    var engine = OverlayEngine.resting(capacity: 3)
    engine.prepare([
      (
        200,
        .presentRequested(.second, OverlayConfiguration.plain(.center).with(\.backdrop, Backdrop()))
      ),
      (200, .measured(.second, .card)),
      (
        200,
        .presentRequested(.third, OverlayConfiguration.plain(.bottom).with(\.precedence, .stack))
      ),
      (200, .measured(.third, .card)),
    ])
    #expect(engine.hidden(at: .ms(1000)) == [true, false, false])
    engine.prepare([(1000, .dismissRequested(.overlay(.second)))])
    #expect(engine.hidden(at: .ms(1000)) == [false, false, false])
  }
}

extension OverlayEngine {
  /// Whether each overlay, back to front, is behind the modal overlay.
  fileprivate func hidden(at moment: Instant) -> [Bool] {
    let scene = scene(at: moment)
    return scene.overlays.indices.map { scene.isBehindModal(at: $0) }
  }
}
