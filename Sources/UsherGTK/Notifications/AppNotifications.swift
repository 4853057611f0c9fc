#if GTK && os(Linux)
internal import CGTK
public import Usher

/// The notifications of the app, shown by the desktop's server as those of its `GApplication`.
@MainActor
final class AppNotifications: NotificationService {
  /// The service of all windows.
  static let shared = AppNotifications()

  /// The name of the app's action that a button of a notification activates; its target is the
  /// button's number and the notification's ticket.
  private static let action = "usher-notification"

  /// The applications that have the action.
  private var prepared: Set<UnsafeMutablePointer<GApplication>> = []
  private let queue = SystemNotificationQueue()
  /// The identifiers whose notification was sent and that the server has not answered yet, each
  /// with what comes next.
  private var unanswered: [String: Next] = [:]

  /// What comes next for a notification that is on its way to the server.
  ///
  /// GLib knows only by the server's answer what to replace or to withdraw. Before, it would leave
  /// the notification, and show another one beside it.
  private enum Next {
    case nothing
    case replacement(SystemNotificationQueue.Post)
    case withdrawal
  }

  /// Shows a notification once a server is found; fails without a `GApplication` that has an id and
  /// is registered, or without a server.
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

  /// Withdraws every identifier that there may be; a server of freedesktop.org's kind does not know
  /// identifiers, and keeps what an earlier run left.
  func withdrawEarlier() {
    guard let app = Self.app else { return }
    for id in SystemNotification.earlierIdentifiers {
      g_application_withdraw_notification(app, id)
    }
  }

  /// Sends what waits to a server that reads texts in a format; `nil` if there is none.
  private func sendWaiting(format: NotificationServer.TextFormat?) {
    while let post = queue.next() {
      guard let format, let app = Self.app else {
        queue.fail(post, because: "no server of notifications is on the session's bus")
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

  /// Does what came up while a notification was on its way.
  private func goOn(with id: String, _ format: NotificationServer.TextFormat) {
    guard let next = unanswered.removeValue(forKey: id), let app = Self.app else { return }
    switch next {
    case .nothing: break
    case .replacement(let post): send(post, by: app, format)
    case .withdrawal: g_application_withdraw_notification(app, id)
    }
  }

  /// Gives an application the action.
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

  /// The app, if it can have notifications.
  private static var app: UnsafeMutablePointer<GApplication>? {
    guard let app = g_application_get_default(), g_application_get_is_registered(app) != 0,
      g_application_get_application_id(app) != nil
    else { return nil }
    return app
  }
}

extension GTKHost {
  /// The notifications of the app's `GApplication`, which needs an id and a registration, and of
  /// which the desktop finds the name and the icon by a `.desktop` file.
  public var notifications: (any NotificationService)? { AppNotifications.shared }
}
#endif
