#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// GLib's notification for one of Usher's notifications.
struct NativeNotification {
  private let pointer: OpaquePointer

  /// Creates a notification whose buttons activate an action of the app.
  ///
  /// The action's target contains the button's number and the notification's ticket. If the server
  /// supports markup, the text is escaped, because overlays have no markup.
  init(
    _ notification: SystemNotification, action: String, ticket: String,
    format: NotificationServer.TextFormat
  ) {
    guard let native = g_notification_new(notification.title) else {
      preconditionFailure("GLib makes a notification of any title")
    }
    pointer = native
    if !notification.text.isEmpty {
      g_notification_set_body(native, Self.text(notification.text, in: format))
    }
    g_notification_set_priority(
      native, notification.isUrgent ? G_NOTIFICATION_PRIORITY_URGENT : G_NOTIFICATION_PRIORITY_HIGH)
    if let icon = notification.icon.flatMap(Self.icon) {
      g_notification_set_icon(native, icon)
      g_object_unref(UnsafeMutableRawPointer(icon))
    }
    for button in notification.actions {
      g_notification_add_button_with_target_value(
        native, button.title, "app.\(action)",
        Variant.text("\(button.number) \(ticket)").pointer)
    }
  }

  /// Passes the notification to GLib and releases it.
  ///
  /// Call this method exactly once.
  func send(by app: UnsafeMutablePointer<GApplication>, as id: String) {
    g_application_send_notification(app, id, pointer)
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// Returns the text, escaped if the server supports markup.
  ///
  /// GLib doesn't escape the text.
  private static func text(
    _ text: String, in format: NotificationServer.TextFormat
  ) -> String {
    switch format {
    case .plain: return text
    case .markup:
      guard let escaped = g_markup_escape_text(text, -1) else { return text }
      defer { g_free(escaped) }
      return String(cString: escaped)
    }
  }

  /// Returns a new icon if other processes can read the source, or `nil` otherwise.
  private static func icon(_ source: OverlayNode.Image.Source) -> OpaquePointer? {
    switch source {
    case .icon(let name): return g_themed_icon_new(name)
    case .file(let path):
      let file = g_file_new_for_path(path)
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      return g_file_icon_new(file)
    case .bytes(let bytes):
      let copy = g_bytes_new(bytes, gsize(bytes.count))
      defer { g_bytes_unref(copy) }
      return g_bytes_icon_new(copy)
    case .glyph, .platform: return nil
    }
  }
}
#endif
