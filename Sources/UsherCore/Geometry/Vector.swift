/// A way from one point to another, in points, or a velocity in points per second.
public struct Vector: Hashable, Sendable {
  /// Points to the right; negative to the left.
  public var dx: Double
  /// Points downwards; negative upwards.
  public var dy: Double

  /// The way that leads nowhere.
  public static let zero = Vector(dx: 0, dy: 0)

  /// Makes a vector from its components.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// How long the way is.
  var length: Double { (dx * dx + dy * dy).squareRoot() }
}
