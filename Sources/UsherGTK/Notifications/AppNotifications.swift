#if GTK && os(Linux)
internal import CGTK
public import Usher

/// The notifications of the app's `GApplication`, shown by the desktop's server.
@MainActor
final class AppNotifications: NotificationService {
  static let shared = AppNotifications()

  /// The name of the app's action for notification buttons.
  ///
  /// Its target contains the button's number and the notification's ticket.
  private static let action = "usher-notification"

  private var prepared: Set<UnsafeMutablePointer<GApplication>> = []
  private let queue = SystemNotificationQueue()
  /// The ids of sent notifications that the server hasn't replied to, each with its next step.
  private var unanswered: [String: Next] = [:]

  /// The next step for a notification that was sent to the server.
  ///
  /// GLib can replace or withdraw a notification only after the server's reply. Before the reply,
  /// GLib would leave the notification unchanged and show a second notification.
  private enum Next {
    case nothing
    case replacement(SystemNotificationQueue.Post)
    case withdrawal
  }

  /// Looks for a server, and then shows the notification.
  ///
  /// `onFailure` is called if there is no server, or no registered `GApplication` with an id.
  func show(
    _ notification: SystemNotification, onAction: @escaping @MainActor (Int) -> Void,
    onFailure: @escaping @MainActor (String) -> Void
  ) {
    guard let app = Self.app else {
      return onFailure("there is no registered GApplication with an id")
    }
    prepare(app)
    if queue.accept(notification, onAction: onAction, onFailure: onFailure) {
      NotificationServer.find { [weak self] in self?.sendWaiting(format: $0) }
    }
  }

  func withdraw(_ id: String) {
    queue.forget(id)
    if unanswered[id] != nil {
      unanswered[id] = .withdrawal
    } else if let app = Self.app {
      g_application_withdraw_notification(app, id)
    }
  }

  /// Withdraws notifications from earlier runs, using all identifiers that they may have.
  ///
  /// A freedesktop.org server doesn't know identifiers, so it keeps notifications from earlier
  /// runs.
  func withdrawEarlier() {
    guard let app = Self.app else { return }
    for id in SystemNotification.earlierIdentifiers {
      g_application_withdraw_notification(app, id)
    }
  }

  /// Sends the waiting notifications.
  ///
  /// `format` is the server's text format. If it is `nil`, there is no server, and the
  /// notifications fail.
  private func sendWaiting(format: NotificationServer.TextFormat?) {
    while let post = queue.next() {
      guard let format, let app = Self.app else {
        queue.fail(post, because: "the session bus has no notification server")
        continue
      }
      guard queue.handOver(post) else { continue }
      if unanswered[post.notification.id] == nil {
        send(post, by: app, format)
      } else {
        unanswered[post.notification.id] = .replacement(post)
      }
    }
  }

  private func send(
    _ post: SystemNotificationQueue.Post, by app: UnsafeMutablePointer<GApplication>,
    _ format: NotificationServer.TextFormat
  ) {
    let id = post.notification.id
    NativeNotification(
      post.notification, action: Self.action, ticket: post.ticket, format: format
    ).send(by: app, as: id)
    unanswered[id] = .nothing
    NotificationServer.afterAnswers { [weak self] in self?.goOn(with: id, format) }
  }

  private func goOn(with id: String, _ format: NotificationServer.TextFormat) {
    guard let next = unanswered.removeValue(forKey: id), let app = Self.app else { return }
    switch next {
    case .nothing: break
    case .replacement(let post): send(post, by: app, format)
    case .withdrawal: g_application_withdraw_notification(app, id)
    }
  }

  private func prepare(_ app: UnsafeMutablePointer<GApplication>) {
    guard prepared.insert(app).inserted else { return }
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    guard let action = g_simple_action_new(Self.action, type) else { return }
    Signal.connectText(UnsafeMutableRawPointer(action), "activate") { [weak self] target in
      let parts = target.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let number = Int(parts[0]) else { return }
      self?.queue.act(number, with: String(parts[1]))
    }
    g_action_map_add_action(OpaquePointer(app), action)
    g_object_unref(UnsafeMutableRawPointer(action))
  }

  /// The app, or `nil` if the app can't show notifications because it isn't registered or has no
  /// id.
  private static var app: UnsafeMutablePointer<GApplication>? {
    guard let app = g_application_get_default(), g_application_get_is_registered(app) != 0,
      g_application_get_application_id(app) != nil
    else { return nil }
    return app
  }
}

extension GTKHost {
  /// The notifications of the app's `GApplication`.
  ///
  /// The `GApplication` must be registered and have an id. The desktop finds the app's name and
  /// icon using a `.desktop` file.
  public var notifications: (any NotificationService)? { AppNotifications.shared }
}
#endif
