#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A color in the sRGB space, with its opacity; not premultiplied.
public struct RGBA: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public let red: Double
  /// The green component, from 0 to 1.
  public let green: Double
  /// The blue component, from 0 to 1.
  public let blue: Double
  /// The opacity, from 0, invisible, to 1, opaque.
  public let alpha: Double

  /// Makes a color; components are clamped to 0...1, and NaN counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamp(red)
    self.green = Self.clamp(green)
    self.blue = Self.clamp(blue)
    self.alpha = Self.clamp(alpha)
  }

  /// Makes a color from its web notation, such as `0x1C71D8`; bits above the lowest 24 are
  /// ignored.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// Returns the color with `alpha` as its opacity, clamped to 0...1, in place of its own.
  public func opacity(_ alpha: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func clamp(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}

/// The luminance of colors and the contrast between them, by the definitions of WCAG 2.2
/// (<https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio> and `#dfn-relative-luminance`).
extension RGBA {
  /// Returns the contrast ratio of the color with `ground`: from 1, the same luminance, to 21,
  /// black on white.
  ///
  /// WCAG asks for 4.5 for text, and for 3 for large text and icons.
  ///
  /// Opaque colors may be exchanged without changing the ratio. A translucent color counts as
  /// laid over the ground. A translucent ground counts as laid over black or over white, whichever
  /// gives the lower ratio. If the color is lighter than the ground over black and darker than the
  /// ground over white, the ratio is 1, since over some gray both have the same luminance.
  public func contrast(with ground: RGBA) -> Double {
    let grounds = [RGBA(hex: 0x000000), RGBA(hex: 0xFFFFFF)].map { ground.over($0) }
    let pairs = grounds.map { (letters: over($0).luminance, ground: $0.luminance) }
    let (onDark, onLight) = (pairs[0], pairs[1])
    guard (onDark.letters - onDark.ground) * (onLight.letters - onLight.ground) > 0 else {
      return 1
    }
    return min(
      Self.ratio(onDark.letters, onDark.ground), Self.ratio(onLight.letters, onLight.ground))
  }

  /// Returns the color that is seen when this color is laid over `ground`; opaque if either of
  /// the two is.
  package func over(_ ground: RGBA) -> RGBA {
    let share = ground.alpha * (1 - alpha)
    let whole = alpha + share
    guard whole > 0 else { return self }
    func mixed(_ mine: Double, _ below: Double) -> Double {
      (mine * alpha + below * share) / whole
    }
    return RGBA(
      red: mixed(red, ground.red), green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue), alpha: whole)
  }

  /// The relative luminance, from 0, black, to 1, white; the opacity is ignored.
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Returns a component's linear light, without the gamma of sRGB.
  static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func ratio(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
