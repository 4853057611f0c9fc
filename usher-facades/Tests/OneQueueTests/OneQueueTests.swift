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
    "requests made at the same time take turns by priority, and then by arrival"
  )
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

  @Test("if an overlay is already shown, the libraries' requests wait for it to end")
  func waiting() async {
    let screen = Screen()
    let requests = Requests()
    screen.presenter.present(Overlay { Text("app") }.duration(.seconds(3)))
    requests.askAll()
    await screen.settle()
    #expect(
      await requests.followed(on: screen) == [
        ["app"], ["task"], ["card"], ["toast"], ["banner"],
      ])
  }

  @Test("if the presenter isn't one queue, all libraries show their overlays immediately")
  func independent() async {
    let screen = Screen()
    screen.presenter.isOneQueue = false
    let requests = Requests()
    requests.askAll()
    await screen.settle()
    #expect(await requests.followed(on: screen).first == ["card", "toast", "banner", "task"])
  }
}
