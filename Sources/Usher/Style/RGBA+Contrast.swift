#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The luminance of colours and the contrast between them, by the definitions of WCAG 2.2
/// (<https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio> and `#dfn-relative-luminance`).
extension RGBA {
  /// Returns the contrast ratio of the colour with `ground`: from 1, the same luminance, to 21, black
  /// on white.
  ///
  /// WCAG asks for 4.5 for text, and for 3 for large text and icons.
  ///
  /// Opaque colours may be exchanged without changing the ratio. A translucent colour counts as
  /// laid over the ground. A translucent ground counts as laid over black or over white, whichever
  /// gives the lower ratio. If the colour is lighter than the ground over black and darker than the
  /// ground over white, the ratio is 1, since over some grey both have the same luminance.
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

  /// Returns the colour that is seen when this colour is laid over `ground`; opaque if either of
  /// the two is.
  public func over(_ ground: RGBA) -> RGBA {
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
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Returns a component's linear light, without the gamma of sRGB.
  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func ratio(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
