#if !canImport(UIKit)
public import Foundation
public import Usher

/// A colour, which may depend on the appearance.
public final class UIColor: NSObject, Sendable {
  /// The colour as Usher knows it.
  let color: AdaptiveColor

  /// Makes a colour from one of Usher's.
  public init(_ color: AdaptiveColor) {
    self.color = color
  }

  /// Makes a colour of sRGB components from 0 to 1; others count as the nearer end.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(AdaptiveColor(RGBA(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Makes a grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: CGFloat) -> CGFloat {
      let position = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Makes a colour that depends on traits; it is asked at once for each of them.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> RGBA {
      let traits = UITraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast)
      return dynamicProvider(traits).color.resolved(for: traits.traits)
    }
    self.init(
      AdaptiveColor(
        light: color(.light, .normal), dark: color(.dark, .normal),
        clearLight: color(.light, .high), clearDark: color(.dark, .high)))
  }

  /// The same with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(alpha))
  }

  /// The one colour that it is under these traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(AdaptiveColor(color.resolved(for: traits.traits)))
  }

  /// Whether both look alike, whatever the appearance.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.color == color
  }

  /// Equal for colours that are equal.
  public override var hash: Int { color.hashValue }
}
#endif
