import Foundation

/// The user's part in the app's notifications.
extension StandIn {
  /// The user's decision about notifications.
  public static var notificationStatus: UNAuthorizationStatus {
    get { UNUserNotificationCenter.ofTheApp.status }
    set { UNUserNotificationCenter.ofTheApp.status = newValue }
  }

  /// The number of times that the app has asked for the decision.
  public static var notificationQuestions: Int { UNUserNotificationCenter.ofTheApp.askedCount }

  /// The notifications that the user sees in the list, oldest first.
  public static var deliveredNotifications: [UNNotification] {
    UNUserNotificationCenter.ofTheApp.delivered
  }

  /// The registered categories, in the order of their identifiers.
  public static var categories: [UNNotificationCategory] {
    UNUserNotificationCenter.ofTheApp.categories.sorted { $0.identifier < $1.identifier }
  }

  /// Returns the titles of a notification's buttons, as its category is currently registered.
  public static func buttons(of notification: UNNotification) -> [String] {
    category(of: notification)?.actions.map(\.title) ?? []
  }

  /// Presses a button of a delivered notification, which is removed, and notifies the delegate.
  ///
  /// - Returns: The response that the delegate received, or `nil` if there is no such notification
  ///   or button.
  @discardableResult
  public static func press(
    _ title: String, in notification: UNNotification
  ) -> UNNotificationResponse? {
    guard let action = category(of: notification)?.actions.first(where: { $0.title == title })
    else { return nil }
    return respond(to: notification, by: action.identifier)
  }

  /// Taps a delivered notification, which is removed, and notifies the delegate.
  ///
  /// The caller has to activate a scene.
  @discardableResult
  public static func tap(_ notification: UNNotification) -> UNNotificationResponse? {
    respond(to: notification, by: UNNotificationDefaultActionIdentifier)
  }

  private static func respond(
    to notification: UNNotification, by action: String
  ) -> UNNotificationResponse? {
    let center = UNUserNotificationCenter.ofTheApp
    guard let index = center.delivered.firstIndex(where: { $0 === notification }) else {
      return nil
    }
    center.delivered.remove(at: index)
    let response = UNNotificationResponse(notification: notification, actionIdentifier: action)
    center.delegate?.userNotificationCenter(center, didReceive: response) {}
    return response
  }

  private static func category(of notification: UNNotification) -> UNNotificationCategory? {
    let id = notification.request.content.categoryIdentifier
    return UNUserNotificationCenter.ofTheApp.categories.first { $0.identifier == id }
  }
}
