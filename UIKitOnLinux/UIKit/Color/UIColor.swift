public import Foundation

/// A color, which can depend on traits.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let source: Source

  private enum Source {
    case fixed(CGColor)
    case adaptive(light: UIColor, dark: UIColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  /// Creates a color from red, green, blue and alpha, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a shade of gray, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha))
  }

  /// Creates a color from a color that doesn't adapt to traits.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
  }

  /// Creates a color that calls `dynamicProvider` for the current traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// Creates a system color, which equals any other system color with the same two variants.
  init(light: UIColor, dark: UIColor) {
    source = .adaptive(light: light, dark: dark)
  }

  /// Creates a color from Display P3 components.
  ///
  /// Colors outside sRGB have components below 0 or above 1.
  ///
  /// The components of a gray don't change
  /// (<https://www.w3.org/TR/css-color-4/#color-conversion-code>).
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (red, green, blue) = (red.asLight, green.asLight, blue.asLight)
    self.init(
      red: (red * 1.2249401763 - green * 0.2249401763).asPart,
      green: (green * 1.0420569547 - red * 0.0420569547).asPart,
      blue: (blue * 1.0982735460 - red * 0.0196375546 - green * 0.0786360454).asPart, alpha: alpha)
  }

  /// Creates a color from hue, saturation, brightness and alpha, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ number: CGFloat) -> CGFloat {
      let place = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Returns the color for a set of traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .adaptive(let light, let dark): traitCollection.userInterfaceStyle == .dark ? dark : light
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The color for `UITraitCollection.current`, as a value that no longer adapts.
  open var cgColor: CGColor {
    switch source {
    case .fixed(let color): color
    case .adaptive, .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// Returns the same color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .adaptive(let light, let dark):
      UIColor(light: light.withAlphaComponent(alpha), dark: dark.withAlphaComponent(alpha))
    case .dynamic(let provider):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Writes the components for `UITraitCollection.current`, and returns true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let channels = cgColor.channels
    red?.pointee = CGFloat(channels.red)
    green?.pointee = CGFloat(channels.green)
    blue?.pointee = CGFloat(channels.blue)
    alpha?.pointee = CGFloat(channels.alpha)
    return true
  }

  /// Writes the gray and the opacity, and returns whether the color is a gray.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let channels = cgColor.channels
    guard channels.red == channels.green, channels.green == channels.blue else { return false }
    white?.pointee = CGFloat(channels.red)
    alpha?.pointee = CGFloat(channels.alpha)
    return true
  }

  /// Returns the color itself.
  open func copy(with zone: NSZone?) -> Any { self }

  /// Returns whether both colors are equal for all traits.
  ///
  /// A color with a dynamic provider equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (source, other.source) {
    case (.fixed(let one), .fixed(let two)): one.channels == two.channels
    case (.adaptive(let light, let dark), .adaptive(let otherLight, let otherDark)):
      light == otherLight && dark == otherDark
    case (.fixed, _), (.adaptive, _), (.dynamic, _): self === other
    }
  }

  /// A hash that is the same for equal colors.
  open override var hash: Int {
    switch source {
    case .fixed(let color): color.channels.hashValue
    case .adaptive(let light, let dark): light.hash ^ dark.hash &* 31
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}

extension CGFloat {
  /// The linear-light value of a component, based on sRGB's transfer curve.
  fileprivate var asLight: CGFloat {
    let size = magnitude
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return self < 0 ? -light : light
  }

  /// The sRGB component for a linear-light value.
  fileprivate var asPart: CGFloat {
    let size = magnitude
    let part = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return self < 0 ? -part : part
  }
}

extension UIColor {
  /// Returns the channels of the color for a set of traits.
  func channels(for traits: UITraitCollection) -> CGColor.Channels {
    resolvedColor(with: traits).cgColor.channels
  }
}
