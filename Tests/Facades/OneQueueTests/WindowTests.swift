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
  private let app = Overlay(lifetime: .untilDismissed)

  @Test("that ask before there is a window lose nothing, and take turns when there is one")
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

  @Test("whose window closes while they wait tell what has become of theirs, and tasks go on")
  func closed() async {
    let (screen, requests) = (Screen(), Requests())
    screen.presenter.present(OverlayContent(.text(Node.Text("app"))), as: app)
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

  @Test("whose window closes while one is shown tell that it has gone")
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

  @Test("whose window closes beside another one ask there from then on")
  func closedBesideAnother() async {
    let (first, second) = (Screen(), Screen())
    Presenter.default = first.presenter
    let requests = Requests()
    first.presenter.present(OverlayContent(.text(Node.Text("app"))), as: app)
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

  #if !canImport(UIKit)
  @Test("go on where they were when another window becomes the default one, and ask there next")
  func replaced() async {
    let (first, requests) = (Screen(), Requests())
    first.presenter.present(
      OverlayContent(.text(Node.Text("app"))), as: Overlay(lifetime: .timed(.seconds(1))))
    requests.askAll()
    await first.settle()
    let (second, others) = (Screen(), Requests())
    #expect(Presenter.default === second.presenter)
    others.askAll()
    await second.settle()
    // Tasks of one manager stay together, and this one's priority is taken.
    #expect(second.presenter.waitingCount == 2)
    #expect(others.task?.state == .new)
    #expect(await others.followed(on: second) == [["card"], ["toast"], ["banner"]])
    #expect(
      await requests.followed(on: first) == [["app"], ["task"], ["card"], ["toast"], ["banner"]])
  }

  @Test("show theirs beside each other in two windows, each of which has a queue of its own")
  func two() async {
    let first = Screen()
    let host = HeadlessHost()
    let second = Presenter(host: host)
    let window = UIWindow(presenter: second)
    let chosen = Chosen(window)
    Banner.application = chosen
    var config = SwiftMessages.Config()
    config.presentationContext = .view(window)
    first.presenter.present(OverlayContent(.text(Node.Text("app"))), as: app)
    for body in ["one", "two"] {
      let card = MessageView.viewFromNib(layout: .statusLine)
      card.configureContent(body: body)
      SwiftMessages.show(config: config, view: card)
    }
    Banner(DefaultBannerStyle.notice, title: "banner").enqueue()
    await first.settle()
    #expect(first.texts == ["app"])
    #expect(first.presenter.waitingCount == 0)
    var seen: [[[String]]] = []
    for _ in 0..<100 where second.isShowing || second.waitingCount > 0 {
      if seen.last != host.visibleTexts, !host.visibleTexts.isEmpty {
        seen.append(host.visibleTexts)
      }
      host.clock.advance(by: .seconds(0.1))
      await first.settle()
    }
    #expect(seen == [[["one"]], [["banner"]], [["two"]]])
    #expect(first.texts == ["app"])
  }

  /// An application context with a given key window.
  private final class Chosen: ApplicationContext {
    let keyWindow: UIWindow?
    var statusBarFrame: CGRect { .zero }
    var preferredContentSizeCategory: UIContentSizeCategory { .large }
    var statusBarStyle = UIStatusBarStyle.default

    init(_ window: UIWindow) {
      keyWindow = window
    }
  }
  #endif
}
