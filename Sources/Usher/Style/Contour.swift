public import UsherCore

/// The edge of a surface: a rectangle with round corners.
public struct Contour: Hashable, Sendable {
  /// The rectangle.
  public let frame: Rect
  /// Its corners, with radii that fit it.
  public let corners: Corners
  private let smoothing: Double

  /// Makes the edge of a surface that takes `frame`; radii that do not fit are shrunk alike.
  public init(of frame: Rect, corners: Corners) {
    self.frame = frame
    self.corners = corners.fitted(in: frame.size)
    smoothing = self.corners.smoothing(in: frame.size)
  }

  /// Whether every corner is square or a quarter of a circle, as continuous corners are, too, where
  /// there is no room for more.
  public var isCircular: Bool { smoothing == 0 }

  /// The way of a pen once around, clockwise from the top edge.
  ///
  /// It turns into every curve without an angle; where a corner is square, it turns on the spot.
  public var path: [Glyph.Step] {
    let corners = self.placedCorners
    guard let last = corners.last else { return [] }
    var steps = [Glyph.Step.move(last.place(last.curve.points[last.curve.points.count - 1]))]
    for corner in corners {
      let points = corner.curve.points.map(corner.place)
      steps.append(.line(points[0]))
      guard corner.curve.extent > 0 else { continue }
      for first in stride(from: 0, to: points.count - 1, by: 3) {
        steps.append(.curve(points[first + 1], points[first + 2], to: points[first + 3]))
      }
    }
    return steps + [.close]
  }

  /// Whether a point lies on the surface; its right and bottom edges lie outside.
  public func contains(_ point: Point) -> Bool {
    frame.contains(point) && placedCorners.allSatisfy { $0.encloses(point) }
  }

  /// The corners, clockwise from the one at the top right.
  private var placedCorners: [PlacedCorner] {
    let (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    return [
      PlacedCorner(
        at: Point(x: right, y: top), radius: corners.topRight, smoothing: smoothing,
        back: Vector(dx: -1, dy: 0), on: Vector(dx: 0, dy: 1)),
      PlacedCorner(
        at: Point(x: right, y: bottom), radius: corners.bottomRight, smoothing: smoothing,
        back: Vector(dx: 0, dy: -1), on: Vector(dx: -1, dy: 0)),
      PlacedCorner(
        at: Point(x: left, y: bottom), radius: corners.bottomLeft, smoothing: smoothing,
        back: Vector(dx: 1, dy: 0), on: Vector(dx: 0, dy: -1)),
      PlacedCorner(
        at: Point(x: left, y: top), radius: corners.topLeft, smoothing: smoothing,
        back: Vector(dx: 0, dy: 1), on: Vector(dx: 1, dy: 0)),
    ]
  }
}

/// A corner where it is on a surface.
private struct PlacedCorner {
  let curve: CornerCurve
  private let corner: Point
  private let back: Vector
  private let on: Vector

  /// Puts a curve where two edges meet: `back` leads along the edge that is left, against the way, and
  /// `on` along the one that is entered.
  init(at corner: Point, radius: Double, smoothing: Double, back: Vector, on: Vector) {
    curve = CornerCurve(radius: radius, smoothing: radius > 0 ? smoothing : 0)
    self.corner = corner
    self.back = back
    self.on = on
  }

  /// A point of the curve, on the surface.
  func place(_ point: Point) -> Point {
    Point(
      x: corner.x + point.x * back.dx + point.y * on.dx,
      y: corner.y + point.x * back.dy + point.y * on.dy)
  }

  /// Whether it leaves a point on the surface.
  func encloses(_ point: Point) -> Bool {
    let way = Vector(dx: point.x - corner.x, dy: point.y - corner.y)
    return curve.encloses(
      Point(
        x: way.dx * back.dx + way.dy * back.dy, y: way.dx * on.dx + way.dy * on.dy))
  }
}
