#if os(iOS) || UIKIT_STAND_IN
internal import UIKitBridge
internal import Usher

/// A color that may differ between light and dark mode.
public struct EKColor: Hashable, Sendable {
  /// The color in dark mode.
  public private(set) var dark: UIColor
  /// The color in light mode.
  public private(set) var light: UIColor

  /// Creates a color with different variants for light and dark mode.
  public init(light: UIColor, dark: UIColor) {
    self.light = light
    self.dark = dark
  }

  /// Creates a color with the same variant in light and dark mode.
  public init(_ unified: UIColor) {
    self.init(light: unified, dark: unified)
  }

  /// Creates an opaque color from a hexadecimal number, such as `0x1C71D8`.
  ///
  /// Bits above the lower 24 bits are ignored.
  public init(rgb: Int) {
    self.init(red: (rgb >> 16) & 0xFF, green: (rgb >> 8) & 0xFF, blue: rgb & 0xFF)
  }

  /// Creates an opaque color from components, each clamped to 0...255.
  public init(red: Int, green: Int, blue: Int) {
    func share(_ component: Int) -> CGFloat { CGFloat(min(max(component, 0), 255)) / 255 }
    self.init(UIColor(red: share(red), green: share(green), blue: share(blue), alpha: 1))
  }

  /// Returns the color for a mode.
  ///
  /// If `mode` is `inferred`, the traits determine the mode.
  public func color(for traits: UITraitCollection, mode: EKAttributes.DisplayMode) -> UIColor {
    switch mode {
    case .inferred: traits.userInterfaceStyle == .dark ? dark : light
    case .light: light
    case .dark: dark
    }
  }

  /// The color with its light and dark variants exchanged.
  public var inverted: EKColor { EKColor(light: dark, dark: light) }

  /// Returns the color with a different opacity, from 0 to 1, in both variants.
  public func with(alpha: CGFloat) -> EKColor {
    EKColor(light: light.withAlphaComponent(alpha), dark: dark.withAlphaComponent(alpha))
  }

  /// White in light and dark mode.
  public static var white: EKColor { EKColor(.white) }
  /// Black in light and dark mode.
  public static var black: EKColor { EKColor(.black) }
  /// Transparent in light and dark mode.
  public static var clear: EKColor { EKColor(.clear) }
  /// White in light mode, and black in dark mode.
  public static var standardBackground: EKColor { EKColor(light: .white, dark: .black) }
  /// Black in light mode, and white in dark mode.
  public static var standardContent: EKColor { EKColor(light: .black, dark: .white) }
}

extension AdaptiveColor {
  /// Creates an adaptive color from an entry's color and display mode.
  init(_ color: EKColor, _ mode: EKAttributes.DisplayMode) {
    switch mode {
    case .inferred: self.init(light: color.light, dark: color.dark)
    case .light: self.init(color.light)
    case .dark: self.init(color.dark)
    }
  }
}
#endif
