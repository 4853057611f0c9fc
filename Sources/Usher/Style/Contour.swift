public import UsherCore

/// The edge of a surface: a rectangle with round corners, and an arrow if the overlay has an
/// anchor.
public struct Contour: Hashable, Sendable {
  /// The surface's rectangle.
  public let frame: OverlayRect
  /// The surface's corners, with radii that fit its frame.
  public let corners: Corners
  /// The arrow outside the frame, or `nil` if there is none.
  public let arrow: PlacedArrow?
  private let smoothing: Double

  /// Creates the edge of a surface with the given frame.
  ///
  /// If the radii don't fit, all are reduced by the same factor.
  public init(of frame: OverlayRect, corners: Corners, arrow: PlacedArrow? = nil) {
    self.frame = frame
    self.corners = corners.fitted(in: frame.size)
    self.arrow = arrow
    smoothing = self.corners.smoothing(in: frame.size)
  }

  /// Whether every corner is square or a quarter circle.
  ///
  /// Continuous corners become circular if the surface has no space for their longer curves.
  public var isCircular: Bool { smoothing == 0 }

  /// Whether the surface is a rectangle with circular corners and without an arrow.
  public var isRoundedRectangle: Bool { isCircular && arrow == nil }

  /// The smallest rectangle around the surface and its arrow.
  public var bounds: OverlayRect {
    guard let arrow else { return frame }
    var insets = Insets.zero
    switch arrow.edge {
    case .top: insets.top = arrow.length
    case .left: insets.left = arrow.length
    case .bottom: insets.bottom = arrow.length
    case .right: insets.right = arrow.length
    }
    return frame.outset(by: insets)
  }

  /// The path along the edge, clockwise, starting on the top edge.
  ///
  /// The path is smooth at the ends of every curve, and turns by 90 degrees at a square corner.
  public var path: [Glyph.Step] {
    let corners = self.placedCorners
    guard let last = corners.last else { return [] }
    var steps = [Glyph.Step.move(last.place(last.curve.points[last.curve.points.count - 1]))]
    // Each corner ends the previous edge, starting with the top edge.
    for (edge, corner) in zip([OverlayRect.Edge.top, .right, .bottom, .left], corners) {
      if arrow?.edge == edge { steps += arrowCorners.map { .line($0) } }
      let points = corner.curve.points.map(corner.place)
      steps.append(.line(points[0]))
      guard corner.curve.extent > 0 else { continue }
      for first in stride(from: 0, to: points.count - 1, by: 3) {
        steps.append(.curve(points[first + 1], points[first + 2], to: points[first + 3]))
      }
    }
    return steps + [.close]
  }

  /// Whether the surface or its arrow contains the point.
  ///
  /// Points on the right and bottom edges of the frame are outside.
  public func contains(_ point: OverlayPoint) -> Bool {
    frame.contains(point) && placedCorners.allSatisfy { $0.encloses(point) }
      || isOnArrow(point)
  }

  /// The corners of the arrow, clockwise around the surface.
  ///
  /// Empty if there is no arrow.
  public var arrowCorners: [OverlayPoint] {
    guard let arrow else { return [] }
    let half = arrow.width / 2
    func corner(_ along: Double, _ out: Double) -> OverlayPoint {
      switch arrow.edge {
      case .top: OverlayPoint(x: frame.minX + arrow.position + along, y: frame.minY - out)
      case .right: OverlayPoint(x: frame.maxX + out, y: frame.minY + arrow.position + along)
      case .bottom: OverlayPoint(x: frame.minX + arrow.position - along, y: frame.maxY + out)
      case .left: OverlayPoint(x: frame.minX - out, y: frame.minY + arrow.position - along)
      }
    }
    return [corner(-half, 0), corner(0, arrow.length), corner(half, 0)]
  }

  private func isOnArrow(_ point: OverlayPoint) -> Bool {
    let corners = arrowCorners
    guard corners.count == 3 else { return false }
    // When going clockwise around the surface, the inside is to the right of each side.
    return zip(corners, corners.dropFirst() + corners.prefix(1)).allSatisfy { start, end in
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x) >= 0
    }
  }

  /// Returns corners for a shape inside the surface, so that it fits in the surface's round
  /// corners.
  ///
  /// For example, the shape is the focus ring around a button in a corner of a card. Each radius is
  /// large enough for the distance from the surface's corner. The distance between the centers of
  /// the inner and the outer arc is then at most the difference of their radii.
  ///
  /// - Parameters:
  ///   - inner: The rectangle of the shape.
  ///   - radius: The minimum radius of each corner, in points.
  /// - Returns: The shape's corners, which are circular.
  public func corners(of inner: OverlayRect, atLeast radius: Double) -> Corners {
    let (left, right) = (inner.minX - frame.minX, frame.maxX - inner.maxX)
    let (top, bottom) = (inner.minY - frame.minY, frame.maxY - inner.maxY)
    func following(_ outer: Double, _ dx: Double, _ dy: Double) -> Double {
      max(radius, outer - max(dx, dy))
    }
    return Corners(
      topLeft: following(corners.topLeft, left, top),
      topRight: following(corners.topRight, right, top),
      bottomRight: following(corners.bottomRight, right, bottom),
      bottomLeft: following(corners.bottomLeft, left, bottom))
  }

  /// The four corners, clockwise from the top right.
  private var placedCorners: [PlacedCorner] {
    let (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    return [
      PlacedCorner(
        at: OverlayPoint(x: right, y: top), radius: corners.topRight, smoothing: smoothing,
        back: Vector(dx: -1, dy: 0), on: Vector(dx: 0, dy: 1)),
      PlacedCorner(
        at: OverlayPoint(x: right, y: bottom), radius: corners.bottomRight, smoothing: smoothing,
        back: Vector(dx: 0, dy: -1), on: Vector(dx: -1, dy: 0)),
      PlacedCorner(
        at: OverlayPoint(x: left, y: bottom), radius: corners.bottomLeft, smoothing: smoothing,
        back: Vector(dx: 1, dy: 0), on: Vector(dx: 0, dy: -1)),
      PlacedCorner(
        at: OverlayPoint(x: left, y: top), radius: corners.topLeft, smoothing: smoothing,
        back: Vector(dx: 0, dy: 1), on: Vector(dx: 1, dy: 0)),
    ]
  }
}

/// A corner at its position on a surface.
private struct PlacedCorner {
  let curve: CornerCurve
  private let corner: OverlayPoint
  private let back: Vector
  private let on: Vector

  /// Places the curve of a corner between two edges.
  ///
  /// `back` points from the corner along the first edge, against the direction of the path. `on`
  /// points from the corner along the second edge, in the direction of the path.
  init(at corner: OverlayPoint, radius: Double, smoothing: Double, back: Vector, on: Vector) {
    curve = CornerCurve(radius: radius, smoothing: radius > 0 ? smoothing : 0)
    self.corner = corner
    self.back = back
    self.on = on
  }

  /// Converts a point of the curve to the coordinates of the surface.
  func place(_ point: OverlayPoint) -> OverlayPoint {
    OverlayPoint(
      x: corner.x + point.x * back.dx + point.y * on.dx,
      y: corner.y + point.x * back.dy + point.y * on.dy)
  }

  func encloses(_ point: OverlayPoint) -> Bool {
    let way = Vector(dx: point.x - corner.x, dy: point.y - corner.y)
    return curve.encloses(
      OverlayPoint(
        x: way.dx * back.dx + way.dy * back.dy, y: way.dx * on.dx + way.dy * on.dy))
  }
}
