#if os(iOS) || UIKIT_STAND_IN
internal import UserNotifications
public import Usher

/// Shows the app's notifications outside the app.
@MainActor
final class AppNotifications: NotificationService {
  static let shared = AppNotifications(center: SystemCenter())

  private let center: any PostingCenter
  private let queue = SystemNotificationQueue()

  /// Creates a service that posts to a notification center.
  init(center: any PostingCenter) {
    self.center = center
  }

  /// Shows a notification, or calls `onFailure` if the user hasn't given permission.
  func show(
    _ notification: SystemNotification, onAction: @escaping @MainActor (Int) -> Void,
    onFailure: @escaping @MainActor (String) -> Void
  ) {
    if queue.accept(notification, onAction: onAction, onFailure: onFailure) { sendNext() }
  }

  func withdraw(_ id: String) {
    queue.forget(id)
    center.withdraw([id])
  }

  /// Withdraws the notifications that an earlier run of the app may have left.
  func withdrawEarlier() {
    center.withdraw(SystemNotification.earlierIdentifiers)
  }

  /// Performs an action that the user chose in a notification.
  func act(_ number: Int, with ticket: String) {
    queue.act(number, with: ticket)
  }

  /// Sends the notification that has waited longest, and then continues with the next notification.
  private func sendNext() {
    guard let post = queue.next() else { return }
    center.lookUpRefusal { [weak self] refusal in
      guard let self else { return }
      if let refusal {
        queue.fail(post, because: refusal)
        return sendNext()
      }
      let actions = post.notification.actions
      guard !actions.isEmpty else { return send(post) }
      center.register(actions, for: post.notification.id) { [weak self] in self?.send(post) }
    }
  }

  private func send(_ post: SystemNotificationQueue.Post) {
    if queue.handOver(post) {
      center.post(UNNotificationRequest(post)) { [weak self] failure in
        guard let self else { return }
        if let failure { return queue.fail(post, because: failure) }
        // The system may have received the withdrawal before the notification.
        let id = post.notification.id
        if !queue.knows(id) { center.withdraw([id]) }
      }
    }
    sendNext()
  }
}

extension UIKitHost {
  /// The service for the app's notifications, which require the user's permission.
  public var notifications: (any NotificationService)? { AppNotifications.shared }
}
#endif
