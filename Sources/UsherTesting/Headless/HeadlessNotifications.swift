public import Usher

/// Notifications outside of an app without a screen, for tests.
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
  /// The reason why no notification is shown from now on, such as a lack of permission; `nil` for
  /// none.
  public var refusal: String?
  /// The number of times that notifications of an earlier run were withdrawn.
  public private(set) var cleanUps = 0
  private var reactions: [String: @MainActor (Int) -> Void] = [:]

  /// Makes a service without notifications.
  public init() {}

  /// Shows a notification, or fails with `refusal`.
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

  /// Counts the call.
  public func withdrawEarlier() { cleanUps += 1 }

  /// Presses a button of a notification as the user does; also in one that was withdrawn, as if the
  /// press had been on its way.
  ///
  /// - Parameters:
  ///   - number: The number of the button.
  ///   - id: The identifier of the notification; ignored if there was none.
  public func press(_ number: Int, in id: String) {
    reactions[id]?(number)
  }
}
