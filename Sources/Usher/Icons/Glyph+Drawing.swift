internal import UsherCore

/// Building blocks for Usher's icons, which are drawn on a square of 24 by 24.
extension Glyph {
  static let middle = OverlayPoint(x: 12, y: 12)
  static let lineWidth = 2.0

  /// Returns straight lines through points.
  ///
  /// If `closed` is `true`, a line to the first point is added.
  static func path(_ points: (Double, Double)..., closed: Bool = false) -> [Step] {
    let steps = points.enumerated().map { place, point -> Step in
      let point = OverlayPoint(x: point.0, y: point.1)
      return place == 0 ? .move(point) : .line(point)
    }
    return steps + (closed ? [.close] : [])
  }

  /// Returns a cubic curve with control points `(x1, y1)` and `(x2, y2)` that ends at `(x, y)`.
  static func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, to x: Double, _ y: Double
  ) -> Step {
    .curve(OverlayPoint(x: x1, y: y1), OverlayPoint(x: x2, y: y2), to: OverlayPoint(x: x, y: y))
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Step {
    .circle(center: OverlayPoint(x: x, y: y), radius: radius)
  }

  static func rounded(
    x: Double, y: Double, width: Double, height: Double, radius: Double
  ) -> [Step] {
    // The distance from the corner to the control points of a quarter circle.
    let near = radius * (1 - 0.5523)
    let (right, bottom) = (x + width, y + height)
    return [
      .move(OverlayPoint(x: x + radius, y: y)),
      .line(OverlayPoint(x: right - radius, y: y)),
      curve(right - near, y, right, y + near, to: right, y + radius),
      .line(OverlayPoint(x: right, y: bottom - radius)),
      curve(right, bottom - near, right - near, bottom, to: right - radius, bottom),
      .line(OverlayPoint(x: x + radius, y: bottom)),
      curve(x + near, bottom, x, bottom - near, to: x, bottom - radius),
      .line(OverlayPoint(x: x, y: y + radius)),
      curve(x, y + near, x + near, y, to: x + radius, y),
      .close,
    ]
  }

  /// Returns a shape that is drawn as a line along `path`.
  static func drawn(_ path: [Step], width: Double = lineWidth) -> Shape {
    Shape(path, .line(width: width))
  }
}
