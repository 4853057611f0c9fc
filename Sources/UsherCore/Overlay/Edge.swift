/// An edge of the viewport that an overlay can come and leave over.
public enum Edge: Hashable, Sendable, CaseIterable {
  /// The upper one.
  case top
  /// The one on the left, in any writing direction.
  case left
  /// The lower one.
  case bottom
  /// The one on the right, in any writing direction.
  case right

  /// The sign of an axis to the right or downwards that points at the edge.
  var sign: Double {
    switch self {
    case .top, .left: -1
    case .bottom, .right: 1
    }
  }
}
