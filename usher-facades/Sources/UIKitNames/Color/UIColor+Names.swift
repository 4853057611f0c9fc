#if os(Linux) && !UIKIT_STAND_IN
internal import Usher

/// Colours that are the same in every appearance.
extension UIColor {
  /// Black at opacity 0, which is invisible.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grey with a third of white's components.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Grey with half of white's components.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Grey with two thirds of white's components.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Red: 1, 0, 0.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green: 0, 1, 0.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue: 0, 0, 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan: 0, 1, 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow: 1, 1, 0.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta: 1, 0, 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange: 1, 0.5, 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: 0.5, 0, 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: 0.6, 0.4, 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black, for text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// White at opacity 0.6, for text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

/// Colours that depend on the appearance, as listed in Apple's Human Interface Guidelines.
extension UIColor {
  /// The colour of titles.
  public static let label = UIColor(.label)
  /// The colour of descriptions.
  public static let secondaryLabel = UIColor(.secondaryLabel)
  /// The colour of separator lines.
  public static let separator = UIColor(.separator)
  /// The background of the app.
  public static let systemBackground = adaptive(0xFFFFFF, 0x000000)
  /// The background of areas on the app's background.
  public static let secondarySystemBackground = adaptive(0xF2F2F7, 0x1C1C1E)
  /// The background of areas on a secondary background.
  public static let tertiarySystemBackground = adaptive(0xFFFFFF, 0x2C2C2E)
  /// Blue.
  public static let systemBlue = adaptive(0x007AFF, 0x0A84FF)
  /// Green.
  public static let systemGreen = adaptive(0x34C759, 0x30D158)
  /// Red.
  public static let systemRed = adaptive(0xFF3B30, 0xFF453A)
  /// Orange.
  public static let systemOrange = adaptive(0xFF9500, 0xFF9F0A)
  /// Yellow.
  public static let systemYellow = adaptive(0xFFCC00, 0xFFD60A)
  /// Pink.
  public static let systemPink = adaptive(0xFF2D55, 0xFF375F)
  /// Purple.
  public static let systemPurple = adaptive(0xAF52DE, 0xBF5AF2)
  /// Teal.
  public static let systemTeal = adaptive(0x30B0C7, 0x40C8E0)
  /// Indigo.
  public static let systemIndigo = adaptive(0x5856D6, 0x5E5CE6)
  /// Grey.
  public static let systemGray = adaptive(0x8E8E93, 0x8E8E93)

  private static func adaptive(_ light: UInt32, _ dark: UInt32) -> UIColor {
    UIColor(AdaptiveColor(light: RGBA(hex: light), dark: RGBA(hex: dark)))
  }
}
#endif
