import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject {
  struct Values {
    var (title, body, categoryIdentifier) = ("", "", "")
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var interruptionLevel = UNNotificationInterruptionLevel.active
  }

  var values = Values()

  open var title: String { values.title }
  open var body: String { values.body }
  open var categoryIdentifier: String { values.categoryIdentifier }
  open var sound: UNNotificationSound? { values.sound }
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
}

/// The content of a notification that is being made.
open class UNMutableNotificationContent: UNNotificationContent {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
}

/// The importance of a notification to the system.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0
  case active = 1
  case timeSensitive = 2
  case critical = 3
}

/// A sound, which the stand-in doesn't play.
open class UNNotificationSound: NSObject {
  public nonisolated(unsafe) static let `default` = UNNotificationSound()

  override init() {
    super.init()
  }
}
