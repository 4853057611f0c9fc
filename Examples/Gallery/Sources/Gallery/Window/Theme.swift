#if GTK
internal import CGTK
internal import SampleApp

/// System-wide preferences, simulated through GTK's settings for every window of the program.
@MainActor
final class Theme {
  /// The only instance, since GTK's settings are global.
  static let shared = Theme()

  /// Called after a preference has changed.
  var onChange: () -> Void = {}
  /// Whether the appearance is dark.
  var isDark = false { didSet { apply() } }
  /// Whether contrast is increased.
  var hasMoreContrast = false { didSet { apply() } }
  /// Whether motion is reduced.
  var hasLessMotion = false {
    didSet {
      Setting.set("gtk-enable-animations", to: !hasLessMotion)
      onChange()
    }
  }
  /// The text scale; 1 for the normal size.
  var textScale = 1.0 {
    didSet {
      Setting.set("gtk-xft-dpi", to: Int32(96 * 1024 * textScale))
      onChange()
    }
  }
  /// Whether the text direction is right to left.
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
