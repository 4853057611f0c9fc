public import Foundation

/// A color in the sRGB color space that is the same for all traits.
public final class CGColor: Hashable, Sendable {
  /// The components from 0 to 1: red, green, blue and alpha, or gray and alpha.
  public let components: [CGFloat]?
  /// Red, green, blue and alpha, from 0 to 1.
  let channels: Channels

  /// The red, green, blue and alpha values that drawing needs.
  struct Channels: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    /// Returns the channels with the alpha multiplied by a share.
    func faded(by share: Double) -> Channels {
      Channels(red: red, green: green, blue: blue, alpha: alpha * share)
    }
  }

  /// Creates a color from red, green, blue and alpha, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    channels = Channels(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  /// Creates a color from red, green, blue and alpha in the sRGB color space.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade of gray.
  public init(gray: CGFloat, alpha: CGFloat) {
    components = [gray, alpha]
    channels = Channels(
      red: Double(gray), green: Double(gray), blue: Double(gray), alpha: Double(alpha))
  }

  /// White.
  public static var white: CGColor { CGColor(gray: 1, alpha: 1) }
  /// Black.
  public static var black: CGColor { CGColor(gray: 0, alpha: 1) }
  /// Transparent black.
  public static var clear: CGColor { CGColor(gray: 0, alpha: 0) }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(channels.alpha) }

  /// The number of `components`.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// Creates a copy with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(
      red: CGFloat(channels.red), green: CGFloat(channels.green), blue: CGFloat(channels.blue),
      alpha: alpha)
  }

  /// Returns whether both colors have the same components.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components
  }

  /// Adds the components to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}
