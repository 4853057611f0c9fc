#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A color in the sRGB color space, with an opacity.
///
/// It is not premultiplied.
public struct RGBA: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public let red: Double
  /// The green component, from 0 to 1.
  public let green: Double
  /// The blue component, from 0 to 1.
  public let blue: Double
  /// The opacity, from 0, invisible, to 1, opaque.
  public let alpha: Double

  /// Creates a color.
  ///
  /// Components are clamped to 0...1, and NaN is treated as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamp(red)
    self.green = Self.clamp(green)
    self.blue = Self.clamp(blue)
    self.alpha = Self.clamp(alpha)
  }

  /// Creates a color from a hexadecimal number such as `0x1C71D8`.
  ///
  /// Bits above the lowest 24 are ignored.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// Returns the color with a new opacity, clamped to 0...1.
  public func opacity(_ alpha: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func clamp(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}

/// The luminance of colors and the contrast between them, as defined by WCAG 2.2
/// (<https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio> and `#dfn-relative-luminance`).
extension RGBA {
  /// Returns the contrast ratio with `ground`, from 1 (equal luminance) to 21 (black on white).
  ///
  /// WCAG requires 4.5 for text, and 3 for large text and icons. The ratio of two opaque colors
  /// doesn't depend on their order.
  ///
  /// A translucent color is blended with the ground. A translucent ground is blended with black and
  /// with white, and the lower ratio is used. If the color is lighter than the ground on black but
  /// darker than the ground on white, the ratio is 1, because both have the same luminance on some
  /// gray.
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

  /// Returns this color blended with the color below.
  ///
  /// It is opaque if either color is opaque.
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

  /// The relative luminance, from 0, black, to 1, white.
  ///
  /// The opacity is ignored.
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Returns the linear light value of a component, without the gamma of sRGB.
  static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func ratio(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
