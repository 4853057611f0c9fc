/// How round the corners of a surface are, each by itself.
public struct Corners: Hashable, Sendable {
  /// The radius at the top left, in points.
  public let topLeft: Double
  /// The radius at the top right, in points.
  public let topRight: Double
  /// The radius at the bottom right, in points.
  public let bottomRight: Double
  /// The radius at the bottom left, in points.
  public let bottomLeft: Double
  /// How the edges turn into one another.
  public let curve: Curve

  /// Makes corners; a radius that is not finite, or negative, counts as 0, and one beyond
  /// 10,000 points as that.
  ///
  /// Radii that do not fit a surface are shrunk alike.
  public init(
    topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0,
    curve: Curve = .circular
  ) {
    self.topLeft = Length.mended(topLeft)
    self.topRight = Length.mended(topRight)
    self.bottomRight = Length.mended(bottomRight)
    self.bottomLeft = Length.mended(bottomLeft)
    self.curve = curve
  }

  /// All four alike.
  public static func all(_ radius: Double, curve: Curve = .circular) -> Corners {
    Corners(
      topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius, curve: curve)
  }

  /// The two at the top.
  public static func top(_ radius: Double, curve: Curve = .circular) -> Corners {
    Corners(topLeft: radius, topRight: radius, curve: curve)
  }

  /// The two at the bottom.
  public static func bottom(_ radius: Double, curve: Curve = .circular) -> Corners {
    Corners(bottomRight: radius, bottomLeft: radius, curve: curve)
  }

  /// Square ones.
  public static let none = Corners()

  /// Whether all four are square.
  public var areSquare: Bool {
    topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0
  }

  /// How two edges turn into one another.
  public enum Curve: Hashable, Sendable, CaseIterable {
    /// By a quarter of a circle.
    case circular
    /// By a curve whose bend grows and shrinks gradually, so that no eye finds where it begins.
    case continuous
  }
}
