/// Where a swipe may send an overlay.
public struct SwipeDirections: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Over the top edge.
  public static let up = SwipeDirections(rawValue: 1 << 0)
  /// Over the bottom edge.
  public static let down = SwipeDirections(rawValue: 1 << 1)
  /// Over the left edge.
  public static let left = SwipeDirections(rawValue: 1 << 2)
  /// Over the right edge.
  public static let right = SwipeDirections(rawValue: 1 << 3)
}
