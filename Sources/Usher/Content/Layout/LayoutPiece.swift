package import UsherCore

/// A piece of content as layout sees it, whichever host draws it.
@MainActor
package protocol LayoutPiece {
  /// The node that the piece was made from.
  var node: Node { get }
  /// Whether the piece takes room, and a gap beside that.
  var takesRoom: Bool { get }
  /// The width it cannot do without in a row, in points.
  ///
  /// - Parameter natural: Its size as it would like to be.
  /// - Returns: At most its natural width.
  func leastWidth(of natural: Size) -> Double
  /// The natural size in points, as far as possible no wider than `width`, in a stack along `axis`.
  func size(width: Double, in axis: Node.Stack.Axis) -> Size
  /// The height it cannot do without at a width, in points.
  ///
  /// - Parameters:
  ///   - natural: Its size as it would like to be.
  ///   - width: How wide it is.
  /// - Returns: Less than its natural height where it scrolls.
  func leastHeight(of natural: Size, width: Double) -> Double
}

extension Node {
  /// Whether the node is a spacer that takes the rest of its stack.
  package var isGrowingRoom: Bool {
    if case .spacer(let spacer) = self { spacer.isFlexible } else { false }
  }

  /// Whether the node is a divider, from one side of its stack to the other.
  package var isDivider: Bool {
    if case .divider = self { true } else { false }
  }
}
