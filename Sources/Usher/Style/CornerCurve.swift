internal import UsherCore

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The curve around a corner, from one edge to the next, as cubic curves.
///
/// The origin of its points is the corner where the edges would meet. `x` increases along the first
/// edge, and `y` along the second. The curve is symmetric: exchanging `x` and `y` reverses it.
struct CornerCurve {
  /// The start of the curve, followed by two control points and an end point for each cubic.
  let points: [OverlayPoint]

  /// The `smoothing` of iOS, as a multiple of the radius.
  ///
  /// The continuous corners of iOS start to bend 1.528665 radii from the corner, as PaintCode
  /// measured and published
  /// (<https://www.paintcodeapp.com/news/code-for-ios-7-rounded-rectangles>).
  static let fullSmoothing = 0.528665

  /// Creates a curve in the same way as Figma's smooth corners
  /// (<https://www.figma.com/blog/desperately-seeking-squircles/>).
  ///
  /// The middle of the curve is an arc of the circle, which is shorter if the smoothing is greater.
  /// A curve on each side connects the arc with the edge. At full smoothing, the distance to the
  /// published curve of iOS is at most 1 % of the radius. The pieces of the iOS curve meet at
  /// slight angles, but the pieces of this curve don't.
  ///
  /// - Parameters:
  ///   - radius: The radius of the circle, in points.
  ///   - smoothing: The additional distance from the corner at which the curve starts to bend,
  ///     compared with the circle, as a multiple of the radius. 0 results in the circle, as one
  ///     cubic curve.
  init(radius: Double, smoothing: Double) {
    let arc = Double.pi / 2 * (1 - smoothing)
    // The angle between the edge and the first tangent of the arc.
    let turn = Double.pi / 4 * smoothing
    let along = radius * tan(turn / 2) * cos(turn)
    let inward = along * tan(turn)
    let across = radius * sin(arc / 2) * 2.0.squareRoot()
    let joint = OverlayPoint(x: across + inward, y: inward)
    // The standard distance of control points if a cubic curve approximates an arc.
    let handle = radius * tan(arc / 4) * 4 / 3
    var half = [
      joint, OverlayPoint(x: joint.x - handle * cos(turn), y: joint.y + handle * sin(turn)),
    ]
    if smoothing > 0 {
      let rest = ((1 + smoothing) * radius - joint.x - along) / 3
      half =
        [3 * rest, rest, 0].map { OverlayPoint(x: joint.x + along + $0, y: 0) } + half
    }
    points = half + half.reversed().map { OverlayPoint(x: $0.y, y: $0.x) }
  }

  /// The distance from the corner to the start of the curve, in points.
  var extent: Double { points[0].x }

  /// Whether a point, in the curve's coordinates, is on the inner side of the curve.
  func encloses(_ place: OverlayPoint) -> Bool {
    guard place.x < extent, place.y < extent else { return true }
    // Along the curve, x decreases, so the curve passes above or below the point exactly once.
    for first in stride(from: 0, to: points.count - 1, by: 3) where points[first + 3].x <= place.x {
      var (before, after) = (0.0, 1.0)
      for _ in 0..<40 {
        let middle = (before + after) / 2
        if point(first, at: middle).x > place.x { before = middle } else { after = middle }
      }
      return place.y >= point(first, at: after).y
    }
    return false
  }

  /// Returns the point at `share`, from 0 to 1, of the cubic that starts with point number `first`.
  private func point(_ first: Int, at share: Double) -> OverlayPoint {
    let rest = 1 - share
    let weights = [
      rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share,
      share * share * share,
    ]
    var (x, y) = (0.0, 0.0)
    for (weight, point) in zip(weights, points[first...]) {
      x += weight * point.x
      y += weight * point.y
    }
    return OverlayPoint(x: x, y: y)
  }
}
