// Nothing here may be reported.
import Foundation
import UserNotifications

final class Delegate: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
    completionHandler(notification.request.trigger == nil ? [.banner, .list] : [.sound, .badge])
  }
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
    if response.actionIdentifier == UNNotificationDefaultActionIdentifier { completionHandler() }
  }
}
final class Later: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
    _ = response.notification.request.content.userInfo["key"] as? String
  }
}
@MainActor func post(_ delegate: Delegate) {
  let center = UNUserNotificationCenter.current()
  center.delegate = delegate
  let content = UNMutableNotificationContent()
  content.title = "A letter"; content.body = "From Lisbon"; content.sound = .default
  content.interruptionLevel = .timeSensitive; content.categoryIdentifier = "letter"; content.userInfo = ["key": "value"]
  let reply = UNNotificationAction(identifier: "reply", title: "Reply", options: [.authenticationRequired, .foreground])
  let letter = UNNotificationCategory(identifier: "letter", actions: [reply], intentIdentifiers: [], options: .customDismissAction)
  center.getNotificationCategories { known in
    UNUserNotificationCenter.current().setNotificationCategories(known.filter { $0.identifier != "letter" })
  }
  center.setNotificationCategories([letter])
  center.add(UNNotificationRequest(identifier: "1", content: content, trigger: nil)) { error in print(error?.localizedDescription ?? "") }
  center.add(UNNotificationRequest(identifier: "2", content: content, trigger: nil))
  center.removePendingNotificationRequests(withIdentifiers: ["1"])
  center.removeDeliveredNotifications(withIdentifiers: ["1"])
  center.getNotificationSettings { print($0.authorizationStatus == .ephemeral) }
}
func ask() async throws -> Bool {
  try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound, .badge])
}
