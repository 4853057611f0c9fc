// What tvOS lacks of UIKit and of notifications.
import UIKit
import UserNotifications

@MainActor func mistakes() {
  UINotificationFeedbackGenerator().notificationOccurred(.success)  // !!
  UISelectionFeedbackGenerator().selectionChanged()  // !!
  _ = UIScreen.main
  _ = UIView()
}

final class Screen: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .default }  // !!
}

func post(_ center: UNUserNotificationCenter, _ content: UNMutableNotificationContent) {
  content.title = "Letter"  // !!
  content.badge = 1
  center.removeDeliveredNotifications(withIdentifiers: ["1"])  // !!
  center.removePendingNotificationRequests(withIdentifiers: ["1"])
}
