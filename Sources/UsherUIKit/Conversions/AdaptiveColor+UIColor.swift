#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension AdaptiveColor {
  /// Creates a color that UIKit hosts draw exactly like a UIKit color.
  ///
  /// It adapts to the same traits as the original, even if you change its opacity. The properties
  /// `light`, `dark`, `clearLight` and `clearDark` contain the nearest colors in sRGB.
  public init(_ color: UIColor) {
    self = color.usherColor
  }
}

extension UIColor {
  /// The equivalent color for content, which keeps the original if four sRGB colors can't represent
  /// it.
  @_spi(Facades) public var usherColor: AdaptiveColor {
    let light = shades(.light, .normal)
    let dark = shades(.dark, .normal)
    // A fixed color resolves to itself for any traits.
    let isFixed = resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == self
    return AdaptiveColor(
      light: light.color, dark: dark.color, clearLight: shades(.light, .high).color,
      clearDark: shades(.dark, .high).color,
      platform: isFixed && light.isExact ? nil : OverlayNode.PlatformValue(self))
  }

  /// Returns the components for a style and a contrast, and whether sRGB represents them exactly.
  private func shades(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast
  ) -> (color: RGBA, isExact: Bool) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: contrast),
    ])
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    // This fails only for pattern colors.
    let hasComponents = resolvedColor(with: traits)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue, alpha]
    return (
      RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)),
      hasComponents && parts.allSatisfy { (0...1).contains($0) }
    )
  }
}
#endif
