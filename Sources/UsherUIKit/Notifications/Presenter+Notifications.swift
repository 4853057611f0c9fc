#if os(iOS) || UIKIT_STAND_IN
public import UserNotifications
public import Usher

/// Functions to call in the app's notification delegate, because the system calls only that
/// delegate.
extension Presenter {
  /// Performs the button action that the user chose in one of Usher's notifications.
  ///
  /// Call this in your `UNUserNotificationCenterDelegate`, before its completion handler. If you
  /// call it on the main thread, the action has run when the call returns. A tap on the
  /// notification itself only opens the app, where the overlay is shown. Each action is performed
  /// once. Actions in notifications that were withdrawn or left by an earlier run of the app are
  /// ignored.
  ///
  /// - Parameter response: The response that the delegate received.
  /// - Returns: Whether the notification belongs to Usher. Otherwise, the app must process the
  ///   response.
  @discardableResult
  public nonisolated static func didReceive(_ response: UNNotificationResponse) -> Bool {
    guard let ticket = response.notification.request.ticket else { return false }
    if let number = Int(response.actionIdentifier) {
      MainActor.perform { AppNotifications.shared.act(number, with: ticket) }
    }
    return true
  }

  /// Returns how the system should show one of Usher's notifications while the app is in the
  /// foreground.
  ///
  /// In the foreground, Usher posts a notification only while all scenes are inactive, for example
  /// under Control Center. Call this in your `UNUserNotificationCenterDelegate`, because otherwise
  /// the system doesn't show the notification. The options are a banner, an entry in the list, and
  /// the notification's sound.
  ///
  /// - Parameter notification: The notification that the delegate received.
  /// - Returns: The options, or `nil` if the notification belongs to the app.
  public nonisolated static func willPresent(
    _ notification: UNNotification
  ) -> UNNotificationPresentationOptions? {
    notification.request.ticket == nil ? nil : [.banner, .list, .sound]
  }
}
#endif
