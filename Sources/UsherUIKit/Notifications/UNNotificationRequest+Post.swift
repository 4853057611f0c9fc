#if os(iOS) || UIKIT_STAND_IN
internal import UserNotifications
internal import Usher

extension UNNotificationRequest {
  static let ticketKey = "usher-ticket"

  /// Creates the request for a notification, which is shown immediately.
  ///
  /// An update is silent and doesn't wake the screen. The icon is always the app's icon.
  @MainActor
  convenience init(_ post: SystemNotificationQueue.Post) {
    let notification = post.notification
    let content = UNMutableNotificationContent()
    content.title = notification.title
    content.body = notification.text
    content.userInfo = [Self.ticketKey: post.ticket]
    if !notification.actions.isEmpty { content.categoryIdentifier = notification.id }
    if post.isUpdate {
      content.interruptionLevel = .passive
    } else {
      content.sound = .default
      content.interruptionLevel = notification.isUrgent ? .timeSensitive : .active
    }
    self.init(identifier: notification.id, content: content, trigger: nil)
  }

  /// The ticket if the notification belongs to Usher, or else `nil`.
  var ticket: String? { content.userInfo[Self.ticketKey] as? String }
}

extension UNNotificationCategory {
  /// Creates a category of actions.
  ///
  /// All actions require an unlocked device, because buttons in the app require it, too.
  convenience init(_ id: String, of actions: [SystemNotification.Action]) {
    self.init(
      identifier: id,
      actions: actions.map {
        UNNotificationAction(
          identifier: "\($0.number)", title: $0.title, options: .authenticationRequired)
      },
      intentIdentifiers: [])
  }

  /// Whether another category has the same identifier and the same actions.
  func offersSame(as other: UNNotificationCategory) -> Bool {
    identifier == other.identifier
      && actions.map(\.identifier) == other.actions.map(\.identifier)
      && actions.map(\.title) == other.actions.map(\.title)
  }
}
#endif
