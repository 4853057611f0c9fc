#if GTK
internal import CGTK
internal import SampleApp

/// What a person can ask of the system, and the gallery asks of GTK in their place; it holds for every
/// window.
@MainActor
final class Theme {
  /// The one there is, as GTK's settings are.
  static let shared = Theme()

  /// Whether things are dark.
  var isDark = false { didSet { apply() } }
  /// Whether contrast is increased.
  var hasMoreContrast = false { didSet { apply() } }
  /// Whether motion is reduced.
  var hasLessMotion = false {
    didSet { Setting.set("gtk-enable-animations", to: !hasLessMotion) }
  }
  /// How large letters are; 1 is as designed.
  var textScale = 1.0 {
    didSet { Setting.set("gtk-xft-dpi", to: Int32(96 * 1024 * textScale)) }
  }
  /// Whether lines run from right to left.
  var isRightToLeft = false {
    didSet {
      gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
  }

  private func apply() {
    Setting.set("gtk-theme-name", to: hasMoreContrast ? "Default-hc" : "Default")
    Setting.set("gtk-application-prefer-dark-theme", to: isDark)
  }
}
#endif
