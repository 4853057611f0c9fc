#if os(iOS) || UIKIT_STAND_IN
internal import UserNotifications
internal import Usher

extension UNNotificationRequest {
  /// The key of the ticket among the information of a notification.
  static let ticketKey = "usher-ticket"

  /// Makes the request for a notification, to be shown at once.
  ///
  /// An update makes no sound and does not wake the screen. The icon is always the app's own.
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

  /// The ticket of one of Usher's notifications; `nil` for one of the app's own.
  var ticket: String? { content.userInfo[Self.ticketKey] as? String }
}

extension UNNotificationCategory {
  /// Makes a category of actions, each of which needs an unlocked device, as it does in the app.
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
