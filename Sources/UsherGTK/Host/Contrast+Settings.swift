#if GTK
internal import CGTK
internal import Usher

extension Contrast {
  /// What the theme of a widget's display is made for; GTK tells it by the theme's name alone.
  @MainActor
  init(of widget: WidgetPointer) {
    // The variable beats the setting, which does not tell of it.
    let forced = g_getenv("GTK_THEME").map { String(cString: $0) }
    let name = forced ?? SystemSettings(of: widget).text("gtk-theme-name")
    self.init(themeName: name)
  }

  /// What a theme of this name is made for, such as `HighContrastInverse` or `Default-hc-dark`.
  init(themeName: String) {
    let name = themeName.lowercased()
    let parts = name.split { !$0.isLetter }
    self = name.contains("highcontrast") || parts.contains("hc") ? .increased : .standard
  }
}
#endif
