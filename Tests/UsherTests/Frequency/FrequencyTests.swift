import Testing

@testable import Usher
@testable import UsherTesting

@MainActor
@Suite("How often overlays are shown")
struct FrequencyTests {
  private let stage = Stage()
  private var presenter: Presenter { stage.presenter }

  private func tip(_ frequency: OverlayFrequency, name: String? = "tip") -> Overlay {
    Overlay.toast("Swipe").name(name).duration(.seconds(2)).frequency(frequency)
  }

  /// Requests an overlay, and returns whether it is shown, until it is dismissed.
  private func isShown(_ overlay: Overlay, by presenter: Presenter? = nil) -> Bool {
    let handle = (presenter ?? self.presenter).present(overlay)
    stage.advance(1000)
    let isShown = handle.state.isShown
    #expect(isShown || handle.result == .dismissed(.declined))
    handle.dismiss()
    stage.advance(1000)
    return isShown
  }

  private func pass(_ days: Double) { stage.clock.advance(by: .seconds(days * 86_400)) }

  @Test("an overlay that is shown once ends as declined the second time, without being built")
  func once() {
    #expect(isShown(tip(.once)))
    let built = stage.host.transcript.entries.count
    let declined = presenter.present(tip(.once))
    #expect(declined.result == .dismissed(.declined))
    stage.advance(5000)
    pass(9000)
    #expect(presenter.present(tip(.once)).result == .dismissed(.declined))
    #expect(stage.host.transcript.entries.count == built && stage.problems == [])
  }

  @Test("the limit continues after the program's next start, with the same store")
  func restart() {
    let store = OverlayMemoryStore()
    presenter.store = store
    #expect(isShown(tip(.atMost(1, per: .days(7)))))
    pass(3)
    let next = Stage()
    next.clock.secondsSince1970 = stage.clock.secondsSince1970
    next.presenter.store = store
    #expect(
      next.presenter.present(tip(.atMost(1, per: .days(7)))).result == .dismissed(.declined))
    next.clock.advance(by: .seconds(4 * 86_400))
    #expect(next.presenter.present(tip(.atMost(1, per: .days(7)))).result == nil)
  }

  @Test("a declined request says why in the explanation, until the overlay may be shown again")
  func explanation() {
    for _ in 1...2 {
      #expect(isShown(tip(.atMost(2, per: .days(7)))))
      pass(1)
    }
    #expect(presenter.explain() == "nothing is shown or waiting")
    #expect(!isShown(tip(.atMost(2, per: .days(7)))))
    #expect(
      presenter.explain()
        == "\"tip\" was declined: it was shown 2 times in the last 7 days; it may be shown again on 2026-01-08 at 00:00 UTC"
    )
    pass(6)
    #expect(presenter.explain() == "nothing is shown or waiting")
  }

  @Test("several frequencies must all allow an overlay, each counted by its own key")
  func several() {
    let day = OverlayFrequency.atMost(1, per: .days(1))
    let (first, second) = (
      tip(.once, name: "a").frequency(day, key: "tips"),
      tip(.once, name: "b").frequency(day, key: "tips")
    )
    #expect(isShown(first))
    #expect(!isShown(second))
    pass(1)
    #expect(!isShown(first))
    #expect(isShown(second))
    #expect(presenter.store.entries.map(\.key) == ["a", "b", "tips"])
  }

  @Test("an overlay without a limit is counted for the distance of others")
  func distance() {
    let offer = tip(.notWithin(.days(1), of: "news"), name: "offer")
    #expect(isShown(offer))
    #expect(isShown(tip(.always, name: "news")))
    #expect(!isShown(offer))
    pass(1)
    #expect(isShown(offer))
  }

  @Test("requests that are declined, refused or withdrawn don't count")
  func uncounted() {
    _ = presenter.present(tip(.once).condition { false })
    _ = presenter.present(Overlay(.words("")).name("tip").frequency(.once))
    let front = stage.present("Hello")
    presenter.present(tip(.once)).dismiss()
    front.dismiss()
    stage.advance(1000)
    #expect(presenter.store.entries == [])
    #expect(isShown(tip(.once)))
  }

  @Test("a condition that doesn't hold is checked before the frequency")
  func condition() {
    var asked = 0
    #expect(isShown(tip(.once)))
    #expect(
      !isShown(
        tip(.once).condition {
          asked += 1
          return true
        }))
    #expect(asked == 1)
  }

  @Test("an overlay counts once a user can see it, and a second one isn't shown until then")
  func seen() {
    stage.host.setAppActive(false)
    let first = presenter.present(tip(.once).duration(.infinite))
    stage.advance(1000)
    #expect(first.state.isShown && presenter.store.entries == [])
    #expect(presenter.present(tip(.once).queue("other")).result == .dismissed(.declined))
    stage.host.setAppActive(true)
    #expect(
      presenter.store.entries.map(\.kind)
        == [.showings(count: 1, last: stage.clock.secondsSince1970)])
  }

  @Test("an overlay that nobody was able to see may be shown again")
  func unseen() {
    stage.host.setAppActive(false)
    let first = presenter.present(tip(.once))
    stage.advance(1000)
    first.dismiss()
    stage.advance(1000)
    stage.host.setAppActive(true)
    #expect(first.result == .dismissed(.programmatic))
    #expect(isShown(tip(.once)))
  }

  @Test("a request that one of its frequencies declines doesn't block others meanwhile")
  func declinedTogether() {
    let stage = Stage(capacity: 2)
    let declined = tip(.once, name: "a").frequency(.atMost(0), key: "never")
    let handles = [declined, tip(.once, name: "a")].map { stage.presenter.present($0) }
    stage.advance(1000)
    #expect(handles.map(\.state.isShown) == [false, true])
  }

  @Test("two requests at the same time are shown once, even if there are two places")
  func sameTime() {
    let stage = Stage(capacity: 2)
    let handles = (1...2).map { _ in stage.presenter.present(tip(.once)) }
    stage.advance(1000)
    #expect(handles.map(\.state.isShown) == [true, false])
  }

  @Test("a request that updates a shown overlay isn't checked and doesn't count")
  func update() {
    let first = presenter.present(tip(.once).duration(.infinite))
    stage.advance(1000)
    let second = presenter.present(tip(.once).duplicates(.updateInPlace))
    #expect(second.result == .updated(first.id))
    #expect(
      presenter.store.entries.map(\.kind)
        == [.showings(count: 1, last: stage.clock.secondsSince1970 - 1)])
  }

  @Test("an overlay that another one replaces and that returns counts once")
  func returning() {
    let first = presenter.present(tip(.always).duration(.infinite))
    stage.advance(1000)
    let other = presenter.present(Overlay.toast("Now").replacesCurrent(restoring: true))
    stage.advance(1000)
    other.dismiss()
    stage.advance(2000)
    #expect(first.state.isShown)
    #expect(
      presenter.store.entries.map(\.kind)
        == [.showings(count: 1, last: stage.clock.secondsSince1970 - 4)])
  }

  @Test("without a name and a key, the problem is reported and the overlay is shown")
  func nameless() {
    let handle = presenter.present(tip(.once, name: nil))
    stage.advance(1000)
    #expect(handle.state.isShown && stage.problems == [.namelessFrequency(handle.id)])
    #expect(presenter.store.entries == [])
  }

  @Test("a key replaces a missing name")
  func key() {
    let overlay = Overlay.toast("Swipe").frequency(.once, key: "swipe")
    #expect(isShown(overlay))
    #expect(!isShown(overlay))
    #expect(stage.problems == [])
  }

  @Test("if the clock is put back, a showing blocks for one more period at most")
  func clockPutBack() {
    let weekly = tip(.atMost(1, per: .days(7)))
    stage.clock.secondsSince1970 += 20 * 365 * 86_400
    #expect(isShown(weekly))
    stage.clock.secondsSince1970 -= 20 * 365 * 86_400
    #expect(!isShown(weekly))
    pass(6.9)
    #expect(!isShown(weekly))
    pass(0.2)
    #expect(isShown(weekly))
  }

  @Test("an unreadable count is reported, and counting starts again")
  func unreadable() {
    presenter.store = OverlayMemoryStore(["showings:tip": "many"])
    #expect(isShown(tip(.once)))
    #expect(
      stage.problems
        == [.unusableStore(reason: "the value \"many\" for \"showings:tip\" is invalid")])
    #expect(!isShown(tip(.once)))
  }

  @Test("after a reset, the overlay may be shown again")
  func reset() {
    for key in ["a", "b"] { #expect(isShown(tip(.once, name: key))) }
    presenter.store.reset("a")
    presenter.store.reset("unknown")
    #expect(isShown(tip(.once, name: "a")))
    #expect(!isShown(tip(.once, name: "b")))
    presenter.store.resetAll()
    #expect(presenter.store.entries == [])
    #expect(isShown(tip(.once, name: "b")))
  }
}
