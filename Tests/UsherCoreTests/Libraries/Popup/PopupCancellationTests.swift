import Testing
import UsherCore

/// The Popup reference, 4 cancellation: a task is asked when its turn comes, and may decline.
@Suite struct PopupCancellationTests {
  private static func asked(_ priority: Int) -> Overlay {
    .task(priority).with(\.asksFirst, true)
  }

  @Test("a task that takes its turn is shown, one that declines is gone and was never shown")
  func turn() {
    var engine = OverlayEngine.open()
    let taken = engine.play([asking(.first, Self.asked(1), at: 0), (5, .turnTaken(.first))])
    #expect(taken == [.offerTurn(.first)] + .rendered(.first))
    var other = OverlayEngine.open()
    let declined = other.play([asking(.first, Self.asked(1), at: 0), (5, .turnDeclined(.first))])
    #expect(declined == [.offerTurn(.first), .notify(.first, .didDismiss(.declined))])
    #expect(other.shown.isEmpty)
  }

  @Test("one that declines lets the next one have its turn at once, whatever the interval")
  func declineHasNoInterval() {
    var engine = OverlayEngine.open(with: LaneSettings(gap: .constant(.seconds(3))))
    engine.prepare([asking(.first, Self.asked(2), at: 0), asking(.second, Self.asked(1), at: 0)])
    #expect(
      engine.play([(5, .turnDeclined(.first))])
        == [.notify(.first, .didDismiss(.declined)), .offerTurn(.second)])
  }

  @Test("mended: one that waits can be taken back at once, and its priority is free again")
  func takenBack() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, .task(3), at: 0), asking(.second, .task(2), at: 0)])
    #expect(
      engine.play([
        (5, .dismissRequested(.overlay(.second))), asking(.third, .task(2), at: 5),
      ]) == [.notify(.second, .didDismiss(.cancelled))])
    #expect(engine.waiting == [.third])
  }

  @Test("mended: one that is shown can be sent away by whoever knows it, also before it answered")
  func sentAway() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, Self.asked(1), at: 0)])
    #expect(
      engine.play([(5, .dismissRequested(.shown())), (5, .turnTaken(.first))])
        == [.notify(.first, .didDismiss(.requested)), .report(.unknownOverlay(.first))])
  }

  @Test("an answer to a turn counts once; a later one changes nothing")
  func answersOnce() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, Self.asked(1), at: 0), (5, .turnTaken(.first))])
    let before = engine
    #expect(engine.play([(5, .turnDeclined(.first)), (5, .turnTaken(.first))]) == [])
    #expect(engine == before)
  }

  @Test("mended: however many decline one after the other, the next one has its turn")
  func manyDecline() {
    var engine = OverlayEngine.open()
    for id in 1...2000 {
      engine.prepare([
        asking(OverlayID(UInt64(id)), Self.asked(5).with(\.identity, .allow), at: 0)
      ])
    }
    for id in 1..<UInt64(2000) {
      #expect(
        engine.play([(0, .turnDeclined(OverlayID(id)))]) == [
          .notify(OverlayID(id), .didDismiss(.declined)), .offerTurn(OverlayID(id + 1)),
        ])
    }
  }
}
