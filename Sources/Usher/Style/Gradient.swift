public import UsherCore

extension Background {
  /// Colours that flow into each other at even distances.
  public struct Gradient: Hashable, Sendable {
    /// The colours, from the start to the end; at least two.
    public let colors: [AdaptiveColor]
    /// Where it starts, in shares of the surface.
    public let start: RelativePoint
    /// Where it ends.
    public let end: RelativePoint

    /// Makes a gradient of two or more colours.
    public init(
      _ first: AdaptiveColor, _ second: AdaptiveColor, _ more: AdaptiveColor...,
      direction: Direction = .down
    ) {
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
    public init(colors: [AdaptiveColor], from start: RelativePoint, to end: RelativePoint) {
      switch colors.count {
      case 0: self.colors = [.clear, .clear]
      case 1: self.colors = [colors[0], colors[0]]
      default: self.colors = colors
      }
      self.start = Self.mended(start)
      self.end = Self.mended(end)
    }

    private static func mended(_ point: RelativePoint) -> RelativePoint {
      func mended(_ share: Double) -> Double { abs(share) <= 1000 ? share : 0.5 }
      return RelativePoint(x: mended(point.x), y: mended(point.y))
    }

    /// Where a gradient flows.
    public enum Direction: Hashable, Sendable, CaseIterable {
      /// From the top to the bottom.
      case down
      /// From the left to the right.
      case right
      /// From the top left corner to the bottom right one.
      case downRight

      var points: (start: RelativePoint, end: RelativePoint) {
        switch self {
        case .down: (.top, .bottom)
        case .right: (.left, .right)
        case .downRight: (RelativePoint(x: 0, y: 0), RelativePoint(x: 1, y: 1))
        }
      }
    }
  }
}
