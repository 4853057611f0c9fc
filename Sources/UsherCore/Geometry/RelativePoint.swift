/// A place in a rectangle, in shares of its sides from its top left corner.
public struct RelativePoint: Hashable, Sendable {
  /// The share of the width: 0 is the left edge, 1 the right one.
  public var x: Double
  /// The share of the height: 0 is the top edge, 1 the bottom one.
  public var y: Double

  /// Makes a place from its shares; below 0 or above 1 it lies outside.
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

  /// The way from the middle of a rectangle of `size` to this place in it.
  func fromCenter(of size: Size) -> Vector {
    Vector(dx: (x - 0.5) * size.width, dy: (y - 0.5) * size.height)
  }
}
