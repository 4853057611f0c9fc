internal import UsherCore

/// What the icons of this library are drawn with, on a square of 24.
extension Glyph {
  /// The middle of the square.
  static let middle = Point(x: 12, y: 12)
  /// How wide the lines of most icons are.
  static let lineWidth = 2.0

  /// Straight lines through points given as pairs of numbers.
  static func path(_ points: (Double, Double)..., closed: Bool = false) -> [Step] {
    let steps = points.enumerated().map { place, point -> Step in
      let point = Point(x: point.0, y: point.1)
      return place == 0 ? .move(point) : .line(point)
    }
    return steps + (closed ? [.close] : [])
  }

  /// A curve.
  static func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, to x: Double, _ y: Double
  ) -> Step {
    .curve(Point(x: x1, y: y1), Point(x: x2, y: y2), to: Point(x: x, y: y))
  }

  /// A circle.
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Step {
    .circle(center: Point(x: x, y: y), radius: radius)
  }

  /// A rectangle with round corners.
  static func rounded(
    x: Double, y: Double, width: Double, height: Double, radius: Double
  ) -> [Step] {
    // Where the handles of a quarter of a circle lie, counted from the corner.
    let near = radius * (1 - 0.5523)
    let (right, bottom) = (x + width, y + height)
    return [
      .move(Point(x: x + radius, y: y)),
      .line(Point(x: right - radius, y: y)),
      curve(right - near, y, right, y + near, to: right, y + radius),
      .line(Point(x: right, y: bottom - radius)),
      curve(right, bottom - near, right - near, bottom, to: right - radius, bottom),
      .line(Point(x: x + radius, y: bottom)),
      curve(x + near, bottom, x, bottom - near, to: x, bottom - radius),
      .line(Point(x: x, y: y + radius)),
      curve(x, y + near, x + near, y, to: x + radius, y),
      .close,
    ]
  }

  /// A shape drawn as a line.
  static func drawn(_ path: [Step], width: Double = lineWidth) -> Shape {
    Shape(path, .line(width: width))
  }
}
