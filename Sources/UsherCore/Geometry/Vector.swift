/// A displacement in points, or a velocity in points per second.
public struct Vector: Hashable, Sendable {
  /// The component to the right; negative to the left.
  public var dx: Double
  /// The component downwards; negative upwards.
  public var dy: Double

  /// The zero vector.
  public static let zero = Vector(dx: 0, dy: 0)

  /// Creates a vector from its components.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The length of the vector.
  var length: Double { (dx * dx + dy * dy).squareRoot() }
}
