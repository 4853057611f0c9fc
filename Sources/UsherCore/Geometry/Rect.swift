/// A rectangle with sides parallel to the axes, in points.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent to the right and downwards.
  public var size: Size

  /// Makes a rectangle from its corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its left and top edges and its sides, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// The same rectangle, moved.
  public func moved(by vector: Vector) -> Rect {
    Rect(
      x: origin.x + vector.dx, y: origin.y + vector.dy, width: size.width, height: size.height)
  }

  /// The same rectangle with each edge so much further out.
  public func outset(by insets: Insets) -> Rect {
    Rect(
      x: minX - insets.left, y: minY - insets.top,
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  /// Whether `point` lies inside; the right and bottom edges lie outside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
