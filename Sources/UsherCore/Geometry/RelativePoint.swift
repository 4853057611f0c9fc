/// A position in a rectangle, as shares of its sides from the top left corner.
public struct RelativePoint: Hashable, Sendable {
  /// The share of the width: 0 is the left edge, 1 the right edge.
  public var x: Double
  /// The share of the height: 0 is the top edge, 1 the bottom edge.
  public var y: Double

  /// Creates a position from its shares; below 0 or above 1 it lies outside the rectangle.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle.
  public static let center = RelativePoint(x: 0.5, y: 0.5)
  /// The middle of the top edge.
  public static let top = RelativePoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = RelativePoint(x: 0.5, y: 1)
  /// The middle of the left edge.
  public static let left = RelativePoint(x: 0, y: 0.5)
  /// The middle of the right edge.
  public static let right = RelativePoint(x: 1, y: 0.5)

  /// Returns the vector from the centre of a rectangle of `size` to this position in it.
  func fromCenter(of size: Size) -> Vector {
    Vector(dx: (x - 0.5) * size.width, dy: (y - 0.5) * size.height)
  }
}
