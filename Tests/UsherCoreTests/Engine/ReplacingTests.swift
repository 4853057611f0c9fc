import Testing
import UsherCore

@Suite("Overlays that replace the shown one")
struct ReplacingTests {
  @Test("an overlay with `replace` is shown immediately, during the other overlay's exit")
  func replaces() {
    var engine = OverlayEngine.resting()
    let commands = engine.play(showing(.second, .plain().with(\.precedence, .replace()), at: 300))
    #expect(
      commands == [.notify(.first, .willDismiss)] + .admitted(.second)
        + [.notify(.second, .willPresent)])
    #expect(engine.play([(400, .timePassed)]) == .gone(.first, .replaced))
  }

  @Test("an overlay with `replace` is refused if the shown overlay has a higher priority")
  func lowerPriority() {
    var engine = OverlayEngine.resting(.plain(priority: .high))
    let commands = engine.play([asking(.second, .plain().with(\.precedence, .replace()), at: 300)])
    #expect(commands == [.refuse(.second, .higherPriorityShown(.first))])
  }

  @Test("a replaced overlay that is restored returns for its remaining time")
  func restores() {
    var engine = OverlayEngine.resting()
    let urgent = OverlayConfiguration.plain(priority: .high, lifetime: .infinite)
      .with(\.precedence, .replace(restoresReplaced: true))
    let coming = engine.play(showing(.second, urgent, at: 700) + [(1000, .timePassed)])
    #expect(
      coming == .admitted(.second) + [
        .notify(.second, .willPresent), .notify(.second, .didPresent),
      ]
    )
    let back = engine.play([
      (2000, .dismissRequested(.overlay(.second))), (2100, .timePassed),
      (2100, .measured(.first, .card)), (2799, .timePassed),
    ])
    #expect(
      back == [.notify(.second, .willDismiss)] + .gone(.second, .programmatic)
        + [.measure(.first, .phone)])
    // Half of its second was left, and its entrance takes 200 ms.
    #expect(engine.play([(2800, .timePassed)]) == [.notify(.first, .willDismiss)])
  }

  @Test("a replaced overlay returns for its remaining time, even if its content was replaced")
  func restoresOtherContent() {
    let needs = ContentNeeds(overhang: 24, showsTimeLeft: false, pausesFor: .all)
    for event in [
      OverlayEvent.contentReplaced(.first, needs: nil), .contentReplaced(.first, needs: needs),
    ] {
      var engine = OverlayEngine.resting()
      let urgent = OverlayConfiguration.plain(lifetime: .infinite)
        .with(\.precedence, .replace(restoresReplaced: true))
      engine.prepare(showing(.second, urgent, at: 700))
      engine.prepare([
        (1500, event), (2000, .dismissRequested(.overlay(.second))), (2100, .timePassed),
        (2100, .measured(.first, .card)),
      ])
      // Half of its second was left, and its entrance takes 200 ms.
      #expect(engine.play([(2799, .timePassed)]) == [])
      #expect(engine.play([(2800, .timePassed)]) == [.notify(.first, .willDismiss)])
    }
  }

  @Test("an overlay that drops the queue ends the waiting overlays before the shown overlay")
  func dropsWaiting() {
    var engine = OverlayEngine.resting()
    engine.prepare([asking(.second, at: 200), asking(.third, .plain(priority: .max), at: 200)])
    let id = OverlayID(4)
    let commands = engine.play([
      asking(id, .plain().with(\.precedence, .replace(dropsWaiting: true)), at: 300)
    ])
    let dropped: [OverlayCommand] = [
      .notify(.third, .didDismiss(.superseded)), .notify(.second, .didDismiss(.superseded)),
    ]
    #expect(commands == dropped + [.notify(.first, .willDismiss)] + .admitted(id))
    #expect(engine.waiting.isEmpty)
  }
}
