public import UsherCore

/// Colours that flow into each other at even distances.
public struct Gradient: Hashable, Sendable {
  /// The colours, from the start to the end; at least two.
  public let colors: [Color]
  /// Where it starts, in shares of the surface.
  public let start: UnitPoint
  /// Where it ends.
  public let end: UnitPoint

  /// Makes a gradient of two or more colours.
  public init(_ first: Color, _ second: Color, _ more: Color..., direction: Direction = .down) {
    self.init(
      colors: [first, second] + more, from: direction.points.start, to: direction.points.end)
  }

  /// Makes a gradient that flows from one place to another; what lies beyond has the colour of the
  /// nearer end.
  ///
  /// - Parameters:
  ///   - colors: One of them fills everything, and none is clear.
  ///   - start: A share that is not finite, or beyond 1,000 surfaces away, counts as the middle.
  ///   - end: So does this; where it is the same as `start`, everything has the last colour.
  public init(colors: [Color], from start: UnitPoint, to end: UnitPoint) {
    switch colors.count {
    case 0: self.colors = [.clear, .clear]
    case 1: self.colors = [colors[0], colors[0]]
    default: self.colors = colors
    }
    self.start = Self.mended(start)
    self.end = Self.mended(end)
  }

  private static func mended(_ point: UnitPoint) -> UnitPoint {
    func mended(_ share: Double) -> Double { abs(share) <= 1000 ? share : 0.5 }
    return UnitPoint(x: mended(point.x), y: mended(point.y))
  }

  /// Where a gradient flows.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// From the top to the bottom.
    case down
    /// From the left to the right.
    case right
    /// From the top left corner to the bottom right one.
    case downRight

    var points: (start: UnitPoint, end: UnitPoint) {
      switch self {
      case .down: (.top, .bottom)
      case .right: (.left, .right)
      case .downRight: (UnitPoint(x: 0, y: 0), UnitPoint(x: 1, y: 1))
      }
    }
  }
}
