import FacadeTesting
import OwlBanners
import Popup
import SwiftMessages
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Four libraries when windows open and close", .ownDefault)
struct WindowTests {
  @Test(
    "requests made before the first window opens aren't lost, and take turns when it opens")
  func noWindow() async {
    let requests = Requests()
    requests.askAll()
    for _ in 0..<3 { await Task { @MainActor in }.value }
    // A task is shown even without a window.
    #expect(requests.told == [])
    #expect(requests.task?.state == .shown)
    let screen = Screen()
    await screen.settle()
    #expect(await requests.followed(on: screen) == [["card"], ["toast"], ["banner"]])
    #expect(
      requests.told == [
        "card comes", "card gone", "toast comes", "toast gone", "banner timedOut",
      ])
    #expect(requests.task?.state == .gone)
    #expect(screen.problems == [])
  }

  @Test("if a window closes, waiting requests end, and a waiting task moves to the next window")
  func closed() async {
    let (screen, requests) = (Screen(), Requests())
    screen.presenter.present(Overlay { Text("app") }.duration(.infinite))
    requests.askAll()
    await screen.settle()
    #expect(screen.presenter.waitingCount == 4)
    screen.host.closeWindow()
    await screen.settle()
    #expect(screen.presenter.waitingCount == 0)
    // If an overlay wasn't shown, its library sends no event. But a banner has an outcome, and a
    // task continues to wait.
    #expect(requests.told == ["banner windowClosed"])
    #expect(requests.task?.state == .new)
    let next = Screen()
    let others = Requests()
    others.askAll()
    await next.settle()
    #expect(requests.task?.state == .shown)
    #expect(next.presenter.waitingCount == 3)
    try? requests.task?.resignFocus()
    #expect(await others.followed(on: next) == [["card"], ["toast"], ["banner"]])
    #expect(next.problems == [])
  }

  @Test("if the default presenter changes, only new requests use the new window")
  func replaced() async {
    let (first, requests) = (Screen(), Requests())
    first.presenter.present(Overlay { Text("app") }.duration(.seconds(1)))
    requests.askAll()
    await first.settle()
    let (second, others) = (Screen(), Requests())
    others.askAll(card: "other card")
    await second.settle()
    // Tasks of one manager stay together, and this task's priority is already used. Messages of one
    // instance take turns, even across windows.
    #expect(others.task?.state == .new)
    #expect(await others.followed(on: second) == [["toast"], ["banner"]])
    #expect(
      await requests.followed(on: first) == [["app"], ["task"], ["card"], ["toast"], ["banner"]])
    // The pause after the card has ended.
    first.advance(1)
    await first.settle()
    #expect(await others.followed(on: second) == [["other card"]])
  }

  @Test("if a window closes, each library reports the end of its shown overlay")
  func closedWhileShown() async {
    let (screen, requests) = (Screen(), Requests())
    screen.presenter.isOneQueue = false
    requests.askAll()
    await screen.settle()
    #expect(screen.presenter.shown.count == 4)
    screen.host.closeWindow()
    await screen.settle()
    #expect(
      requests.told.sorted() == [
        "banner windowClosed", "card comes", "card gone", "toast comes", "toast gone",
      ])
    #expect(requests.task?.state == .gone)
  }

  @Test("if one of two windows closes, later requests are shown in the other window")
  func closedBesideAnother() async {
    let (first, second) = (Screen(), Screen())
    Presenter.default = first.presenter
    let requests = Requests()
    first.presenter.present(Overlay { Text("app") }.duration(.infinite))
    requests.askAll()
    await first.settle()
    first.host.closeWindow()
    await first.settle()
    #expect(requests.told == ["banner windowClosed"])
    // The task has moved, and later requests follow it.
    #expect(requests.together(on: second) == ["task"])
    let others = Requests()
    others.askAll()
    await second.settle()
    #expect(second.presenter.waitingCount == 3)
    try? requests.task?.resignFocus()
    #expect(await others.followed(on: second) == [["card"], ["toast"], ["banner"]])
    #expect(first.problems + second.problems == [])
  }
}
