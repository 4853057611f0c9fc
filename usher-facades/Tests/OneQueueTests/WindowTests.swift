import FacadeTesting
import OwlBanners
import Popup
import SwiftMessages
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Four libraries when windows come and go", .ownDefault)
struct WindowTests {
  @Test(
    "libraries that ask before there is a window lose nothing, and take turns when there is one")
  func noWindow() async {
    let requests = Requests()
    requests.askAll()
    for _ in 0..<3 { await Task { @MainActor in }.value }
    // A task needs no window: it is shown without one.
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

  @Test("libraries whose window closes while they wait report the end, and tasks go on")
  func closed() async {
    let (screen, requests) = (Screen(), Requests())
    screen.presenter.present(Overlay { Text("app") }.duration(.infinite))
    requests.askAll()
    await screen.settle()
    #expect(screen.presenter.waitingCount == 4)
    screen.host.closeWindow()
    await screen.settle()
    #expect(screen.presenter.waitingCount == 0)
    // An overlay that was never shown sends no event of its own; a banner has an outcome, and a
    // task keeps waiting.
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

  @Test("libraries finish in their window when another one becomes the default, and ask there next")
  func replaced() async {
    let (first, requests) = (Screen(), Requests())
    first.presenter.present(Overlay { Text("app") }.duration(.seconds(1)))
    requests.askAll()
    await first.settle()
    let (second, others) = (Screen(), Requests())
    others.askAll(card: "other card")
    await second.settle()
    // Tasks of one manager stay together, and this one's priority is taken. Messages of one
    // instance take turns, in whichever windows they are shown.
    #expect(others.task?.state == .new)
    #expect(await others.followed(on: second) == [["toast"], ["banner"]])
    #expect(
      await requests.followed(on: first) == [["app"], ["task"], ["card"], ["toast"], ["banner"]])
    // The pause after the card is over.
    first.advance(1)
    await first.settle()
    #expect(await others.followed(on: second) == [["other card"]])
  }

  @Test("libraries whose window closes while they show an overlay report its end")
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

  @Test("libraries whose window closes beside another one ask in the other one from then on")
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
    // The task has moved, and further requests follow it.
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
