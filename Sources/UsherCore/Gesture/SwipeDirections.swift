/// Ways of a pointer: where a swipe may send an overlay, and where a movement still scrolls content.
public struct SwipeDirections: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Up, over the top edge.
  public static let up = SwipeDirections(rawValue: 1 << 0)
  /// Down, over the bottom edge.
  public static let down = SwipeDirections(rawValue: 1 << 1)
  /// To the left, over that edge.
  public static let left = SwipeDirections(rawValue: 1 << 2)
  /// To the right, over that edge.
  public static let right = SwipeDirections(rawValue: 1 << 3)

  /// The one that leads over `edge`.
  init(over edge: Rect.Edge) {
    switch edge {
    case .top: self = .up
    case .bottom: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }

  /// Whether one of them leads along `axis`.
  func lead(along axis: Axis) -> Bool {
    let (low, high) = axis.edges
    return contains(SwipeDirections(over: low)) || contains(SwipeDirections(over: high))
  }
}

extension Placement {
  /// Where a swipe sends an overlay that says nothing of it: over every edge it may leave over.
  func swipeDirections(in direction: Viewport.LayoutDirection) -> SwipeDirections {
    var directions: SwipeDirections = []
    for edge in Rect.Edge.allCases where isSwipeable(over: edge, in: direction) {
      directions.insert(SwipeDirections(over: edge))
    }
    return directions
  }
}
