#if UIKIT_STAND_IN
import Testing
import UIKit
import UserNotifications
import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  /// Tests of important overlays while no scene is active, with a stand-in for the system's
  /// notification center.
  ///
  /// <https://developer.apple.com/documentation/usernotifications>
  @MainActor
  @Suite("System notifications")
  struct SystemNotificationTests {
    /// Runs a test in an app with its own presenters and identifiers.
    private func withApp(
      _ status: UNAuthorizationStatus = .authorized, _ act: @MainActor (NotifiedApp) throws -> Void
    ) async rethrows {
      try await Presenter.withOwnDefault {
        let app = NotifiedApp(status)
        defer { app.base.close() }
        try act(app)
      }
    }

    @Test("an important overlay is posted once, with its text, buttons and a sound")
    func posted() async throws {
      try await withApp { app in
        app.leave()
        app.presenter.present(
          .notification(
            title: "Mira calls", description: "From Lisbon", button: OverlayNode.Button("Answer")),
          as: NotifiedApp.important)
        app.presenter.present(.notification(title: "unimportant"))
        StandIn.advance(by: 60)
        let notification = try #require(StandIn.deliveredNotifications.first)
        let content = notification.request.content
        #expect(app.titles == ["Mira calls"])
        #expect(notification.request.identifier == "usher-1")
        #expect(content.body == "From Lisbon")
        #expect(content.sound != nil)
        #expect(content.interruptionLevel == .active)
        #expect(StandIn.buttons(of: notification) == ["Answer"])
        #expect(StandIn.notificationQuestions == 0)
        #expect(app.problems == [])
      }
    }

    @Test(
      "without permission, overlays stay in the app, and one problem is reported",
      arguments: [
        (UNAuthorizationStatus.denied, "permission was denied"),
        (.notDetermined, "the app has not asked the user for permission"),
      ])
    func refused(_ status: UNAuthorizationStatus, reason: String) async {
      await withApp(status) { app in
        app.leave()
        app.present("first")
        app.present("second")
        #expect(app.titles == [])
        #expect(app.problems == [.noSystemNotifications(reason: reason)])
        #expect(StandIn.notificationQuestions == 0)
        StandIn.notificationStatus = .authorized
        app.present("third")
        #expect(app.titles == ["third"])
        StandIn.activate(app.scene)
        StandIn.advance(by: 1)
        #expect(app.presenter.shown.count == 1)
      }
    }

    @Test(
      "provisional and ephemeral permissions are sufficient",
      arguments: [
        UNAuthorizationStatus.provisional, .ephemeral,
      ])
    func provisional(_ status: UNAuthorizationStatus) async {
      await withApp(status) { app in
        app.leave()
        app.present("important")
        #expect(app.titles == ["important"])
      }
    }

    @Test("when the user returns, the notification is withdrawn and the overlay is shown")
    func comingBack() async {
      await withApp { app in
        app.leave()
        let handle = app.present("important")
        #expect(app.titles == ["important"])
        #expect(handle.state.isWaiting)
        StandIn.activate(app.scene)
        StandIn.advance(by: 0.1)
        #expect(app.titles == [])
        #expect(handle.state.isShown)
      }
    }

    @Test("an update replaces the notification, without a sound")
    func update() async {
      await withApp { app in
        app.leave()
        let handle = app.present("Mira calls")
        handle.update(to: .notification(title: "Mira has called"))
        StandIn.advance(by: 0.1)
        #expect(app.titles == ["Mira has called"])
        #expect(app.contents.map(\.sound) == [nil])
        #expect(app.contents.map(\.interruptionLevel) == [.passive])
      }
    }

    @Test("notifications of an earlier run are withdrawn, and the app's own notifications stay")
    func earlierRun() async {
      await withApp { app in
        app.presenter.backgroundDelivery = .none
        StandIn.moveToBackground(app.scene)
        for id in ["usher-7", "letters"] {
          UNUserNotificationCenter.current().add(
            UNNotificationRequest(
              identifier: id, content: UNMutableNotificationContent(), trigger: nil))
        }
        StandIn.finishTurn()
        AppNotifications.shared.withdrawEarlier()
        #expect(StandIn.deliveredNotifications.map(\.request.identifier) == ["letters"])
      }
    }

    @Test(
      "in the foreground without an active scene, the app's delegate decides about the notification"
    )
    func foreground() async {
      await withApp { app in
        StandIn.deactivate(app.scene)
        StandIn.advance(by: 1)
        app.delegate.answers = false
        app.present("unseen")
        #expect(app.titles == [])
        app.delegate.answers = true
        app.present("seen")
        #expect(app.titles == ["seen"])
      }
    }
  }
}
#endif
