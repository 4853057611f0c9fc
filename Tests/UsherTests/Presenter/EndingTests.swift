import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Callbacks for a request's end")
struct EndingTests {
  @Test("each end callback is called once, in order, before didDismiss")
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

  @Test("a callback added after the end is called immediately, even for a refused request")
  func late() {
    let stage = Stage()
    let handle = stage.presenter.present(OverlayContent(.text(OverlayNode.Text(""))))
    var told: [Outcome] = []
    handle.whenEnded { told.append($0) }
    #expect(told == [.refused(.emptyContent)])
  }

  @Test("releasing a presenter calls the end callbacks of its overlays")
  func presenterGone() {
    var told: [Outcome] = []
    do {
      let presenter = Presenter(host: HeadlessHost())
      presenter.present(.words("hello"), as: .lasting).whenEnded { told.append($0) }
    }
    #expect(told == [.dismissed(.hostClosed)])
  }

  @Test("a request from an end callback is performed afterward")
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
