#if GTK
internal import CGTK
internal import SampleApp

/// System-wide preferences, simulated by GTK's settings for every window of the program.
@MainActor
final class Theme {
  /// The only instance, because GTK's settings are global.
  static let shared = Theme()

  var onChange: () -> Void = {}
  var isDark = false { didSet { apply() } }
  var hasMoreContrast = false { didSet { apply() } }
  var hasLessMotion = false {
    didSet {
      Setting.set("gtk-enable-animations", to: !hasLessMotion)
      onChange()
    }
  }
  /// The text scale, 1 by default.
  var textScale = 1.0 {
    didSet {
      Setting.set("gtk-xft-dpi", to: Int32(96 * 1024 * textScale))
      onChange()
    }
  }
  var isRightToLeft = false {
    didSet {
      gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      onChange()
    }
  }

  private func apply() {
    Setting.set("gtk-theme-name", to: hasMoreContrast ? "Default-hc" : "Default")
    Setting.set("gtk-application-prefer-dark-theme", to: isDark)
    onChange()
  }
}
#endif
