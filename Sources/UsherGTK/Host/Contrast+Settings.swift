#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension Contrast {
  /// Creates the contrast of the display's theme.
  ///
  /// The theme's name is used, because GTK has no other information about contrast.
  @MainActor
  init(of widget: WidgetPointer) {
    // The environment variable overrides the setting without changing its value.
    let forced = g_getenv("GTK_THEME").map { String(cString: $0) }
    let name = forced ?? SystemSettings(of: widget).text("gtk-theme-name")
    self.init(themeName: name)
  }

  /// Creates the contrast of a theme.
  ///
  /// The contrast is increased for names such as `HighContrastInverse` and `Default-hc-dark`.
  init(themeName: String) {
    let name = themeName.lowercased()
    let parts = name.split { !$0.isLetter }
    self = name.contains("highcontrast") || parts.contains("hc") ? .increased : .standard
  }
}
#endif
