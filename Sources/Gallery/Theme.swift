#if GTK
internal import CGTK

/// GTK's settings that change how everything looks.
@MainActor
enum Theme {
  private(set) static var isDark = false

  /// Makes every window light or dark.
  static func setDark(_ isDark: Bool) {
    self.isDark = isDark
    set("gtk-application-prefer-dark-theme") { value in
      g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN, a macro in C
      g_value_set_boolean(&value, isDark ? 1 : 0)
    }
  }

  static func toggle() {
    setDark(!isDark)
  }

  /// One typeface for pictures, where the system's own changes from machine to machine.
  static func setPictureFont() {
    set("gtk-font-name") { value in
      g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING, a macro in C
      g_value_set_string(&value, "Inter 11")
    }
  }

  private static func set(_ property: String, _ fill: (inout GValue) -> Void) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    fill(&value)
    let object: UnsafeMutablePointer<GObject> = UnsafeMutableRawPointer(settings)
      .assumingMemoryBound(to: GObject.self)
    g_object_set_property(object, property, &value)
    g_value_unset(&value)
  }
}
#endif
