public import UsherCore

extension SwipeDirections {
  /// All four directions, used by a slider or by text that is being edited.
  public static let all: SwipeDirections = [.up, .down, .left, .right]

  /// Creates the directions in which a pointer can scroll content that is larger than its space.
  ///
  /// Moving the pointer up reveals the content below.
  ///
  /// - Parameter hidden: The lengths of hidden content at each edge, in points. Lengths of at most
  ///   half a point are ignored.
  public init(scrolling hidden: Insets) {
    self = []
    if hidden.bottom > 0.5 { insert(.up) }
    if hidden.top > 0.5 { insert(.down) }
    if hidden.right > 0.5 { insert(.left) }
    if hidden.left > 0.5 { insert(.right) }
  }
}
