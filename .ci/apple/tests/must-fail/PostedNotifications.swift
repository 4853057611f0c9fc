// Notifications that an app posts by itself.
import Foundation
import UserNotifications

@MainActor var count = 0

@MainActor func post(_ center: UNUserNotificationCenter, _ request: UNNotificationRequest, _ content: UNNotificationContent) {
  content.title = "Letter"  // !!
  _ = UNUserNotificationCenter()  // !!
  _ = UNNotificationRequest(identifier: "1", content: content)  // !!
  _ = UNNotificationAction(identifier: "1", options: [])  // !!
  center.add(request) { _ in count += 1 }  // !!
  center.getNotificationSettings { settings in
    if settings.authorizationStatus == .allowed {}  // !!
  }
  center.setNotificationCategories(nil)  // !!
  center.removeDelivered(withIdentifiers: ["1"])  // !!
  UNMutableNotificationContent().interruptionLevel = .urgent  // !!
  let title: String = content.targetContentIdentifier  // !!
  _ = title
}
