#if GTK
internal import CGTK
internal import Foundation

/// A rectangle with some rounded corners.
struct RoundedRectangle {
  let bounds: CGRect
  private let radius: Double
  private let corners: CACornerMask
  /// The distance, in radii, by which the corners start to bend earlier than a circle.
  private let smoothing: Double

  /// The distance, in radii, by which a continuous corner on iOS starts to bend earlier than a
  /// circle.
  private static let fullSmoothing = 0.528665

  /// Creates the outline of a layer.
  ///
  /// If the radius doesn't fit, it is reduced.
  init(of layer: CALayer) {
    self.init(
      layer.bounds, radius: Double(layer.cornerRadius), corners: layer.maskedCorners,
      isContinuous: layer.cornerCurve == .continuous)
  }

  init(_ bounds: CGRect, radius: Double, corners: CACornerMask = .all, isContinuous: Bool = false) {
    self.bounds = bounds
    self.corners = corners
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    func share(_ one: CACornerMask, _ two: CACornerMask, of length: Double) -> Double {
      let count = (corners.contains(one) ? 1.0 : 0) + (corners.contains(two) ? 1 : 0)
      return radius > 0 && count > 0 ? length / (count * radius) : .infinity
    }
    let room = min(
      share(.layerMinXMinYCorner, .layerMaxXMinYCorner, of: width),
      share(.layerMinXMaxYCorner, .layerMaxXMaxYCorner, of: width),
      share(.layerMinXMinYCorner, .layerMinXMaxYCorner, of: height),
      share(.layerMaxXMinYCorner, .layerMaxXMaxYCorner, of: height))
    self.radius = max(radius, 0) * min(room, 1)
    smoothing = isContinuous ? min(max(room - 1, 0), Self.fullSmoothing) : 0
  }

  /// Whether every corner is square.
  var isPlain: Bool { radius <= 0 || corners.isEmpty }

  /// Adds the outline to the canvas's current path.
  func trace(on canvas: Canvas) {
    guard !isPlain else { return canvas.trace(bounds) }
    let (left, top) = (Double(bounds.minX), Double(bounds.minY))
    let (right, bottom) = (Double(bounds.maxX), Double(bounds.maxY))
    cairo_new_sub_path(canvas.context)
    corner(.layerMinXMinYCorner, at: (left, top), from: (0, 1), to: (1, 0), on: canvas)
    corner(.layerMaxXMinYCorner, at: (right, top), from: (-1, 0), to: (0, 1), on: canvas)
    corner(.layerMaxXMaxYCorner, at: (right, bottom), from: (0, -1), to: (-1, 0), on: canvas)
    corner(.layerMinXMaxYCorner, at: (left, bottom), from: (1, 0), to: (0, -1), on: canvas)
    cairo_close_path(canvas.context)
  }

  /// Adds a corner from the edge in direction `from` to the edge in direction `to`.
  private func corner(
    _ corner: CACornerMask, at place: (x: Double, y: Double), from: (x: Double, y: Double),
    to: (x: Double, y: Double), on canvas: Canvas
  ) {
    guard corners.contains(corner) else {
      return cairo_line_to(canvas.context, place.x, place.y)
    }
    let points = curve.map { point in
      (
        place.x + point.along * from.x + point.across * to.x,
        place.y + point.along * from.y + point.across * to.y
      )
    }
    cairo_line_to(canvas.context, points[0].0, points[0].1)
    for first in stride(from: 1, to: points.count, by: 3) {
      cairo_curve_to(
        canvas.context, points[first].0, points[first].1, points[first + 1].0,
        points[first + 1].1, points[first + 2].0, points[first + 2].1)
    }
  }

  /// The curve around a corner, as distances along the first and the second edge.
  ///
  /// It consists of cubic Béziers, with an arc in the middle. A smooth corner also has a transition
  /// between each edge and the arc.
  private var curve: [(along: Double, across: Double)] {
    let arc = Double.pi / 2 * (1 - smoothing)
    let turn = Double.pi / 4 * smoothing
    // The arc belongs to a circle around (radius, radius), and starts at the angle `turn`.
    let start = (along: radius - radius * sin(turn), across: radius - radius * cos(turn))
    let handle = radius * tan(arc / 4) * 4 / 3
    var half: [(along: Double, across: Double)] = [
      start,
      (along: start.along - handle * cos(turn), across: start.across + handle * sin(turn)),
    ]
    if smoothing > 0 {
      // The transition leaves the edge straight. Its two handles are on the edge, and the second
      // handle is at the arc's tangent.
      let meeting = start.along + start.across / tan(turn)
      let edge = (1 + smoothing) * radius
      let third = (edge - meeting) / 3
      half =
        [
          (along: edge, across: 0), (along: meeting + third, across: 0),
          (along: meeting, across: 0),
        ] + half
    }
    return half + half.reversed().map { (along: $0.across, across: $0.along) }
  }
}
#endif
