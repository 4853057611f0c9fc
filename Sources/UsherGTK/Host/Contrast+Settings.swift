#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension Contrast {
  /// Reads the contrast that the display's theme is made for.
  ///
  /// GTK tells only the theme's name, so the name decides.
  @MainActor
  init(of widget: WidgetPointer) {
    // The environment variable overrides the setting without changing the setting's value.
    let forced = g_getenv("GTK_THEME").map { String(cString: $0) }
    let name = forced ?? SystemSettings(of: widget).text("gtk-theme-name")
    self.init(themeName: name)
  }

  /// Derives the contrast from a theme's name: increased for names such as `HighContrastInverse` or
  /// `Default-hc-dark`.
  init(themeName: String) {
    let name = themeName.lowercased()
    let parts = name.split { !$0.isLetter }
    self = name.contains("highcontrast") || parts.contains("hc") ? .increased : .standard
  }
}
#endif
