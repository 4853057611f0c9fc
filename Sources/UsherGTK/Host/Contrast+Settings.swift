#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension Contrast {
  /// Returns the contrast of the display's theme, using the theme's name because GTK has no other
  /// information.
  @MainActor
  init(of widget: WidgetPointer) {
    // The environment variable overrides the setting without changing its value.
    let forced = g_getenv("GTK_THEME").map { String(cString: $0) }
    let name = forced ?? SystemSettings(of: widget).text("gtk-theme-name")
    self.init(themeName: name)
  }

  /// Returns increased contrast for names such as `HighContrastInverse` and `Default-hc-dark`.
  init(themeName: String) {
    let name = themeName.lowercased()
    let parts = name.split { !$0.isLetter }
    self = name.contains("highcontrast") || parts.contains("hc") ? .increased : .standard
  }
}
#endif
