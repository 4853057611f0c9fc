import Testing

@testable import Usher

@Suite("Lines as areas")
struct StrokeTests {
  @Test("a straight line is a rectangle with a semicircle at each end")
  func straight() {
    let steps = Stroke.area(
      through: [OverlayPoint(x: 4, y: 10), OverlayPoint(x: 14, y: 10)], width: 4)
    #expect(
      corners(of: steps) == [
        OverlayPoint(x: 4, y: 8), OverlayPoint(x: 14, y: 8), OverlayPoint(x: 16, y: 10),
        OverlayPoint(x: 14, y: 12),
        OverlayPoint(x: 4, y: 12), OverlayPoint(x: 2, y: 10), OverlayPoint(x: 4, y: 8),
      ])
    #expect(steps.last == .close)
  }

  @Test("a right angle has an inner corner and an outer quarter circle")
  func bent() {
    let steps = Stroke.area(
      through: [OverlayPoint(x: 0, y: 0), OverlayPoint(x: 10, y: 0), OverlayPoint(x: 10, y: 10)],
      width: 2)
    let expected = [
      (0.0, -1.0), (10, -1), (11, 0), (11, 10), (10, 11), (9, 10), (9, 1), (0, 1), (-1, 0), (0, -1),
    ]
    let found = corners(of: steps)
    #expect(found.count == expected.count)
    for (point, expected) in zip(found, expected) {
      #expect(abs(point.x - expected.0) < 1e-9 && abs(point.y - expected.1) < 1e-9)
    }
  }

  @Test("a cross has four notches and four round tips, equal at each quarter turn")
  func cross() {
    let steps = Stroke.cross(at: OverlayPoint(x: 0, y: 0), reach: 6, width: 2)
    let points = corners(of: steps)
    // One outline, which starts at its first point.
    #expect(steps.first == .move(points[0]) && steps.last == .close)
    #expect(steps.dropFirst().allSatisfy { if case .move = $0 { false } else { true } })
    #expect(points.count == 16)
    for (place, point) in points.enumerated() {
      let turned = points[(place + 4) % 16]
      #expect(abs(turned.x + point.y) < 1e-9 && abs(turned.y - point.x) < 1e-9)
    }
    let notch = 2.0.squareRoot()
    #expect(abs(points[0].x) < 1e-9 && abs(points[0].y + notch) < 1e-9)
  }

  @Test("every point of the outline is half the width from the line", arguments: [1.0, 2.3, 3])
  func distance(width: Double) {
    let line = [
      OverlayPoint(x: 7.4, y: 12.5), OverlayPoint(x: 10.7, y: 15.8), OverlayPoint(x: 16.8, y: 8.8),
    ]
    for point in points(of: Stroke.area(through: line, width: width)) {
      let nearest = zip(line, line.dropFirst()).map { distance(from: point, to: ($0, $1)) }.min()
      #expect(abs((nearest ?? 0) - width / 2) < 0.002 * width)
    }
  }

  @Test("fewer than two points don't form a line")
  func nothing() {
    #expect(Stroke.area(through: [], width: 2) == [])
    #expect(Stroke.area(through: [OverlayPoint(x: 1, y: 1)], width: 2) == [])
  }

  private func corners(of steps: [Glyph.Step]) -> [OverlayPoint] {
    steps.compactMap { step in
      switch step {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .circle, .close: nil
      }
    }
  }

  /// The end points of all steps, and seven more points on each curve.
  private func points(of steps: [Glyph.Step]) -> [OverlayPoint] {
    var pen = OverlayPoint(x: 0, y: 0)
    return steps.flatMap { step -> [OverlayPoint] in
      switch step {
      case .move(let point), .line(let point):
        pen = point
        return [point]
      case .curve(let first, let second, let end):
        let start = pen
        pen = end
        return (1...8).map { place in
          let t = Double(place) / 8
          func mixed(_ part: KeyPath<OverlayPoint, Double>) -> Double {
            let rest = 1 - t
            return rest * rest * rest * start[keyPath: part]
              + 3 * rest * rest * t * first[keyPath: part]
              + 3 * rest * t * t * second[keyPath: part] + t * t * t * end[keyPath: part]
          }
          return OverlayPoint(x: mixed(\.x), y: mixed(\.y))
        }
      case .circle, .close: return []
      }
    }
  }

  private func distance(from point: OverlayPoint, to part: (OverlayPoint, OverlayPoint)) -> Double {
    let (start, end) = part
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let share = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
    let inside = min(max(share, 0), 1)
    let (x, y) = (point.x - start.x - inside * dx, point.y - start.y - inside * dy)
    return (x * x + y * y).squareRoot()
  }
}
