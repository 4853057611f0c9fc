import FacadeTesting
import Testing
import Usher

@MainActor
@Suite("The switch between one queue and four queues", .ownDefault)
struct SwitchTests {
  @Test("turning off one queue while four libraries wait shows all overlays immediately")
  func off() async {
    let (screen, requests) = (Screen(), Requests())
    screen.presenter.present(Overlay { Text("app") }.duration(.infinite))
    requests.askAll()
    await screen.settle()
    #expect(requests.together(on: screen) == ["app"])
    screen.presenter.isOneQueue = false
    #expect(requests.together(on: screen) == ["app", "task", "banner", "card", "toast"])
    #expect(requests.told == ["card comes", "toast comes"])
  }

  @Test("turning on one queue keeps the overlays that are shown, and later requests take turns")
  func on() async {
    let (screen, requests) = (Screen(), Requests())
    screen.presenter.isOneQueue = false
    requests.askAll()
    await screen.settle()
    let together = requests.together(on: screen)
    #expect(Set(together) == ["toast", "card", "banner", "task"])
    screen.presenter.isOneQueue = true
    screen.advance(0.1)
    #expect(requests.together(on: screen) == together)
    screen.presenter.present(Overlay { Text("app") }.duration(.seconds(1)))
    #expect(requests.together(on: screen) == together)
    // The overlays end separately. The next overlay appears only after all four have ended.
    let seen = await requests.followed(on: screen)
    #expect(seen.last == ["app"])
    #expect(seen.dropLast().allSatisfy { !$0.contains("app") })
    let next = Requests()
    next.askAll()
    await screen.settle()
    #expect(await next.followed(on: screen) == [["card"], ["task"], ["toast"], ["banner"]])
  }

  @Test("if one queue is turned on again, the shown overlays end and no request stays waiting")
  func offAndOn() async {
    let (screen, requests) = (Screen(), Requests())
    screen.presenter.present(Overlay { Text("app") }.duration(.infinite))
    screen.presenter.isOneQueue = false
    requests.askAll()
    let later = Requests()
    later.askAll()
    await screen.settle()
    // The second toast replaces the first, and the second card and banner are duplicates.
    let together = Set(requests.together(on: screen))
    #expect(together == ["app", "card", "toast", "banner", "task"])
    screen.presenter.isOneQueue = true
    screen.presenter.dismiss(.shown(in: .main))
    let seen = await requests.followed(on: screen)
    // The shown overlays end at their own times, and the waiting overlays are shown alone.
    #expect(seen.allSatisfy { Set($0).isSubset(of: together) })
    #expect(screen.presenter.waitingCount == 0)
    #expect(requests.told.filter { $0.hasSuffix("gone") }.sorted() == ["card gone", "toast gone"])
  }

  @Test("the switch affects the libraries' lanes, but not the app's lanes")
  func others() async {
    let (screen, requests) = (Screen(), Requests())
    screen.presenter.configure(LaneID(5), LaneSettings(takesTurnsWith: .main))
    screen.presenter.present(Overlay { Text("app") }.duration(.infinite))
    screen.presenter.present(Overlay { Text("beside") }.queue(LaneID(5)).duration(.infinite))
    requests.askAll()
    await screen.settle()
    screen.presenter.isOneQueue = false
    #expect(Set(requests.together(on: screen)) == ["app", "task", "banner", "card", "toast"])
  }
}
