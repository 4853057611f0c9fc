import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Callbacks for a request's end")
struct EndingTests {
  @Test("an end is told once, before didDismiss, and to each listener in turn")
  func dismissed() {
    let stage = Stage()
    var news: [String] = []
    let handle = stage.present(
      "brief", as: .brief, lifecycle: Lifecycle(didDismiss: { _ in news.append("didDismiss") }))
    handle.whenEnded { news.append("first: \($0)") }
    handle.whenEnded { news.append("second: \($0)") }
    stage.advance(5000)
    handle.dismiss()
    #expect(
      news == ["first: dismissed(UsherCore.DismissReason.timedOut)"]
        + ["second: dismissed(UsherCore.DismissReason.timedOut)", "didDismiss"])
  }

  @Test("a request that has ended tells its end at once, also when it was refused")
  func late() {
    let stage = Stage()
    let handle = stage.presenter.present(OverlayContent(.text(OverlayNode.Text(""))))
    var told: [Outcome] = []
    handle.whenEnded { told.append($0) }
    #expect(told == [.refused(.emptyContent)])
  }

  @Test("a presenter that is released tells the end of its overlays")
  func presenterGone() {
    var told: [Outcome] = []
    do {
      let presenter = Presenter(host: HeadlessHost())
      presenter.present(.words("hello"), as: .lasting).whenEnded { told.append($0) }
    }
    #expect(told == [.dismissed(.hostClosed)])
  }

  @Test("a request from the callback is made after it")
  func callsBack() {
    let stage = Stage()
    var next: PresentationHandle?
    let handle = stage.present("first")
    handle.whenEnded { _ in next = stage.present("next") }
    handle.dismiss()
    stage.advance(1000)
    #expect(next?.state.isShown == true)
  }
}
