#if GTK
internal import CGTK

/// GTK's settings for one display: what the system and the person ask of every program.
@MainActor
struct SystemSettings {
  private let settings: UnsafeMutablePointer<GObject>

  /// The settings for the display of `widget`.
  init(of widget: WidgetPointer) {
    settings = cast(UnsafeMutableRawPointer(gtk_widget_get_settings(widget)))
  }

  /// Whether one that is true or false is true.
  func isOn(_ name: String) -> Bool {
    read(name, as: 5) { g_value_get_boolean(&$0) != 0 }
  }

  /// One that is a text; empty where it is not set.
  func text(_ name: String) -> String {
    read(name, as: 16) { g_value_get_string(&$0).map { String(cString: $0) } ?? "" }
  }

  /// Calls back whenever one changes, until `disconnect`.
  func connect(_ name: String, _ handler: @escaping @MainActor () -> Void) -> gulong {
    Signal.connectObject(settings, "notify::" + name, handler)
  }

  func disconnect(_ connection: gulong) {
    g_signal_handler_disconnect(settings, connection)
  }

  /// Reads a value of the fundamental type of this number, which only a macro of C makes a GType of.
  private func read<Value>(
    _ name: String, as type: GType, _ take: (inout GValue) -> Value
  ) -> Value {
    var value = GValue()
    g_value_init(&value, type << 2)
    defer { g_value_unset(&value) }
    g_object_get_property(settings, name, &value)
    return take(&value)
  }
}
#endif
