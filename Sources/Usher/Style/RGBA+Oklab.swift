#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Colors in the Oklab color space, in which equal steps look equally large.
///
/// The values are from Björn Ottosson, <https://bottosson.github.io/posts/oklab/>.
extension RGBA {
  /// Returns the color with a new lightness and the same hue and chroma.
  ///
  /// The lightness is from 0, black, to 1, white. Components outside sRGB are clamped.
  func withLightness(_ change: (Double) -> Double) -> RGBA {
    var lab = oklab
    lab.lightness = change(lab.lightness)
    return RGBA(lab, alpha: alpha)
  }

  var oklab: Oklab {
    let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return Oklab(
      lightness: 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
      greenRed: 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
      blueYellow: 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short)
  }

  /// Creates the sRGB color for an Oklab color, with each component clamped.
  init(_ lab: Oklab, alpha: Double = 1) {
    func cubed(_ root: Double) -> Double { root * root * root }
    let long = cubed(lab.lightness + 0.3963377774 * lab.greenRed + 0.2158037573 * lab.blueYellow)
    let middle = cubed(lab.lightness - 0.1055613458 * lab.greenRed - 0.0638541728 * lab.blueYellow)
    let short = cubed(lab.lightness - 0.0894841775 * lab.greenRed - 1.2914855480 * lab.blueYellow)
    self.init(
      red: Self.gamma(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
      green: Self.gamma(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
      blue: Self.gamma(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short),
      alpha: alpha)
  }

  /// Returns the component for a linear light value.
  ///
  /// It is the inverse of `linear`.
  private static func gamma(_ light: Double) -> Double {
    light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}

/// A color in the Oklab color space.
struct Oklab: Equatable {
  /// The lightness, from 0, black, to 1, white.
  var lightness: Double
  /// The position between green, which is negative, and red.
  var greenRed: Double
  /// The position between blue, which is negative, and yellow.
  var blueYellow: Double
}
