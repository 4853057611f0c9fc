internal import UsherCore

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The way from one edge into the next around a corner, as cubic curves.
///
/// Its points count from the corner where the edges would meet: `x` along the edge that is left, `y` along
/// the one that is entered. The way is the same in both directions.
struct CornerCurve {
  /// The end that it sets out from, and for each curve two control points and the other end.
  let points: [Point]

  /// How much earlier than a circle a continuous corner begins to bend, in radii: on iOS it begins
  /// 1.528665 radii from the corner, as PaintCode has found out and published
  /// (<https://www.paintcodeapp.com/news/code-for-ios-7-rounded-rectangles>).
  static let fullSmoothing = 0.528665

  /// Makes a curve as Figma describes its smooth corners
  /// (<https://www.figma.com/blog/desperately-seeking-squircles/>): in the middle an arc of the circle,
  /// shorter the greater the smoothing, and on either side a curve between the arc and the edge.
  ///
  /// With full smoothing it stays within 1 % of the radius from the published curve of iOS, whose pieces
  /// meet at angles that ours does not have.
  ///
  /// - Parameters:
  ///   - radius: That of the circle, in points.
  ///   - smoothing: How much earlier than the circle it begins to bend, in radii; 0 is the circle, by
  ///     one cubic curve.
  init(radius: Double, smoothing: Double) {
    let arc = Double.pi / 2 * (1 - smoothing)
    // Between the edge and the arc where it begins.
    let turn = Double.pi / 4 * smoothing
    let along = radius * tan(turn / 2) * cos(turn)
    let inward = along * tan(turn)
    let across = radius * sin(arc / 2) * 2.0.squareRoot()
    let joint = Point(x: across + inward, y: inward)
    // The usual length of the handles of a cubic that stands for an arc.
    let handle = radius * tan(arc / 4) * 4 / 3
    var half = [
      joint, Point(x: joint.x - handle * cos(turn), y: joint.y + handle * sin(turn)),
    ]
    if smoothing > 0 {
      let rest = ((1 + smoothing) * radius - joint.x - along) / 3
      half =
        [3 * rest, rest, 0].map { Point(x: joint.x + along + $0, y: 0) } + half
    }
    points = half + half.reversed().map { Point(x: $0.y, y: $0.x) }
  }

  /// How far from the corner it leaves the edge, in points.
  var extent: Double { points[0].x }

  /// Whether a place, in the same coordinates, lies on its inner side.
  func encloses(_ place: Point) -> Bool {
    guard place.x < extent, place.y < extent else { return true }
    // On the way x only falls, so the curve passes over the place once.
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

  /// The place on the curve that begins with the `first` point, by its share from 0 to 1.
  private func point(_ first: Int, at share: Double) -> Point {
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
    return Point(x: x, y: y)
  }
}
