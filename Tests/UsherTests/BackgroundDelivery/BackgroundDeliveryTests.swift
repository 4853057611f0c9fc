import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Notifications in the background")
struct BackgroundDeliveryTests {
  private static let important = OverlayConfiguration(
    priority: .high, lifetime: .timed(.seconds(4)), entrance: .tenth, exit: .tenth)

  /// Two windows of an app.
  ///
  /// The first window sends notifications from high priority.
  @MainActor
  private struct App {
    let clock = ManualClock()
    let stage: Stage
    let second: Stage

    init() {
      stage = Stage(clock: clock)
      second = Stage(clock: clock)
      stage.presenter.backgroundDelivery = .systemNotifications(from: .high)
      second.host.setAppActive(false)
    }

    var titles: [String] { stage.host.systemNotifications.shown.map(\.title) }

    func leave() {
      stage.host.setAppActive(false)
      clock.advance(by: .seconds(1))
    }

    func comeBack() { stage.host.setAppActive(true) }
  }

  private func withApp(_ act: @MainActor @Sendable (App) -> Void) async {
    await Presenter.withOwnDefault { act(App()) }
  }

  @Test("only important, unseen requests send notifications, a second after the user leaves")
  func whatGoesThere() async {
    await withApp { app in
      app.stage.present("seen before", as: Self.important)
      app.clock.advance(by: .seconds(1))
      app.stage.host.setAppActive(false)
      app.stage.present("within the second", as: Self.important)
      #expect(app.titles == [])
      app.clock.advance(by: .seconds(1))
      #expect(app.titles == ["within the second"])
      app.stage.present("unimportant", as: .brief)
      app.stage.present("later", as: Self.important)
      #expect(app.titles == ["within the second", "later"])
    }
  }

  @Test("notifications are sent only if all of the app's windows are inactive")
  func otherWindow() async {
    await withApp { app in
      app.second.host.setAppActive(true)
      app.leave()
      app.stage.present("important", as: Self.important)
      #expect(app.titles == [])
      app.second.host.setAppActive(false)
      app.clock.advance(by: .milliseconds(999))
      #expect(app.titles == [])
      app.clock.advance(by: .milliseconds(1))
      #expect(app.titles == ["important"])
    }
  }

  @Test("if the user returns and leaves again, the second starts over")
  func leavesAgain() async {
    await withApp { app in
      app.stage.host.setAppActive(false)
      app.clock.advance(by: .milliseconds(500))
      app.comeBack()
      app.clock.advance(by: .milliseconds(100))
      app.stage.host.setAppActive(false)
      app.stage.present("important", as: Self.important)
      app.clock.advance(by: .milliseconds(999))
      #expect(app.titles == [])
      app.clock.advance(by: .milliseconds(1))
      #expect(app.titles == ["important"])
    }
  }

  @Test("overlays that the user saw on return aren't sent again")
  func secondAbsence() async {
    await withApp { app in
      app.leave()
      app.stage.present("first", as: Self.important)
      #expect(app.titles == ["first"])
      app.comeBack()
      app.clock.advance(by: .milliseconds(200))
      app.leave()
      #expect(app.titles == [])
      app.stage.present("second", as: Self.important)
      #expect(app.titles == ["second"])
    }
  }

  @Test("a window without a presenter is included if the host reports the app's activity")
  func windowWithoutPresenter() async {
    await withApp { app in
      let connection = HostConnection(to: app.stage.presenter)
      connection.appActivityChanged(isActive: true)
      app.leave()
      app.stage.present("important", as: Self.important)
      #expect(app.titles == [])
      connection.appActivityChanged(isActive: false)
      app.clock.advance(by: .seconds(1))
      #expect(app.titles == ["important"])
      connection.appActivityChanged(isActive: true)
      #expect(app.titles == [])
    }
  }

  @Test("on return, the notification is withdrawn and the overlay has its full lifetime")
  func comingBack() async {
    await withApp { app in
      app.leave()
      let handle = app.stage.present("important", as: Self.important)
      app.clock.advance(by: .seconds(60))
      #expect(app.titles == ["important"])
      app.comeBack()
      #expect(app.titles == [])
      #expect(app.stage.host.visibleTexts == [["important"]])
      app.clock.advance(by: .milliseconds(3_900))
      #expect(handle.state.isShown)
      app.clock.advance(by: .milliseconds(500))
      #expect(handle.result == .dismissed(.timedOut))
    }
  }

  @Test("an overlay that is exiting when the second ends isn't sent")
  func leaving() async {
    await withApp { app in
      app.stage.host.setAppActive(false)
      let handle = app.stage.present("important", as: Self.important)
      app.clock.advance(by: .milliseconds(950))
      handle.dismiss()
      app.clock.advance(by: .milliseconds(80))
      #expect(app.titles == [])
      #expect(handle.state == .pending(.leaving(.dismissed(.programmatic))))
    }
  }

  @Test("a request in an invisible window waits and sends a notification")
  func inTheBackground() async {
    await withApp { app in
      app.stage.host.setAppVisible(false)
      app.clock.advance(by: .seconds(1))
      let handle = app.stage.present("important", as: Self.important)
      #expect(app.titles == ["important"])
      #expect(handle.state.isWaiting)
      app.stage.host.setAppVisible(true)
      #expect(app.titles == [])
      #expect(handle.state.isShown)
    }
  }

  @Test("a delayed request sends a notification after its delay")
  func delay() async {
    await withApp { app in
      app.leave()
      var overlay = Self.important
      overlay.delay = .seconds(3)
      app.stage.present("important", as: overlay)
      app.clock.advance(by: .milliseconds(2_999))
      #expect(app.titles == [])
      app.clock.advance(by: .milliseconds(1))
      #expect(app.titles == ["important"])
    }
  }

  @Test("a request held back by timed quiet sends a notification afterward")
  func quietForATime() async {
    await withApp { app in
      app.leave()
      let quiet = app.stage.presenter.quiet(for: .seconds(10))
      app.stage.present("important", as: Self.important)
      app.clock.advance(by: .milliseconds(9_900))
      #expect(app.titles == [])
      app.clock.advance(by: .milliseconds(200))
      #expect(app.titles == ["important"])
      withExtendedLifetime(quiet) {}
    }
  }

  @Test("a notification has the overlay's text, button and urgency, and an update replaces it")
  func contents() async {
    await withApp { app in
      app.leave()
      let handle = app.stage.presenter.present(
        .notification(
          title: "Mira calls", description: "From Lisbon", button: OverlayNode.Button("Answer")),
        as: Self.important)
      var shown = app.stage.host.systemNotifications.shown
      #expect(shown.map(\.id) == ["usher-1"])
      #expect(shown.map(\.text) == ["From Lisbon"])
      #expect(shown.map { $0.actions.map(\.title) } == [["Answer"]])
      #expect(shown.map(\.isUrgent) == [false])
      handle.update(to: .notification(title: "Mira has called"))
      shown = app.stage.host.systemNotifications.shown
      #expect(shown.map(\.id) == ["usher-1"])
      #expect(shown.map(\.title) == ["Mira has called"])
      #expect(shown.map(\.actions) == [[]])
    }
  }

  @Test("an update with unchanged text sends no second notification")
  func sameWords() async {
    await withApp { app in
      app.leave()
      let handle = app.stage.present("important", as: Self.important)
      // The service now fails, so a second notification would be reported.
      app.stage.host.systemNotifications.refusal = "permission was denied"
      var other = Self.important
      other.lifetime = .infinite
      handle.update(to: .words("important"), as: other)
      #expect(app.titles == ["important"] && app.stage.problems == [])
      handle.update(to: .words("urgent"))
      #expect(app.titles == [])
      #expect(app.stage.problems == [.noSystemNotifications(reason: "permission was denied")])
    }
  }

  @Test("a notification for private content contains neither its text nor its buttons")
  func privateContent() async {
    await withApp { app in
      app.leave()
      var content = OverlayContent.notification(
        title: "Mira: see you at 8", button: OverlayNode.Button("Answer"))
      content.isPrivate = true
      app.stage.presenter.present(content, as: Self.important)
      let shown = app.stage.host.systemNotifications.shown
      #expect(shown.map(\.title) == ["New message"])
      #expect(shown.map(\.text) == [""])
      #expect(shown.map(\.actions) == [[]])
    }
  }

  @Test("a notification's action runs once, even if it's repeated or also used in the window")
  func action() async {
    await withApp { app in
      app.leave()
      nonisolated(unsafe) var count = 0
      let handle = app.stage.presenter.present(
        .notification(title: "Mira calls", button: OverlayNode.Button("Answer") { count += 1 }),
        as: Self.important)
      let notifications = app.stage.host.systemNotifications
      notifications.press(0, in: "usher-1")
      notifications.press(0, in: "usher-1")
      app.comeBack()
      app.stage.host.pressButton(0, of: handle.id)
      app.clock.advance(by: .seconds(1))
      #expect(count == 1)
      #expect(handle.result == .dismissed(.button(0)))
      #expect(notifications.shown == [])
    }
  }

  @Test("an action that doesn't dismiss withdraws its notification, and runs once")
  func actionThatStays() async {
    await withApp { app in
      app.leave()
      nonisolated(unsafe) var count = 0
      let handle = app.stage.presenter.present(
        .notification(
          title: "Mira calls", button: OverlayNode.Button("Mute", dismisses: false) { count += 1 }),
        as: Self.important)
      for _ in 0..<2 { app.stage.host.systemNotifications.press(0, in: "usher-1") }
      #expect(count == 1)
      #expect(app.titles == [])
      #expect(handle.state.isShown)
    }
  }

  @Test("a notification's action is ignored after the button was pressed in the window")
  func latePress() async {
    await withApp { app in
      app.leave()
      nonisolated(unsafe) var count = 0
      let handle = app.stage.presenter.present(
        .notification(title: "Mira calls", button: OverlayNode.Button("Answer") { count += 1 }),
        as: Self.important)
      app.comeBack()
      app.stage.host.pressButton(0, of: handle.id)
      app.stage.host.systemNotifications.press(0, in: "usher-1")
      #expect(count == 1)
    }
  }

  @Test("if notifications fail, overlays stay in the app, and the failure is reported once")
  func failure() async {
    await withApp { app in
      app.stage.host.systemNotifications.refusal = "permission was denied"
      app.leave()
      let first = app.stage.present("first", as: Self.important)
      app.stage.present("second", as: Self.important)
      #expect(app.stage.problems == [.noSystemNotifications(reason: "permission was denied")])
      #expect(app.titles == [])
      #expect(first.state.isShown)
    }
  }

  @Test("a notification is withdrawn when its overlay, its window or background delivery ends")
  func endings() async {
    await withApp { app in
      app.leave()
      let handle = app.stage.present("dismissed", as: Self.important)
      handle.dismiss()
      app.clock.advance(by: .seconds(1))
      #expect(app.titles == [])
      app.stage.present("chosen", as: Self.important)
      app.stage.presenter.backgroundDelivery = .none
      #expect(app.titles == [])
      app.stage.presenter.backgroundDelivery = .systemNotifications(from: .high)
      app.clock.advance(by: .seconds(1))
      #expect(app.titles == ["chosen"])
      app.stage.host.closeWindow()
      #expect(app.titles == [])
    }
  }

  @Test("identifiers are the smallest free numbers across windows")
  func identifiers() async {
    await withApp { app in
      app.second.presenter.backgroundDelivery = .systemNotifications(from: .high)
      app.leave()
      let first = app.stage.present("first", as: Self.important)
      app.second.present("second", as: Self.important)
      first.dismiss()
      app.clock.advance(by: .seconds(1))
      app.second.present("third", as: Self.important)
      #expect(app.second.host.systemNotifications.shown.map(\.id) == ["usher-2", "usher-1"])
    }
  }

  @Test("a released presenter's identifiers become available")
  func releasedPresenter() async {
    await withApp { app in
      var released: Stage? = Stage(clock: app.clock)
      released?.presenter.backgroundDelivery = .systemNotifications(from: .high)
      released?.host.setAppActive(false)
      app.leave()
      app.stage.present("stays", as: Self.important)
      released?.present("goes", as: Self.important)
      released = nil
      app.stage.present("comes", as: Self.important)
      #expect(app.stage.host.systemNotifications.shown.map(\.id) == ["usher-1", "usher-2"])
    }
  }

  @Test("notifications of an earlier run are withdrawn once, when background delivery is first set")
  func earlierRun() async {
    await withApp { app in
      app.second.presenter.backgroundDelivery = .systemNotifications(from: .high)
      #expect(app.stage.host.systemNotifications.cleanUps == 1)
      #expect(app.second.host.systemNotifications.cleanUps == 0)
    }
  }
}
