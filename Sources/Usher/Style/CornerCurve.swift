internal import UsherCore

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The curve around a corner, from one edge into the next, as cubic curves.
///
/// Its points count from the corner where the edges would meet: `x` along the first edge, `y` along
/// the second. The curve is symmetric: both directions give the same points with `x` and `y`
/// exchanged.
struct CornerCurve {
  /// The curve's start, and for each cubic its two control points and its end.
  let points: [OverlayPoint]

  /// The `smoothing` of iOS, in radii: its continuous corners begin to bend 1.528665 radii from the
  /// corner, as PaintCode measured and published
  /// (<https://www.paintcodeapp.com/news/code-for-ios-7-rounded-rectangles>).
  static let fullSmoothing = 0.528665

  /// Makes a curve as Figma describes its smooth corners
  /// (<https://www.figma.com/blog/desperately-seeking-squircles/>): in the middle an arc of the
  /// circle, shorter the greater the smoothing, and on either side a curve between the arc and the
  /// edge.
  ///
  /// With full smoothing the curve stays within 1 % of the radius from the published curve of iOS.
  /// The pieces of that curve meet at slight angles; the pieces of this curve do not.
  ///
  /// - Parameters:
  ///   - radius: The circle's radius, in points.
  ///   - smoothing: The extra distance from the corner, compared with the circle, at which the
  ///     curve begins to bend, in radii; 0 gives the circle, as one cubic curve.
  init(radius: Double, smoothing: Double) {
    let arc = Double.pi / 2 * (1 - smoothing)
    // The angle between the edge and the arc's first tangent.
    let turn = Double.pi / 4 * smoothing
    let along = radius * tan(turn / 2) * cos(turn)
    let inward = along * tan(turn)
    let across = radius * sin(arc / 2) * 2.0.squareRoot()
    let joint = OverlayPoint(x: across + inward, y: inward)
    // The usual control-point distance of a cubic that approximates an arc.
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

  /// The distance from the corner at which the curve leaves the edge, in points.
  var extent: Double { points[0].x }

  /// Whether `place`, in the curve's coordinates, lies on the inner side of the curve.
  func encloses(_ place: OverlayPoint) -> Bool {
    guard place.x < extent, place.y < extent else { return true }
    // Along the curve x only falls, so the curve passes above or below the place exactly once.
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

  /// Returns the place at `share`, from 0 to 1, of the cubic that begins with point number `first`.
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
