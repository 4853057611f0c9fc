#if os(iOS) || UIKIT_STAND_IN
internal import UserNotifications
public import Usher

/// The notifications of the app, shown by the system.
@MainActor
final class AppNotifications: NotificationService {
  /// The service of all scenes and views.
  static let shared = AppNotifications(center: SystemCenter())

  private let center: any PostingCenter
  private let queue = SystemNotificationQueue()

  /// Makes a service over the system, or over a stand-in for it.
  init(center: any PostingCenter) {
    self.center = center
  }

  /// Shows a notification once the user's permission was looked up; fails without it.
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

  /// Withdraws every identifier that there may be.
  func withdrawEarlier() {
    center.withdraw(SystemNotification.earlierIdentifiers)
  }

  /// Performs an action that the user took in a notification.
  func act(_ number: Int, with ticket: String) {
    queue.act(number, with: ticket)
  }

  /// Sends the notification that has waited longest, and then the next one.
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
        // The system may have been told of both in either order.
        let id = post.notification.id
        if !queue.knows(id) { center.withdraw([id]) }
      }
    }
    sendNext()
  }
}

extension UIKitHost {
  /// The app's notifications, which the system shows once the app has the user's permission.
  public var notifications: (any NotificationService)? { AppNotifications.shared }
}
#endif
