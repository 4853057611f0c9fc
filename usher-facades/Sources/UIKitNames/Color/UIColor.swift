#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
public import Usher

/// A colour, which may depend on the appearance.
public final class UIColor: NSObject, Sendable {
  /// The same colour in Usher's type.
  let color: AdaptiveColor

  /// Makes a colour from Usher's.
  public init(_ color: AdaptiveColor) {
    self.color = color
  }

  /// Makes a colour from sRGB components, clamped to 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(AdaptiveColor(RGBA(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Makes a grey; `white` is from 0, black, to 1, white.
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

  /// Makes a colour that depends on traits; the closure is called at once for every combination.
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

  /// Returns the colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(alpha))
  }

  /// Returns the colour for the given traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(AdaptiveColor(color.resolved(for: traits.traits)))
  }

  /// Whether both colours are equal in every appearance.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.color == color
  }

  /// The hash value; equal for equal colours.
  public override var hash: Int { color.hashValue }
}

extension UIColor {
  /// Writes the sRGB components in light appearance, from 0 to 1, to the pointers that are not
  /// `nil`.
  ///
  /// - Parameters:
  ///   - red: The place for the red component.
  ///   - green: The place for the green component.
  ///   - blue: The place for the blue component.
  ///   - alpha: The place for the opacity.
  /// - Returns: Always `true`: every colour has sRGB components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(color.light.red)
    green?.pointee = CGFloat(color.light.green)
    blue?.pointee = CGFloat(color.light.blue)
    alpha?.pointee = CGFloat(color.light.alpha)
    return true
  }

  /// The colour in the type that layers use.
  public var cgColor: CGColor { self }
}

/// The type of layers' colours.
public typealias CGColor = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes the colour of a `#colorLiteral` from sRGB components from 0 to 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of a `#colorLiteral` whose context gives no type.
public typealias _ColorLiteralType = UIColor
#endif
