#if GTK
internal import CGTK

/// GTK's settings, which apply to every window of the program.
@MainActor
public enum Setting {
  /// Sets a Boolean setting.
  public static func set(_ name: String, to value: Bool) {
    set(name, type: 5) { g_value_set_boolean(&$0, value ? 1 : 0) }
  }

  /// Sets an integer setting.
  public static func set(_ name: String, to value: Int32) {
    set(name, type: 6) { g_value_set_int(&$0, value) }
  }

  /// Sets a text setting.
  public static func set(_ name: String, to value: String) {
    set(name, type: 16) { g_value_set_string(&$0, value) }
  }

  /// Sets a setting of a fundamental type; `type` is the number that C's macro
  /// `G_TYPE_MAKE_FUNDAMENTAL` turns into a `GType`.
  private static func set(_ name: String, type: GType, _ fill: (inout GValue) -> Void) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, type << 2)
    fill(&value)
    g_object_set_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }
}
#endif
