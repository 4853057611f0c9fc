import Testing
import Usher
import UsherTesting

@MainActor
@Suite("States of requests")
struct RequestStateTests {
  @Test("a request's state follows every stage")
  func life() {
    let stage = Stage(clock: ManualClock(frameInterval: .milliseconds(10)))
    stage.present("in front", as: .brief)
    var delayed = OverlayConfiguration.brief
    delayed.delay = .milliseconds(500)
    let handle = stage.present("behind", as: delayed)
    var words = [handle.word]
    for milliseconds in [600, 650, 1000, 100, 1000] {
      stage.advance(milliseconds)
      words.append(handle.word)
    }
    #expect(words == ["delayed", "waiting", "shown", "shown", "leaving", "timedOut"])
  }

  @Test("a pending state exists until the request ends, and contains the wait reason")
  func pendingState() {
    let stage = Stage()
    let first = stage.present("first", as: .lasting)
    let second = stage.present("second")
    guard case .waiting(let wait) = stage.presenter.pendingState(of: second.id) else {
      Issue.record("the second one does not wait")
      return
    }
    #expect(wait.reason == .full([first.id]))
    second.dismiss()
    #expect(stage.presenter.pendingState(of: second.id) == nil)
  }

  @Test("a refused request has its reason")
  func refused() {
    let stage = Stage()
    stage.presenter.configure(.main, LaneSettings(overflow: .refuse))
    let first = stage.present("first")
    let full = stage.present("second")
    let empty = stage.present("")
    #expect(first.state.isShown)
    #expect(full.result == .refused(.laneFull(.main)))
    #expect(empty.result == .refused(.emptyContent))
  }

  @Test("an overlay that is never shown has a dismiss reason")
  func neverShown() {
    let stage = Stage()
    stage.present("in front")
    var impatient = OverlayConfiguration.lasting
    impatient.maximumWait = .milliseconds(300)
    let expired = stage.present("expires", as: impatient)
    let cancelled = stage.present("taken back")
    let superseded = stage.present("superseded")
    stage.advance(300)
    cancelled.dismiss()
    var clearing = OverlayConfiguration.lasting
    clearing.precedence = .replace(dropsWaiting: true)
    stage.present("only me", as: clearing)
    #expect(
      [expired, cancelled, superseded].map(\.word) == ["expired", "cancelled", "superseded"])
  }

  @Test("a request made in a callback has the state requested until the callback returns")
  func requested() {
    let stage = Stage()
    var inner: PresentationHandle?
    var early: RequestState?
    stage.present(
      "outer",
      lifecycle: Lifecycle(willPresent: { [unowned stage] in
        inner = stage.present("inner")
        early = inner?.state
      }))
    #expect(early == .pending(.requested))
    #expect(inner?.state.isWaiting == true)
  }

  @Test("an interrupted overlay waits again, and continues its remaining time")
  func interrupted() {
    let stage = Stage()
    let first = stage.present("first", as: .brief)
    stage.advance(500)
    var urgent = OverlayConfiguration.brief
    urgent.precedence = .replace(restoresReplaced: true)
    stage.present("urgent", as: urgent)
    var words = [first.word]
    stage.advance(200)
    words.append(first.word)
    stage.advance(1200)
    words.append(first.word)
    stage.advance(2000)
    words.append(first.word)
    #expect(words == ["leaving", "waiting", "shown", "timedOut"])
  }

  @Test("a state outlives its presenter")
  func presenterGone() {
    var presenter: Presenter? = Presenter(host: HeadlessHost())
    let handle = presenter?.present(.words("hello"), as: .lasting)
    presenter = nil
    #expect(handle?.result == .dismissed(.hostClosed))
  }
}
