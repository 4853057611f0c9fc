#if UIKIT_STAND_IN
import Foundation
import Testing
import UIKit
import UserNotifications

/// Notifications that an app posts by itself.
///
/// <https://developer.apple.com/documentation/usernotifications/unusernotificationcenter>
extension StandInTests {
  private func post(_ id: String, _ title: String) {
    let content = UNMutableNotificationContent()
    content.title = title
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: id, content: content, trigger: nil))
    content.title = "changed afterwards"
    StandIn.finishTurn()
  }

  private var titles: [String] { StandIn.deliveredNotifications.map(\.request.content.title) }

  @Test("a notification needs permission, and is shown in the background, in place of its namesake")
  func notifications() {
    let (scene, _) = StandIn.launch()
    StandIn.moveToBackground(scene)
    post("letter", "without permission")
    #expect(titles == [])
    StandIn.notificationStatus = .authorized
    post("letter", "first")
    post("letter", "second")
    post("call", "third")
    #expect(titles == ["second", "third"])
    UNUserNotificationCenter.current().removeDeliveredNotifications(
      withIdentifiers: ["letter", "unknown"])
    #expect(titles == ["third"])
  }

  @Test("a notification in the foreground needs a delegate that wants it, and a button a category")
  func notificationButtons() throws {
    let center = UNUserNotificationCenter.current()
    let (scene, _) = StandIn.launch()
    StandIn.notificationStatus = .authorized
    post("letter", "unseen")
    #expect(titles == [])
    StandIn.moveToBackground(scene)
    post("letter", "seen")
    let notification = try #require(StandIn.deliveredNotifications.first)
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "letter", actions: [UNNotificationAction(identifier: "reply", title: "Reply")],
        intentIdentifiers: [])
    ])
    #expect(StandIn.buttons(of: notification) == [])
    #expect(StandIn.press("Reply", in: notification) == nil)
    let response = try #require(StandIn.tap(notification))
    #expect(response.actionIdentifier == UNNotificationDefaultActionIdentifier)
    #expect(titles == [])
  }
}
#endif
