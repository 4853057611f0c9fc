#if GTK
internal import SampleApp

/// GTK's settings that change how everything looks.
@MainActor
enum Theme {
  private static var isDark = false

  /// Makes every window light or dark.
  static func setDark(_ isDark: Bool) {
    self.isDark = isDark
    Setting.set("gtk-application-prefer-dark-theme", to: isDark)
  }

  static func toggle() {
    setDark(!isDark)
  }

  /// One typeface for pictures, where the system's own changes from machine to machine.
  static func setPictureFont() {
    Setting.set("gtk-font-name", to: "Inter 11")
  }
}
#endif
