/// Colours that flow into each other at even distances.
public struct Gradient: Hashable, Sendable {
  /// The colours, from the start to the end; at least two.
  public let colors: [Color]
  /// Where they flow.
  public let direction: Direction

  /// Makes a gradient of two or more colours.
  public init(_ first: Color, _ second: Color, _ more: Color..., direction: Direction = .down) {
    colors = [first, second] + more
    self.direction = direction
  }

  /// Where a gradient flows.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// From the top to the bottom.
    case down
    /// From the left to the right.
    case right
    /// From the top left corner to the bottom right one.
    case downRight
  }
}
