#if GTK && os(Linux)
internal import CGTK

/// GTK's settings for one display, including the preferences of the system and the user.
@MainActor
struct SystemSettings {
  private let settings: UnsafeMutablePointer<GObject>

  init(of widget: WidgetPointer) {
    settings = cast(UnsafeMutableRawPointer(gtk_widget_get_settings(widget)))
  }

  func isOn(_ name: String) -> Bool {
    read(name, as: 5) { g_value_get_boolean(&$0) != 0 }
  }

  /// The value of the string setting `name`, or an empty string if it isn't set.
  func text(_ name: String) -> String {
    read(name, as: 16) { g_value_get_string(&$0).map { String(cString: $0) } ?? "" }
  }

  /// Calls `handler` whenever the setting `name` changes, until `disconnect(_:)` is called.
  func connect(_ name: String, _ handler: @escaping @MainActor () -> Void) -> gulong {
    Signal.connectObject(settings, "notify::" + name, handler)
  }

  func disconnect(_ connection: gulong) {
    g_signal_handler_disconnect(settings, connection)
  }

  /// Reads a setting of a fundamental type.
  ///
  /// `type` is the type's number, such as 5 for a Boolean. GLib's C macro shifts this number left
  /// by two to create a GType.
  private func read<Value>(
    _ name: String, as type: GType, _ get: (inout GValue) -> Value
  ) -> Value {
    var value = GValue()
    g_value_init(&value, type << 2)
    defer { g_value_unset(&value) }
    g_object_get_property(settings, name, &value)
    return get(&value)
  }
}
#endif
