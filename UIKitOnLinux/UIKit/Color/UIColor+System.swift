internal import Foundation

/// Colors that are the same for all traits.
extension UIColor {
  /// Transparent black.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// Dark gray.
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// Light gray.
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Gray.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Cyan.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Yellow.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Magenta.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Orange.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// The color of dark text on a light background.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// The color of light text on a dark background.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}

/// The system's colors, with the values of iOS 17 for standard contrast.
extension UIColor {
  /// The system's red, for light or dark appearance.
  public class var systemRed: UIColor { adaptive((0xFF3B30, 1), (0xFF453A, 1)) }
  /// The system's green, for light or dark appearance.
  public class var systemGreen: UIColor { adaptive((0x34C759, 1), (0x30D158, 1)) }
  /// The system's blue, for light or dark appearance.
  public class var systemBlue: UIColor { adaptive((0x007AFF, 1), (0x0A84FF, 1)) }
  /// The system's orange, for light or dark appearance.
  public class var systemOrange: UIColor { adaptive((0xFF9500, 1), (0xFF9F0A, 1)) }
  /// The system's yellow, for light or dark appearance.
  public class var systemYellow: UIColor { adaptive((0xFFCC00, 1), (0xFFD60A, 1)) }
  /// The system's pink, for light or dark appearance.
  public class var systemPink: UIColor { adaptive((0xFF2D55, 1), (0xFF375F, 1)) }
  /// The system's purple, for light or dark appearance.
  public class var systemPurple: UIColor { adaptive((0xAF52DE, 1), (0xBF5AF2, 1)) }
  /// The system's teal, for light or dark appearance.
  public class var systemTeal: UIColor { adaptive((0x30B0C7, 1), (0x40C8E0, 1)) }
  /// The system's indigo, for light or dark appearance.
  public class var systemIndigo: UIColor { adaptive((0x5856D6, 1), (0x5E5CE6, 1)) }
  /// The system's brown, for light or dark appearance.
  public class var systemBrown: UIColor { adaptive((0xA2845E, 1), (0xAC8E68, 1)) }
  /// The system's mint, for light or dark appearance.
  public class var systemMint: UIColor { adaptive((0x00C7BE, 1), (0x63E6E2, 1)) }
  /// The system's cyan, for light or dark appearance.
  public class var systemCyan: UIColor { adaptive((0x32ADE6, 1), (0x64D2FF, 1)) }
  /// The base gray.
  public class var systemGray: UIColor { adaptive((0x8E8E93, 1), (0x8E8E93, 1)) }
  /// The second gray.
  public class var systemGray2: UIColor { adaptive((0xAEAEB2, 1), (0x636366, 1)) }
  /// The third gray.
  public class var systemGray3: UIColor { adaptive((0xC7C7CC, 1), (0x48484A, 1)) }
  /// The fourth gray.
  public class var systemGray4: UIColor { adaptive((0xD1D1D6, 1), (0x3A3A3C, 1)) }
  /// The fifth gray.
  public class var systemGray5: UIColor { adaptive((0xE5E5EA, 1), (0x2C2C2E, 1)) }
  /// The sixth gray.
  public class var systemGray6: UIColor { adaptive((0xF2F2F7, 1), (0x1C1C1E, 1)) }
  /// The default tint color.
  public class var tintColor: UIColor { adaptive((0x007AFF, 1), (0x0A84FF, 1)) }
  /// The color of primary text.
  public class var label: UIColor { adaptive((0x000000, 1), (0xFFFFFF, 1)) }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { adaptive((0x3C3C43, 0.6), (0xEBEBF5, 0.6)) }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { adaptive((0x3C3C43, 0.3), (0xEBEBF5, 0.3)) }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { adaptive((0x3C3C43, 0.18), (0xEBEBF5, 0.16)) }
  /// The color of links.
  public class var link: UIColor { adaptive((0x007AFF, 1), (0x0984FF, 1)) }
  /// The color of a placeholder.
  public class var placeholderText: UIColor { adaptive((0x3C3C43, 0.3), (0xEBEBF5, 0.3)) }
  /// The color of translucent separator lines.
  public class var separator: UIColor { adaptive((0x3C3C43, 0.29), (0x545458, 0.6)) }
  /// The color of opaque separator lines.
  public class var opaqueSeparator: UIColor { adaptive((0xC6C6C8, 1), (0x38383A, 1)) }
  /// The main background of a view.
  public class var systemBackground: UIColor { adaptive((0xFFFFFF, 1), (0x000000, 1)) }
  /// The background of content on the main background.
  public class var secondarySystemBackground: UIColor { adaptive((0xF2F2F7, 1), (0x1C1C1E, 1)) }
  /// The background of content on a secondary background.
  public class var tertiarySystemBackground: UIColor { adaptive((0xFFFFFF, 1), (0x2C2C2E, 1)) }
  /// The background of a grouped view.
  public class var systemGroupedBackground: UIColor { adaptive((0xF2F2F7, 1), (0x000000, 1)) }
  /// The background of a group.
  public class var secondarySystemGroupedBackground: UIColor {
    adaptive((0xFFFFFF, 1), (0x1C1C1E, 1))
  }
  /// The background of content in a group.
  public class var tertiarySystemGroupedBackground: UIColor {
    adaptive((0xF2F2F7, 1), (0x2C2C2E, 1))
  }
  /// The fill of thin shapes.
  public class var systemFill: UIColor { adaptive((0x787880, 0.2), (0x787880, 0.36)) }
  /// The fill of medium shapes.
  public class var secondarySystemFill: UIColor { adaptive((0x787880, 0.16), (0x787880, 0.32)) }
  /// The fill of large shapes.
  public class var tertiarySystemFill: UIColor { adaptive((0x767680, 0.12), (0x767680, 0.24)) }
  /// The fill of large areas.
  public class var quaternarySystemFill: UIColor { adaptive((0x747480, 0.08), (0x767680, 0.18)) }

  private static func adaptive(_ light: (Int, CGFloat), _ dark: (Int, CGFloat)) -> UIColor {
    UIColor(light: color(light), dark: color(dark))
  }

  private static func color(_ value: (hex: Int, alpha: CGFloat)) -> UIColor {
    func part(_ shift: Int) -> CGFloat { CGFloat(value.hex >> shift & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: value.alpha)
  }
}
