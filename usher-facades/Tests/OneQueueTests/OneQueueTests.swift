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
    "libraries that ask at the same moment take turns: the higher priority, then the earlier request"
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

  @Test("libraries that ask while another one shows an overlay wait for it")
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

  @Test("libraries that are independent show their overlays at once, each as if it were alone")
  func independent() async {
    let screen = Screen()
    screen.presenter.isOneQueue = false
    let requests = Requests()
    requests.askAll()
    await screen.settle()
    #expect(await requests.followed(on: screen).first == ["card", "toast", "banner", "task"])
  }
}
