/// A position in a viewport, in points to the right and down from the top left corner.
public struct OverlayPoint: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Creates a point from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  static func - (end: OverlayPoint, start: OverlayPoint) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }
}

/// A displacement in points, or a velocity in points per second.
public struct Vector: Hashable, Sendable {
  /// The component to the right, negative to the left.
  public var dx: Double
  /// The component downwards, negative upwards.
  public var dy: Double

  /// The zero vector.
  public static let zero = Vector(dx: 0, dy: 0)

  /// Creates a vector from its components.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  var length: Double { (dx * dx + dy * dy).squareRoot() }
}

/// A width and a height, in points.
public struct OverlaySize: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// A size without extent.
  public static let zero = OverlaySize(width: 0, height: 0)

  /// Creates a size from its sides, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  var isUsable: Bool {
    width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}

/// A position in a rectangle, as fractions of its sides from the top left corner.
///
/// The fractions aren't limited here. Each property that uses a position states the range that it
/// accepts.
public struct RelativePoint: Hashable, Sendable {
  /// The fraction of the width: 0 is the left edge, 1 the right edge.
  ///
  /// Other numbers are outside the rectangle.
  public var x: Double
  /// The fraction of the height: 0 is the top edge, 1 the bottom edge.
  ///
  /// Other numbers are outside the rectangle.
  public var y: Double

  /// Creates a position inside or outside the rectangle.
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

  /// Returns the vector from the center of a rectangle of `size` to this position.
  func fromCenter(of size: OverlaySize) -> Vector {
    Vector(dx: (x - 0.5) * size.width, dy: (y - 0.5) * size.height)
  }
}
