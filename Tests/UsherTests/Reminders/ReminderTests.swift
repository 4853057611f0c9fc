import Testing
import UsherTesting

@_spi(Facades) @testable import Usher

@Suite("Reminders")
@MainActor
struct ReminderTests {
  private let stage = Stage()
  private var presenter: Presenter { stage.presenter }

  /// The titles of the shown overlays.
  private var shown: [String] { presenter.visible.compactMap(\.title) }

  private func notice(_ time: Duration = .seconds(600)) -> Overlay {
    .notification(title: "Version 4", buttons: [.remindLater(after: time), .button("Update")])
      .duration(.infinite)
  }

  @Test("the button dismisses the overlay, which returns after the time, as often as it is pressed")
  func button() async throws {
    let handle = presenter.present(notice())
    for _ in 0..<3 {
      stage.advance(1000)
      #expect(shown == ["Version 4"])
      #expect(presenter.press("Remind me later"))
      stage.advance(599_000)
      #expect(shown == [])
      stage.advance(2000)
    }
    #expect(handle.result == .dismissed(.button(0)))
    #expect(shown == ["Version 4"])
    #expect(presenter.press("Update"))
    stage.advance(2_000_000)
    #expect(shown == [])
  }

  @Test("the overlay returns with its content at the press, its name and all callbacks")
  func values() {
    var calls: [String] = []
    presenter.present(
      notice().name("update").onAppear { calls.append("first") }.isUserInitiated())
    presenter.present(
      Overlay.notification(title: "Version 5", button: .remindLater("Later", after: .seconds(60)))
        .name("update").duplicates(.updateInPlace).duration(.infinite)
        .onDisappear { calls.append("second") })
    stage.advance(1000)
    #expect(presenter.press("Later"))
    stage.advance(1000)
    #expect(presenter.isShowing("update") == false)
    stage.advance(61_000)
    #expect(shown == ["Version 5"])
    #expect(presenter.isShowing("update"))
    #expect(calls == ["first", "second", "first"])
  }

  @Test("a reminder doesn't update another overlay with its name, and can be withdrawn by it")
  func names() {
    presenter.present(notice().name("update").duplicates(.updateInPlace))
    stage.advance(1000)
    presenter.press("Remind me later")
    presenter.present(
      Overlay.notification(title: "Other").name("update").duration(.infinite))
    stage.advance(10_000)
    #expect(shown == ["Other"])
    presenter.dismiss("update")
    stage.advance(700_000)
    #expect(shown == [])
  }

  @Test("frequencies don't hold a reminder back")
  func frequency() {
    presenter.store = OverlayMemoryStore()
    presenter.present(notice().name("update").frequency(.once))
    stage.advance(1000)
    presenter.press("Remind me later")
    stage.advance(602_000)
    #expect(shown == ["Version 4"])
  }

  @Test("a reminder ends with its owner, before and after it appears")
  func owner() {
    for pause in [300_000, 610_000] {
      var owner: OverlayOwner? = OverlayOwner()
      if let owner { presenter.present(notice()).dismisses(with: owner) }
      stage.advance(1000)
      presenter.press("Remind me later")
      stage.advance(pause)
      #expect(shown.count == (pause > 600_000 ? 1 : 0))
      #expect(owner != nil)
      owner = nil
      stage.advance(700_000)
      #expect(shown == [])
    }
  }

  @Test("a negative time is 0")
  func times() {
    presenter.present(notice(.seconds(-5)))
    stage.advance(1000)
    presenter.press("Remind me later")
    stage.advance(3000)
    #expect(shown == ["Version 4"])
    #expect(stage.problems == [])
  }

  @Test("nothing returns if the owner goes during the exit, or the window closes")
  func never() {
    var owner: OverlayOwner? = OverlayOwner()
    if let owner { presenter.present(notice()).dismisses(with: owner) }
    stage.advance(1000)
    presenter.press("Remind me later")
    #expect(owner != nil)
    owner = nil
    stage.advance(700_000)
    #expect(shown == [])
    presenter.present(notice())
    stage.advance(1000)
    presenter.press("Remind me later")
    stage.host.closeWindow()
    stage.advance(700_000)
    #expect(shown == [] && stage.problems == [])
  }
}
