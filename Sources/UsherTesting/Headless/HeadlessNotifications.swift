public import Usher

/// A notification service for tests that stores notifications instead of showing them.
///
/// ```swift
/// presenter.backgroundDelivery = .systemNotifications(from: .high)
/// host.setAppActive(false)
/// host.clock.advance(by: .seconds(1))
/// presenter.present(.notification(title: "A call").priority(.high))
/// #expect(host.systemNotifications.shown.map(\.title) == ["A call"])
/// ```
@MainActor
public final class HeadlessNotifications: NotificationService {
  /// The shown notifications, the earliest first.
  public private(set) var shown: [SystemNotification] = []
  /// The reason new notifications aren't shown, such as missing permission, or `nil` if they are
  /// shown.
  public var refusal: String?
  /// The number of times that notifications from an earlier run were withdrawn.
  public private(set) var cleanUps = 0
  private var reactions: [String: @MainActor (Int) -> Void] = [:]

  /// Creates a service without notifications.
  public init() {}

  /// Shows a notification, or calls `onFailure` if there is a `refusal`.
  public func show(
    _ notification: SystemNotification, onAction: @escaping @MainActor (Int) -> Void,
    onFailure: @escaping @MainActor (String) -> Void
  ) {
    if let refusal { return onFailure(refusal) }
    reactions[notification.id] = onAction
    if let index = shown.firstIndex(where: { $0.id == notification.id }) {
      shown[index] = notification
    } else {
      shown.append(notification)
    }
  }

  /// Withdraws a notification.
  public func withdraw(_ id: String) {
    shown.removeAll { $0.id == id }
  }

  /// Counts the call in `cleanUps`.
  public func withdrawEarlier() { cleanUps += 1 }

  /// Presses a button of a notification.
  ///
  /// This also works if the notification was withdrawn, because a press can arrive late.
  ///
  /// - Parameters:
  ///   - number: The number of the button.
  ///   - id: The identifier of the notification. The call is ignored if the notification never
  ///     existed.
  public func press(_ number: Int, in id: String) {
    reactions[id]?(number)
  }
}
