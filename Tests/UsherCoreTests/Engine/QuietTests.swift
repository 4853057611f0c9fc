import Testing

@testable import UsherCore

@Suite("Quiet")
struct QuietTests {
  private let quiet = QuietID(1)

  /// An engine with a quiet rule, and three requests of which the second has a high priority.
  private func withThree(under rule: Quiet) -> OverlayEngine {
    var engine = OverlayEngine.open(capacity: 3)
    engine.prepare([
      (0, .quietBegan(quiet, rule)), (0, .presentRequested(.first, .plain())),
      (0, .presentRequested(.second, .plain(priority: .high))),
      (0, .presentRequested(.third, .plain())),
    ])
    return engine
  }

  @Test("quiet requests are skipped, and keep their order")
  func passesOver() {
    var engine = withThree(under: Quiet(below: .high))
    #expect(engine.shown == [.second])
    #expect(engine.waiting == [.first, .third])
    #expect(
      engine.play([(100, .quietEnded(quiet))]) == [
        .attach(.first), .measure(.first, .phone), .attach(.third), .measure(.third, .phone),
      ])
  }

  @Test(
    "a request waits while a quiet rule applies",
    arguments: [
      (Quiet(), true), (Quiet(below: .high), true), (Quiet(below: .normal), false),
      (Quiet(names: [OverlayName(7)]), true), (Quiet(names: [OverlayName(8)]), false),
      (Quiet(names: []), false), (Quiet(lane: .main), true), (Quiet(lane: LaneID(1)), false),
      (Quiet(below: .high, names: [OverlayName(7)], lane: .main), true),
      (Quiet(below: .high, names: [OverlayName(7)], lane: LaneID(1)), false),
    ])
  func conditions(rule: Quiet, isQuiet: Bool) {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .quietBegan(quiet, rule)),
      (0, .presentRequested(.first, .plain().with(\.name, OverlayName(7)))),
    ])
    #expect(engine.shown.isEmpty == isQuiet)
    #expect(engine.waiting.isEmpty != isQuiet)
  }

  @Test("modal overlays, replies and the offer next to a list are never quiet")
  func neverQuiet() {
    let exempt = [
      OverlayConfiguration.plain().with(\.backdrop, Backdrop(isModal: true)),
      OverlayConfiguration.plain().with(\.isReply, true),
      OverlayConfiguration.plain().with(\.lane, LaneID.main.counterpart),
    ]
    for overlay in exempt {
      var engine = OverlayEngine.open()
      engine.prepare([(0, .quietBegan(quiet, Quiet())), (0, .presentRequested(.first, overlay))])
      #expect(engine.shown == [.first])
    }
  }

  @Test("when quiet starts, a shown overlay exits, and later returns with its remaining time")
  func comesBack() {
    var engine = OverlayEngine.resting()
    // 600 of 1000 ms are left.
    engine.prepare([(600, .quietBegan(quiet, Quiet(afterwards: .discard))), (700, .timePassed)])
    #expect(engine.shown == [])
    #expect(engine.waiting == [.first])
    #expect(
      engine.play([(5000, .quietEnded(quiet)), (5000, .measured(.first, .card))])
        == [.measure(.first, .phone)])
    engine.prepare([(5200, .timePassed)])
    #expect(engine.wakeup == .at(.ms(5800)))
  }

  @Test("an overlay that becomes quiet repeatedly returns with its remaining time each time")
  func comesBackAgain() {
    var engine = OverlayEngine.resting()
    // 600 of 1000 ms are left, then 300, and as many after an entrance that didn't finish.
    for (silence, end) in [(600, 5000), (5500, 7000), (7100, 9000)] {
      engine.prepare([(silence, .quietBegan(quiet, Quiet())), (end - 1, .timePassed)])
      #expect(engine.shown == [])
      engine.prepare([(end, .quietEnded(quiet)), (end, .measured(.first, .card))])
    }
    engine.prepare([(9200, .timePassed)])
    #expect(engine.shown == [.first])
    #expect(engine.wakeup == .at(.ms(9500)))
  }

  @Test("if quiet starts before a minimum time ends, a dismissed overlay exits immediately")
  func minimumTime() {
    var engine = OverlayEngine.resting(.plain().with(\.minimumTime, .seconds(9)))
    engine.prepare([(300, .dismissRequested(.overlay(.first)))])
    #expect(
      engine.play([(400, .quietBegan(quiet, Quiet())), (500, .timePassed)]) == [
        .notify(.first, .willDismiss), .detach(.first),
        .notify(.first, .didDismiss(.programmatic)),
      ])
  }

  @Test("quiet doesn't affect a shown overlay that the app draws, but a new one waits")
  func drawnByApp() {
    var engine = OverlayEngine.open(capacity: 2)
    engine.prepare([
      (0, .presentRequested(.first, .drawnByApp())), (10, .quietBegan(quiet, Quiet())),
      (20, .presentRequested(.second, .drawnByApp())),
    ])
    #expect(engine.shown == [.first])
    #expect(engine.waiting == [.second])
  }

  @Test("after quiet, requests that were never shown are summarized or discarded")
  func afterwards() {
    for (afterwards, reason) in [
      (QuietEndAction.summarize, DismissReason.summarized), (.discard, .suppressed),
    ] {
      var engine = withThree(under: Quiet(below: .high, afterwards: afterwards))
      let ends: [OverlayCommand] = [.first, .third].flatMap { (id: OverlayID) in
        let counted: [OverlayCommand] =
          afterwards == .summarize ? [.summarize(id, in: .main, at: .top)] : []
        return counted + [.notify(id, .didDismiss(reason))]
      }
      #expect(engine.play([(100, .quietEnded(quiet))]) == ends)
      #expect(engine.shown == [.second])
    }
  }

  @Test("requests of all lanes are summarized, each with its lane and position")
  func lanes() {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .quietBegan(quiet, Quiet(afterwards: .summarize))),
      (0, .presentRequested(.first, .plain().with(\.lane, LaneID(1)))),
      (0, .presentRequested(.second, .plain(.bottom).with(\.lane, LaneID(2)))),
    ])
    #expect(
      engine.play([(100, .quietEnded(quiet))]) == [
        .summarize(.first, in: LaneID(1), at: .top), .notify(.first, .didDismiss(.summarized)),
        .summarize(.second, in: LaneID(1), at: .bottom),
        .notify(.second, .didDismiss(.summarized)),
      ])
  }

  @Test("a rule with the same id replaces the earlier rule")
  func beginsAgain() {
    var engine = withThree(under: Quiet())
    #expect(engine.shown == [])
    engine.prepare([(10, .quietBegan(quiet, Quiet(below: .high)))])
    #expect(engine.shown == [.second])
    engine.prepare([(20, .quietEnded(quiet))])
    #expect(engine.shown == [.second, .first, .third])
  }

  @Test("a rule ends when its time is over, even if the host wakes late")
  func endsByItself() {
    let rule = Quiet(length: .milliseconds(300))
    var late = OverlayEngine.open()
    late.prepare([(0, .quietBegan(quiet, rule)), (0, .presentRequested(.first, .plain()))])
    #expect(late.wakeup == .at(.ms(300)))
    var punctual = late
    late.prepare([(900, .measured(.first, .card))])
    punctual.prepare([(300, .timePassed), (900, .measured(.first, .card))])
    #expect(late.shown == [.first])
    #expect(late == punctual)
  }

  @Test("a rule that doesn't affect any requests needs no wakeup")
  func idle() {
    var engine = OverlayEngine.open()
    engine.prepare([(0, .quietBegan(quiet, Quiet(length: .milliseconds(300))))])
    #expect(engine.wakeup == .never)
    engine.prepare([(400, .presentRequested(.first, .plain()))])
    #expect(engine.shown == [.first])
  }

  @Test(
    "if several rules apply, a request waits for all, and the last rule determines what happens")
  func several() {
    var engine = withThree(under: Quiet(below: .high))
    engine.prepare([(10, .quietBegan(QuietID(2), Quiet(below: .max, afterwards: .discard)))])
    #expect(engine.waiting == [.second, .first, .third])
    engine.prepare([(20, .quietEnded(quiet))])
    #expect(engine.waiting == [.second, .first, .third])
    // The second overlay was already measured, so it returns.
    let commands = engine.play([(30, .quietEnded(QuietID(2)))])
    #expect(
      commands == [
        .notify(.first, .didDismiss(.suppressed)), .notify(.third, .didDismiss(.suppressed)),
        .measure(.second, .phone),
      ])
  }

  @Test("a quiet request expires after its maximum wait")
  func expires() {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .quietBegan(quiet, Quiet())),
      (0, .presentRequested(.first, .plain().with(\.maximumWait, .milliseconds(500)))),
    ])
    #expect(engine.play([(600, .timePassed)]) == [.notify(.first, .didDismiss(.expired))])
  }

  @Test("an update can end a request's quiet, and can make a shown overlay quiet")
  func updates() {
    var engine = withThree(under: Quiet(below: .high))
    engine.prepare([
      (10, .updateRequested(.third, .plain(priority: .max))),
      (10, .updateRequested(.second, .plain(priority: .low))),
    ])
    #expect(engine.shown == [.third])
    #expect(engine.waiting == [.second, .first])
  }

  @Test("a pending state contains the quiet rules and the time when the last of them ends")
  func pendingState() {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .quietBegan(quiet, Quiet(length: .milliseconds(300)))),
      (0, .presentRequested(.first, .plain())),
      (0, .quietBegan(QuietID(2), Quiet(length: .milliseconds(500)))),
    ])
    func reason() -> PendingState.WaitReason? {
      guard case .waiting(let wait) = engine.pendingState(of: .first, at: .ms(0)) else {
        return nil
      }
      return wait.reason
    }
    #expect(reason() == .quiet([quiet, QuietID(2)], until: .ms(500)))
    engine.prepare([(0, .quietBegan(QuietID(3), Quiet()))])
    #expect(reason() == .quiet([quiet, QuietID(2), QuietID(3)], until: nil))
  }
}
