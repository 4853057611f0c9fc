#if UIKIT_STAND_IN
import Foundation
import Testing
import UIKit
import UserNotifications

/// Notifications that an app posts itself.
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

  @Test(
    "a notification requires permission, and replaces one with its identifier in the background")
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

  @Test("in the foreground, a notification requires a delegate, and a button requires a category")
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
