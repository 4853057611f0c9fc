import Testing
import UsherCore

/// libadwaita shows one toast at a time, and a toast with high priority postpones it.
@Suite("libadwaita: toasts")
struct LibadwaitaToastTests {
  private static let toast = OverlayConfiguration.plain(.bottom).with(\.resumePolicy, .restart)
  private static let high = toast.with(\.priority, .high)
    .with(\.precedence, .replace(restoresReplaced: true))

  @Test("a toast with normal priority waits for its turn")
  func normal() {
    var engine = OverlayEngine.resting(Self.toast)
    #expect(engine.play([asking(.second, Self.toast, at: 300)]) == [])
    #expect(engine.waiting == [.second])
  }

  @Test(
    "a toast with high priority postpones the shown toast, which is the next to be shown again"
  )
  func postpones() {
    var engine = OverlayEngine.resting(Self.toast)
    engine.prepare([asking(.second, Self.toast, at: 300)])
    let coming = engine.play(showing(.third, Self.high, at: 700) + [(800, .timePassed)])
    #expect(coming == .admitted(.third) + [.notify(.third, .willPresent)])
    #expect(engine.shown == [.third])
    #expect(engine.waiting == [.first, .second])
    let going = engine.play([
      (2000, .timePassed), (2000, .measured(.first, .card)), (2199, .timePassed),
    ])
    #expect(
      going == [.notify(.third, .didPresent), .notify(.third, .willDismiss)]
        + .gone(.third, .timedOut) + [.measure(.first, .phone)])
    #expect(engine.shown == [.first])
  }

  @Test("a postponed toast keeps its content, and each of its events is reported once")
  func milestones() {
    var engine = OverlayEngine.resting(Self.toast)
    engine.prepare(showing(.second, Self.high, at: 700) + [(2000, .timePassed)])
    engine.prepare([(2000, .measured(.first, .card))])
    #expect(
      engine.play([(9000, .timePassed)])
        == [.notify(.first, .willDismiss)] + .gone(.first, .timedOut))
  }

  @Test(
    "the newest of several toasts with high priority is shown, and then the previous one")
  func severalHigh() {
    var engine = OverlayEngine.resting(Self.toast)
    engine.prepare(
      showing(.second, Self.high, at: 300) + [(500, .timePassed)]
        + showing(.third, Self.high, at: 600) + [(900, .timePassed)])
    #expect(engine.shown == [.third])
    #expect(engine.waiting == [.second, .first])
  }

  @Test("a postponed toast can be dismissed, and reports that reason")
  func dismissedWhilePostponed() {
    var engine = OverlayEngine.resting(Self.toast)
    engine.prepare(showing(.second, Self.high, at: 300) + [(600, .timePassed)])
    #expect(
      engine.play([(700, .dismissRequested(.overlay(.first)))])
        == [.notify(.first, .willDismiss)] + .gone(.first, .programmatic))
  }

  @Test("if a shown toast is added again, its lifetime restarts")
  func addedAgain() {
    let toast = Self.toast.with(\.name, .letter).with(\.identity, .updateInPlace)
    var engine = OverlayEngine.resting(toast)
    #expect(
      engine.play([asking(.second, toast, at: 1000)])
        == [.adopt(.first, from: .second), .refresh(.first), .measure(.first, .phone)])
    #expect(engine.wakeup == .at(.ms(2000)))
  }

  @Test("a waiting toast that is added again with high priority moves ahead of the others")
  func bumped() {
    let letter = Self.toast.with(\.name, .letter).with(\.identity, .updateInPlace)
    var engine = OverlayEngine.resting(Self.toast)
    engine.prepare([asking(.second, Self.toast, at: 300), asking(.third, letter, at: 300)])
    let commands = engine.play([asking(.stranger, letter.with(\.priority, .high), at: 400)])
    #expect(commands == [.adopt(.third, from: .stranger)])
    #expect(engine.waiting == [.third, .second])
  }

  @Test("updating a shown toast's text combines several actions in one toast")
  func batching() {
    let letter = Self.toast.with(\.name, .letter).with(\.identity, .updateInPlace)
    var engine = OverlayEngine.resting(letter)
    for turn in 1...3 {
      let time = 200 + turn * 900
      let commands = engine.play([asking(OverlayID(UInt64(10 + turn)), letter, at: time)])
      #expect(
        commands == [
          .adopt(.first, from: OverlayID(UInt64(10 + turn))), .refresh(.first),
          .measure(.first, .phone),
        ])
    }
    #expect(engine.count(of: .letter) == 4)
    #expect(engine.shown == [.first])
  }

  @Test("a toast reports its end exactly once, for every reason", arguments: reasons)
  func always(way: [Timed], reason: DismissReason) {
    var engine = OverlayEngine.resting(Self.toast)
    let commands = engine.play(way + [(9000, .timePassed), (9001, .hostClosed)])
    let ends = commands.filter {
      if case .notify(_, .didDismiss) = $0 { true } else { false }
    }
    #expect(ends == [.notify(.first, .didDismiss(reason))])
  }

  private static let reasons: [([Timed], DismissReason)] = [
    ([], .timedOut), ([(300, .dismissRequested(.all()))], .programmatic),
    ([(300, .keyPressed(.escape))], .escape), (tapping(at: 300, y: 740), .tap),
    ([(300, .actionTaken(.first, ActionID(0), dismisses: true))], .button(0)),
    ([(300, .hostClosed)], .hostClosed),
  ]
}
