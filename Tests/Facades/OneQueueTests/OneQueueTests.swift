import FacadeTesting
import OwlBanners
import Popup
import SwiftEntryKit
import SwiftMessages
import Testing
import Usher

@MainActor
@Suite("Four libraries on one screen", .ownDefault)
struct OneQueueTests {
  @Test(
    "that ask at the same moment come one after the other: the higher first, else who asked first")
  func inTurns() async {
    let screen = Screen()
    let requests = Requests()
    requests.askAll()
    await screen.settle()
    #expect(
      await requests.followed(on: screen) == [
        ["card"], ["task"], ["toast"], ["banner"],
      ])
  }

  @Test("that ask while another one is shown wait for it, whoever shows it")
  func waiting() async {
    let screen = Screen()
    let requests = Requests()
    screen.presenter.present(
      OverlayContent(.text(Node.Text("app"))), as: Overlay(lifetime: .timed(.seconds(3))))
    requests.askAll()
    await screen.settle()
    #expect(
      await requests.followed(on: screen) == [
        ["app"], ["task"], ["card"], ["toast"], ["banner"],
      ])
  }

  @Test("that are independent show theirs at once, each as if it were alone")
  func independent() async {
    let screen = Screen()
    screen.presenter.isOneQueue = false
    let requests = Requests()
    requests.askAll()
    await screen.settle()
    #expect(await requests.followed(on: screen).first == ["card", "toast", "banner", "task"])
  }
}
