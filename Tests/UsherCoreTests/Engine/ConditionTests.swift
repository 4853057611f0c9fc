import Testing
import UsherCore

@Suite("Overlays with a condition")
struct ConditionTests {
  private static let asked = OverlayConfiguration.drawnByApp().with(\.hasCondition, true)

  @Test("an overlay is shown if its condition accepts the turn, and otherwise dismissed")
  func turn() {
    var engine = OverlayEngine.open()
    let accepted = engine.play([asking(.first, Self.asked, at: 0), (5, .turnAccepted(.first))])
    #expect(accepted == [.checkCondition(.first)] + .drawn(.first))
    var other = OverlayEngine.open()
    let declined = other.play([asking(.first, Self.asked, at: 0), (5, .turnDeclined(.first))])
    #expect(declined == [.checkCondition(.first), .notify(.first, .didDismiss(.declined))])
    #expect(other.shown.isEmpty)
  }

  @Test("if a turn is declined, the next overlay gets it immediately, without a gap")
  func declineHasNoGap() {
    var engine = OverlayEngine.open(with: LaneSettings(gap: .constant(.seconds(3))))
    engine.prepare([asking(.first, Self.asked, at: 0), asking(.second, Self.asked, at: 0)])
    #expect(
      engine.play([(5, .turnDeclined(.first))])
        == [.notify(.first, .didDismiss(.declined)), .checkCondition(.second)])
  }

  @Test("an overlay can be dismissed while its condition is checked")
  func dismissedBeforeAnswer() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, Self.asked, at: 0)])
    #expect(
      engine.play([(5, .dismissRequested(.shown())), (5, .turnAccepted(.first))])
        == [.notify(.first, .didDismiss(.programmatic)), .report(.unknownOverlay(.first))])
  }

  @Test("only the first answer to a turn is used")
  func answersOnce() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, Self.asked, at: 0), (5, .turnAccepted(.first))])
    let before = engine
    #expect(engine.play([(5, .turnDeclined(.first)), (5, .turnAccepted(.first))]) == [])
    #expect(engine == before)
  }
}
