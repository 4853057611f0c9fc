public import UsherCore

extension SwipeDirections {
  /// All four directions, as a slider or a text being edited takes them.
  public static let all: SwipeDirections = [.up, .down, .left, .right]

  /// Makes the directions in which a pointer scrolls content that continues beyond its room.
  ///
  /// A pointer that moves up brings what lies below into sight.
  ///
  /// - Parameter hidden: The lengths of the content out of sight at each edge, in points; a length
  ///   of no more than half a point does not count.
  public init(scrolling hidden: Insets) {
    self = []
    if hidden.bottom > 0.5 { insert(.up) }
    if hidden.top > 0.5 { insert(.down) }
    if hidden.right > 0.5 { insert(.left) }
    if hidden.left > 0.5 { insert(.right) }
  }
}
