/// Directions of a pointer, for swipes that dismiss an overlay or scroll content.
public struct SwipeDirections: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Up, over the top edge.
  public static let up = SwipeDirections(rawValue: 1 << 0)
  /// Down, over the bottom edge.
  public static let down = SwipeDirections(rawValue: 1 << 1)
  /// Left, over the left edge.
  public static let left = SwipeDirections(rawValue: 1 << 2)
  /// Right, over the right edge.
  public static let right = SwipeDirections(rawValue: 1 << 3)

  /// Left and right.
  public static let horizontal: SwipeDirections = [.left, .right]
  /// Up and down.
  public static let vertical: SwipeDirections = [.up, .down]

  init(over edge: OverlayRect.Edge) {
    switch edge {
    case .top: self = .up
    case .bottom: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }

  /// Whether the set contains a direction along `axis`.
  func lead(along axis: Axis) -> Bool {
    let (low, high) = axis.edges
    return contains(SwipeDirections(over: low)) || contains(SwipeDirections(over: high))
  }
}

extension OverlayPosition {
  /// Returns the default directions for swipes.
  func swipeDirections(in direction: OverlayViewport.LayoutDirection) -> SwipeDirections {
    var directions: SwipeDirections = []
    for edge in OverlayRect.Edge.allCases where isSwipeable(over: edge, in: direction) {
      directions.insert(SwipeDirections(over: edge))
    }
    return directions
  }
}
