#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension AdaptiveColor {
  /// Makes a color from one of UIKit's, without loss.
  ///
  /// The color follows all that the original follows, also with another opacity. The four colors
  /// are the nearest in sRGB.
  public init(_ color: UIColor) {
    self = color.usherColor
  }
}

extension UIColor {
  /// The same color for content; the original goes along where four colors in sRGB do not say all
  /// of it.
  @_spi(Facades) public var usherColor: AdaptiveColor {
    let light = shades(.light, .normal)
    let dark = shades(.dark, .normal)
    // A fixed color is equal to itself for any traits.
    let isFixed = resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == self
    return AdaptiveColor(
      light: light.color, dark: dark.color, clearLight: shades(.light, .high).color,
      clearDark: shades(.dark, .high).color,
      platform: isFixed && light.isExact ? nil : OverlayNode.PlatformValue(self))
  }

  /// The components for a style and a contrast, and whether sRGB has them all.
  private func shades(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast
  ) -> (color: RGBA, isExact: Bool) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: contrast),
    ])
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    // Fails for a pattern alone.
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
