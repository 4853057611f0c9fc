import Foundation

/// A request to show a notification.
open class UNNotificationRequest: NSObject {
  open private(set) var identifier: String
  /// A copy of the content.
  open private(set) var content: UNNotificationContent

  /// Creates a request to show a notification immediately, because the stand-in has no triggers.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = UNNotificationContent()
    self.content.values = content.values
  }
}

/// A condition of a notification, of which the stand-in has none.
open class UNNotificationTrigger: NSObject {
  override init() {
    super.init()
  }
}

/// A notification that was delivered.
open class UNNotification: NSObject {
  open private(set) var request: UNNotificationRequest

  init(request: UNNotificationRequest) {
    self.request = request
  }
}

/// The user's answer to a notification.
open class UNNotificationResponse: NSObject {
  open private(set) var notification: UNNotification
  open private(set) var actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"
