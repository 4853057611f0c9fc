#if UIKIT_STAND_IN
import Testing
import UIKit
import UserNotifications
import Usher
import UsherUIKit

extension UIKitHostTests {
  /// Tests of the user's actions in notifications, as the app's delegate forwards them.
  ///
  /// <https://developer.apple.com/documentation/usernotifications/handling-notifications-and-notification-related-actions>
  @MainActor
  @Suite("Actions in system notifications")
  struct NotificationActionTests {
    /// Runs a test in a background app with its own presenters and identifiers.
    private func withAppAway(_ act: @MainActor (NotifiedApp) throws -> Void) async rethrows {
      try await Presenter.withOwnDefault {
        let app = NotifiedApp()
        defer { app.base.close() }
        app.leave()
        try act(app)
      }
    }

    /// A button that counts its presses.
    @MainActor
    private final class Counter {
      private(set) var count = 0
      var button: OverlayNode.Button { OverlayNode.Button("Answer") { self.count += 1 } }
    }

    @Test("an action runs once, even if the app forwards it twice, and its overlay is dismissed")
    func once() async throws {
      try await withAppAway { app in
        let counter = Counter()
        let handle = app.present("Mira calls", button: counter.button)
        let notification = try #require(StandIn.deliveredNotifications.first)
        let response = try #require(StandIn.press("Answer", in: notification))
        #expect(counter.count == 1)
        #expect(Presenter.didReceive(response))
        StandIn.activate(app.scene)
        StandIn.advance(by: 1)
        #expect(Presenter.didReceive(response))
        #expect(counter.count == 1)
        #expect(handle.result == .dismissed(.button(0)))
        #expect(app.delegate.own == [])
        #expect(StandIn.deliveredNotifications == [])
      }
    }

    @Test("a tap on the notification runs no action, and the overlay is shown in the app")
    func tapped() async throws {
      try await withAppAway { app in
        let counter = Counter()
        let handle = app.present("Mira calls", button: counter.button)
        StandIn.tap(try #require(StandIn.deliveredNotifications.first))
        StandIn.activate(app.scene)
        StandIn.advance(by: 0.1)
        #expect(counter.count == 0)
        #expect(handle.state.isShown)
        #expect(app.delegate.own == [])
      }
    }

    @Test("an action of a withdrawn notification doesn't affect the next one with its identifier")
    func stale() async throws {
      try await withAppAway { app in
        let (former, next) = (Counter(), Counter())
        let handle = app.present("Mira calls", button: former.button)
        let notification = try #require(StandIn.deliveredNotifications.first)
        let response = try #require(StandIn.press("Answer", in: notification))
        handle.dismiss()
        app.present("Ole calls", button: next.button)
        #expect(StandIn.deliveredNotifications.map(\.request.identifier) == ["usher-1"])
        #expect(Presenter.didReceive(response))
        #expect(former.count == 1)
        #expect(next.count == 0)
        #expect(app.titles == ["Ole calls"])
      }
    }

    @Test("a response to a notification of the app is left to the app")
    func unknown() async throws {
      try await withAppAway { app in
        let content = UNMutableNotificationContent()
        content.title = "A letter"
        UNUserNotificationCenter.current().add(
          UNNotificationRequest(identifier: "usher-1", content: content, trigger: nil))
        StandIn.finishTurn()
        let notification = try #require(StandIn.deliveredNotifications.first)
        #expect(Presenter.willPresent(notification) == nil)
        StandIn.tap(notification)
        #expect(app.delegate.own == ["usher-1"])
      }
    }

    @Test(
      "the app's categories stay, and each notification has its buttons, which require unlocking")
    func categories() async {
      await withAppAway { app in
        let center = UNUserNotificationCenter.current()
        let letter = UNNotificationCategory(
          identifier: "letter",
          actions: [UNNotificationAction(identifier: "reply", title: "Reply")],
          intentIdentifiers: [])
        center.setNotificationCategories([letter])
        app.present("first", button: OverlayNode.Button("Answer"))
        app.present("second", button: OverlayNode.Button("Open"))
        app.present("third")
        #expect(
          StandIn.deliveredNotifications.map { StandIn.buttons(of: $0) } == [
            ["Answer"], ["Open"], [],
          ])
        #expect(StandIn.categories.contains(letter))
        #expect(
          StandIn.categories.filter { $0 !== letter }.flatMap(\.actions).map(\.options)
            == [.authenticationRequired, .authenticationRequired])
        // The app removes Usher's categories, but the next notification still has its button.
        center.setNotificationCategories([letter])
        app.present("fourth", button: OverlayNode.Button("Open"))
        #expect(StandIn.deliveredNotifications.last.map { StandIn.buttons(of: $0) } == ["Open"])
        #expect(StandIn.categories.contains(letter))
      }
    }
  }
}
#endif
