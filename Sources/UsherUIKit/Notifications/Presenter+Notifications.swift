#if os(iOS) || UIKIT_STAND_IN
public import UserNotifications
public import Usher

/// What the system tells of notifications, and only to the app's own delegate.
extension Presenter {
  /// Performs what the user did in one of Usher's notifications: the action of a button, once.
  ///
  /// Call it from your `UNUserNotificationCenterDelegate`, before its completion handler. On the
  /// main thread, the action has run when the call returns. A tap on the notification itself does
  /// nothing more than to open the app, where the overlay is shown. An action in a notification
  /// that was withdrawn, acted on or left by an earlier run of the app does nothing.
  ///
  /// - Parameter response: The response that the system gave the delegate.
  /// - Returns: Whether the notification is one of Usher's; the response to another is the app's.
  @discardableResult
  public nonisolated static func didReceive(_ response: UNNotificationResponse) -> Bool {
    guard let ticket = response.notification.request.ticket else { return false }
    if let number = Int(response.actionIdentifier) {
      MainActor.perform { AppNotifications.shared.act(number, with: ticket) }
    }
    return true
  }

  /// Returns the way in which the system shows one of Usher's notifications while the app is in the
  /// foreground with no active scene, such as under Control Center: as a banner, and in the list.
  ///
  /// Call it from your `UNUserNotificationCenterDelegate`. Without an answer the system shows
  /// nothing then.
  ///
  /// - Parameter notification: The notification that the system gave the delegate.
  /// - Returns: The way; `nil` for a notification of the app's own.
  public nonisolated static func willPresent(
    _ notification: UNNotification
  ) -> UNNotificationPresentationOptions? {
    notification.request.ticket == nil ? nil : [.banner, .list, .sound]
  }
}
#endif
