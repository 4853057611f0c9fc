import Foundation
import Testing
import Usher
import UsherCore

@Suite("Contours of surfaces")
struct ContourTests {
  @Test("square corners make a rectangle", arguments: Corners.Curve.allCases)
  func square(_ curve: Corners.Curve) {
    let contour = Contour(
      of: OverlayRect(x: 1, y: 2, width: 30, height: 40), corners: .all(0, curve: curve))
    #expect(
      contour.path == [
        .move(OverlayPoint(x: 1, y: 2)), .line(OverlayPoint(x: 31, y: 2)),
        .line(OverlayPoint(x: 31, y: 42)),
        .line(OverlayPoint(x: 1, y: 42)), .line(OverlayPoint(x: 1, y: 2)), .close,
      ])
  }

  @Test(
    "a contour is a rounded rectangle unless its corners extend beyond circles",
    arguments: [
      (Corners.all(10), true), (.all(10, curve: .continuous), false),
      // There is no space for longer curves.
      (.all(20, curve: .continuous), true),
    ])
  func rounded(_ corners: Corners, isRounded: Bool) {
    let frame = OverlayRect(x: 0, y: 0, width: 40, height: 40)
    #expect(Contour(of: frame, corners: corners).isRoundedRectangle == isRounded)
  }

  @Test(
    "radii that don't fit shrink proportionally",
    arguments: [
      (Corners.all(10), OverlaySize(width: 100, height: 50), Corners.all(10)),
      (.all(25), OverlaySize(width: 100, height: 50), .all(25)),
      (.all(50), OverlaySize(width: 100, height: 50), .all(25)),
      (.top(30), OverlaySize(width: 40, height: 100), .top(20)),
      (.top(30), OverlaySize(width: 40, height: 10), .top(10)),
      (
        Corners(topLeft: 40, topRight: 20, bottomRight: 10, bottomLeft: 0),
        OverlaySize(width: 30, height: 100),
        Corners(topLeft: 20, topRight: 10, bottomRight: 5, bottomLeft: 0)
      ),
      (.all(10), .zero, .none), (.all(10), OverlaySize(width: 100, height: 0), .none),
      (.all(10), OverlaySize(width: -5, height: 100), .none), (.none, .zero, .none),
    ])
  func fitted(_ given: Corners, _ size: OverlaySize, _ expected: Corners) {
    #expect(given.fitted(in: size) == expected)
  }

  @Test("circular corners contain exactly the points inside circles")
  func circles() {
    for contour in Self.contours(.circular) {
      var wrong: [OverlayPoint] = []
      for point in Self.grid(over: contour.frame) {
        // The cubic that approximates the circle is off by 0.03 % of the radius.
        let slack = 0.0004 * 100
        if Self.depth(of: point, in: contour) > slack, !contour.contains(point) {
          wrong.append(point)
        }
        if Self.depth(of: point, in: contour) < -slack, contour.contains(point) {
          wrong.append(point)
        }
      }
      #expect(wrong == [])
    }
  }

  @Test(
    "a contour contains its left and top edges between the corners, but not its right and bottom",
    arguments: Corners.Curve.allCases)
  func edges(_ curve: Corners.Curve) {
    let contour = Contour(
      of: OverlayRect(x: 1, y: 2, width: 30, height: 40), corners: .all(8, curve: curve))
    let middles = [(1.0, 22.0), (16, 2), (31, 22), (16, 42)]
    #expect(
      middles.map { contour.contains(OverlayPoint(x: $0, y: $1)) } == [true, true, false, false])
  }

  @Test("a contour stays in its rectangle, runs clockwise, and ends at its start")
  func inside() {
    for contour in Self.allContours {
      let points = Self.points(along: contour)
      let frame = contour.frame
      #expect(
        points.allSatisfy {
          $0.x >= frame.minX - 1e-9 && $0.x <= frame.maxX + 1e-9 && $0.y >= frame.minY - 1e-9
            && $0.y <= frame.maxY + 1e-9
        })
      #expect(Self.distance(points[0], points[points.count - 1]) < 1e-9)
      // Twice the area by the trapezoid rule, positive for clockwise paths if y grows downward.
      let area = zip(points, points.dropFirst()).reduce(0) {
        $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
      }
      #expect(area > 0)
    }
  }

  @Test("a contour turns only right at corners, without sharp angles")
  func tangents() {
    for contour in Self.allContours {
      var end = OverlayPoint(x: 0, y: 0)
      var heading: Vector?
      for step in contour.path {
        switch step {
        case .move(let point): end = point
        case .line(let point):
          if Self.distance(end, point) > 1e-6 {
            if let heading, contour.isRound {
              #expect(abs(Self.angle(heading, Self.way(end, point))) < 1e-6)
            }
            heading = Self.way(end, point)
          }
          end = point
        case .curve(let first, let second, let point):
          let ways = [(end, first), (first, second), (second, point)].map(Self.way)
          let turns = zip([heading ?? ways[0]] + ways, ways).map(Self.angle)
          #expect(abs(turns[0]) < 1e-6)
          #expect(turns.allSatisfy { $0 > -1e-9 && $0 < .pi / 2 })
          heading = ways[2]
          end = point
        case .circle, .close: break
        }
      }
    }
  }

  @Test("a contour with equal corners is symmetric on both axes, and diagonally if it's a square")
  func symmetric() {
    for curve in Corners.Curve.allCases {
      for (size, isSquare) in [
        (OverlaySize(width: 90, height: 50), false), (OverlaySize(width: 50, height: 50), true),
      ] {
        for radius in [0, 5, 16, 20, 24, 25, 60] as [Double] {
          let frame = OverlayRect(
            x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
          let contour = Contour(of: frame, corners: .all(radius, curve: curve))
          let points = Self.points(along: contour)
          for point in points {
            var images = [
              OverlayPoint(x: -point.x, y: point.y), OverlayPoint(x: point.x, y: -point.y),
            ]
            if isSquare { images.append(OverlayPoint(x: point.y, y: point.x)) }
            for image in images {
              #expect(points.contains { Self.distance($0, image) < 1e-9 })
            }
          }
        }
      }
    }
  }

  @Test("corners that follow a surface's corners stay inside the surface")
  func following() {
    var random = SplitMix(state: 7)
    for _ in 0..<200 {
      let outer = Contour(
        of: OverlayRect(x: 10, y: 20, width: 300, height: 200),
        corners: .all(Double.random(in: 0...100, using: &random)))
      let inset = { Double.random(in: 0...60, using: &random) }
      let (left, top, right, bottom) = (inset(), inset(), inset(), inset())
      let frame = OverlayRect(
        x: 10 + left, y: 20 + top, width: 300 - left - right, height: 200 - top - bottom)
      let inner = Contour(of: frame, corners: outer.corners(of: frame, atLeast: 0))
      for _ in 0..<50 {
        let point = OverlayPoint(
          x: .random(in: frame.minX..<frame.maxX, using: &random),
          y: .random(in: frame.minY..<frame.maxY, using: &random))
        #expect(!inner.contains(point) || outer.contains(point))
      }
      #expect(outer.corners(of: outer.frame, atLeast: 0) == outer.corners)
      let radii = outer.corners(of: frame, atLeast: 7)
      #expect(
        [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight].allSatisfy { $0 >= 7 })
    }
  }

  @Test("a larger radius makes the surface smaller", arguments: Corners.Curve.allCases)
  func monotone(_ curve: Corners.Curve) {
    let frame = OverlayRect(x: 0, y: 0, width: 120, height: 50)
    let areas = stride(from: 0.0, through: 25, by: 0.5).map {
      Self.area(of: Contour(of: frame, corners: .all($0, curve: curve)))
    }
    #expect(areas == areas.sorted().reversed())
    #expect(Set(areas).count == areas.count)
  }

  @Test("continuous corners match iOS within 1 % of the radius")
  func published() {
    let ours = Self.points(
      along: Contour(
        of: OverlayRect(x: 0, y: 0, width: 1000, height: 1000),
        corners: .all(100, curve: .continuous)),
      steps: 400)
    // The curve on iOS for a radius of 1, measured from the corner, as published by PaintCode.
    let theirs: [[(Double, Double)]] = [
      [(1.52866483, 0), (1.08849296, 0), (0.86840694, 0), (0.66993427, 0.06549600)],
      [
        (0.63149399, 0.07491100), (0.37282392, 0.16905899), (0.16906013, 0.37282401),
        (0.07491176, 0.63149399),
      ],
    ]
    for curve in theirs {
      let points = curve.map { OverlayPoint(x: $0.0 * 100, y: $0.1 * 100) }
      for share in stride(from: 0.0, through: 1, by: 0.05) {
        let point = Self.point(on: points, at: share)
        #expect((ours.map { Self.distance($0, point) }.min() ?? .infinity) < 1)
      }
    }
  }

  @Test("continuous corners gradually become circular if there is no space")
  func withoutRoom() {
    let frame = OverlayRect(x: 0, y: 0, width: 200, height: 50)
    func contour(_ radius: Double, _ curve: Corners.Curve) -> Contour {
      Contour(of: frame, corners: .all(radius, curve: curve))
    }
    for radius in [25, 26, 100] as [Double] {
      #expect(contour(radius, .continuous).isCircular)
      #expect(contour(radius, .continuous).path == contour(radius, .circular).path)
    }
    #expect(!contour(24, .continuous).isCircular)
    let differences = stride(from: 16.0, through: 25, by: 0.25).map {
      Self.area(of: contour($0, .circular)) - Self.area(of: contour($0, .continuous))
    }
    #expect(differences.allSatisfy { $0 >= -1e-6 })
    #expect(differences.suffix(20) == differences.suffix(20).sorted().reversed())
  }

  @Test("a continuous corner contains the points inside its path")
  func containsContinuous() {
    for contour in Self.contours(.continuous) {
      let polygon = Self.points(along: contour, steps: 64)
      for point in Self.grid(over: contour.frame) {
        let distance = polygon.map { Self.distance($0, point) }.min() ?? 0
        guard distance > 1 else { continue }
        #expect(contour.contains(point) == Self.isInside(point, polygon))
      }
    }
  }

  // MARK: Samples

  private static let allContours = Corners.Curve.allCases.flatMap(contours)

  /// Contours with various radii, including radii that don't fit.
  private static func contours(_ curve: Corners.Curve) -> [Contour] {
    let radii: [[Double]] = [
      [10, 10, 10, 10], [16, 16, 0, 0], [0, 30, 5, 12], [25, 25, 25, 25], [60, 10, 10, 60],
      [300, 300, 300, 300], [24, 24, 24, 24],
    ]
    return radii.map {
      Contour(
        of: OverlayRect(x: 3, y: -7, width: 150, height: 50),
        corners: Corners(
          topLeft: $0[0], topRight: $0[1], bottomRight: $0[2], bottomLeft: $0[3], curve: curve))
    }
  }

  private static func grid(over frame: OverlayRect) -> [OverlayPoint] {
    stride(from: -2.0, through: frame.size.width + 2, by: 1.7).flatMap { x in
      stride(from: -2.0, through: frame.size.height + 2, by: 1.3).map {
        OverlayPoint(x: frame.minX + x, y: frame.minY + $0)
      }
    }
  }

  // MARK: Geometry

  /// The depth of a point inside a contour's circles and edges, negative if it's outside.
  private static func depth(of point: OverlayPoint, in contour: Contour) -> Double {
    let frame = contour.frame
    let edges = min(
      min(point.x - frame.minX, frame.maxX - point.x),
      min(point.y - frame.minY, frame.maxY - point.y))
    let corners = contour.corners
    let placed: [(Double, Double, Double)] = [
      (point.x - frame.minX, point.y - frame.minY, corners.topLeft),
      (frame.maxX - point.x, point.y - frame.minY, corners.topRight),
      (frame.maxX - point.x, frame.maxY - point.y, corners.bottomRight),
      (point.x - frame.minX, frame.maxY - point.y, corners.bottomLeft),
    ]
    return placed.reduce(edges) { depth, corner in
      let (x, y, radius) = corner
      guard x < radius, y < radius else { return depth }
      return min(depth, radius - hypot(radius - x, radius - y))
    }
  }

  private static func points(along contour: Contour, steps: Int = 16) -> [OverlayPoint] {
    var points: [OverlayPoint] = []
    for step in contour.path {
      switch step {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end):
        let all = [points[points.count - 1], first, second, end]
        points += (1...steps).map { point(on: all, at: Double($0) / Double(steps)) }
      case .circle, .close: break
      }
    }
    return points
  }

  private static func point(on points: [OverlayPoint], at share: Double) -> OverlayPoint {
    guard points.count > 1 else { return points[0] }
    return point(
      on: zip(points, points.dropFirst()).map {
        OverlayPoint(x: $0.x + ($1.x - $0.x) * share, y: $0.y + ($1.y - $0.y) * share)
      }, at: share)
  }

  private static func area(of contour: Contour) -> Double {
    let points = points(along: contour, steps: 64)
    return zip(points, points.dropFirst()).reduce(0) {
      $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
    }
  }

  private static func isInside(_ point: OverlayPoint, _ polygon: [OverlayPoint]) -> Bool {
    zip(polygon, polygon.dropFirst()).reduce(false) { isInside, edge in
      let (start, end) = edge
      guard (start.y > point.y) != (end.y > point.y) else { return isInside }
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      return x > point.x ? !isInside : isInside
    }
  }

  private static func way(_ start: OverlayPoint, _ end: OverlayPoint) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }

  private static func distance(_ one: OverlayPoint, _ other: OverlayPoint) -> Double {
    hypot(one.x - other.x, one.y - other.y)
  }

  /// The angle between two directions, positive if clockwise.
  private static func angle(_ one: Vector, _ other: Vector) -> Double {
    atan2(one.dx * other.dy - one.dy * other.dx, one.dx * other.dx + one.dy * other.dy)
  }
}

extension Contour {
  fileprivate var isRound: Bool {
    [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
      .allSatisfy { $0 > 0 }
  }
}
