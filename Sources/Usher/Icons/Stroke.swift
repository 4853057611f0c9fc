internal import UsherCore

/// Outlines of lines with round ends, which can be cut out of other areas.
enum Stroke {
  /// Returns the outline of a line through several points, with round ends and corners.
  ///
  /// The line's corners must be wider than 60 degrees and its segments longer than `width`. If
  /// there are fewer than two points, the result is empty.
  static func area(through points: [OverlayPoint], width: Double) -> [Glyph.Step] {
    guard let start = points.first, let end = points.last, points.count > 1 else { return [] }
    let radius = width / 2
    let ways = zip(points, points.dropFirst()).map { unit(from: $0, to: $1) }
    let (first, last) = (ways[0], ways[ways.count - 1])
    var steps: [Glyph.Step] = [.move(offset(start, left(of: first), radius))]
    steps += side(of: Array(points.dropFirst()), ways, radius)
    steps += cap(at: end, along: last, radius)
    let back = ways.reversed().map { Vector(dx: -$0.dx, dy: -$0.dy) }
    steps += side(of: points.reversed().dropFirst().map { $0 }, back, radius)
    steps += cap(at: start, along: Vector(dx: -first.dx, dy: -first.dy), radius)
    return steps + [.close]
  }

  /// Returns the outline of two diagonal lines that cross at right angles.
  ///
  /// The length of each of the four arms from `center` is `reach`.
  static func cross(at center: OverlayPoint, reach: Double, width: Double) -> [Glyph.Step] {
    let (radius, diagonal) = (width / 2, 0.5.squareRoot())
    let arms = [(1.0, -1.0), (1, 1), (-1, 1), (-1, -1)].map {
      Vector(dx: $0.0 * diagonal, dy: $0.1 * diagonal)
    }
    var steps: [Glyph.Step] = []
    for (place, arm) in arms.enumerated() {
      let before = arms[(place + 3) % 4]
      // The sides of neighboring arms meet halfway between the arms.
      let notch = offset(offset(center, before, radius), arm, radius)
      steps.append(place == 0 ? .move(notch) : .line(notch))
      let tip = offset(center, arm, reach)
      steps.append(.line(offset(tip, left(of: arm), radius)))
      steps += cap(at: tip, along: arm, radius)
    }
    return steps + [.close]
  }

  /// Returns one side of a line, from the second point to the last.
  private static func side(
    of points: [OverlayPoint], _ ways: [Vector], _ radius: Double
  ) -> [Glyph.Step] {
    points.enumerated().flatMap { place, point -> [Glyph.Step] in
      let way = ways[place]
      guard place + 1 < ways.count else { return [.line(offset(point, left(of: way), radius))] }
      return corner(at: point, from: way, to: ways[place + 1], radius)
    }
  }

  private static func corner(
    at point: OverlayPoint, from way: Vector, to next: Vector, _ radius: Double
  ) -> [Glyph.Step] {
    let (before, after) = (left(of: way), left(of: next))
    let cosine = way.dx * next.dx + way.dy * next.dy
    guard way.dx * next.dy - way.dy * next.dx > 0 else {
      // On the inner side, the offset lines meet in the direction of the sum of their normals.
      let length = radius / (1 + cosine)
      return [.line(offset(offset(point, before, length), after, length))]
    }
    let start = offset(point, before, radius)
    return [.line(start)] + [arc(at: point, from: before, to: after, cosine: cosine, radius)]
  }

  /// Returns the semicircle that ends a line, from its left to its right side.
  private static func cap(at point: OverlayPoint, along way: Vector, _ radius: Double) -> [Glyph
    .Step]
  {
    let (near, far) = (left(of: way), left(of: Vector(dx: -way.dx, dy: -way.dy)))
    return [
      arc(at: point, from: near, to: way, cosine: 0, radius),
      arc(at: point, from: way, to: far, cosine: 0, radius),
    ]
  }

  /// Returns the shorter arc around `center` between two directions.
  ///
  /// `cosine` is the cosine of the angle.
  private static func arc(
    at center: OverlayPoint, from: Vector, to: Vector, cosine: Double, _ radius: Double
  ) -> Glyph.Step {
    let half = ((1 + cosine) / 2).squareRoot()
    let handle = 4.0 / 3 * ((1 - half) / (1 + half)).squareRoot() * radius
    let side = from.dx * to.dy - from.dy * to.dx > 0 ? 1.0 : -1
    func turned(_ way: Vector, _ sign: Double) -> Vector {
      Vector(dx: -way.dy * sign, dy: way.dx * sign)
    }
    let (start, end) = (offset(center, from, radius), offset(center, to, radius))
    return .curve(
      offset(start, turned(from, side), handle), offset(end, turned(to, -side), handle), to: end)
  }

  private static func left(of way: Vector) -> Vector { Vector(dx: way.dy, dy: -way.dx) }

  private static func unit(from start: OverlayPoint, to end: OverlayPoint) -> Vector {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return Vector(dx: dx / length, dy: dy / length)
  }

  private static func offset(_ point: OverlayPoint, _ way: Vector, _ length: Double) -> OverlayPoint
  {
    OverlayPoint(x: point.x + way.dx * length, y: point.y + way.dy * length)
  }
}
