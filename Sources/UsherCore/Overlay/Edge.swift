extension Rect {
  /// An edge of the viewport.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The top edge.
    case top
    /// The left edge, in every layout direction.
    case left
    /// The bottom edge.
    case bottom
    /// The right edge, in every layout direction.
    case right

    /// The axis perpendicular to the edge.
    var axis: Axis {
      switch self {
      case .top, .bottom: .vertical
      case .left, .right: .horizontal
      }
    }

    /// The direction of the edge along its axis: -1 for the top and left edges, 1 for the bottom
    /// and right.
    var sign: Double {
      switch self {
      case .top, .left: -1
      case .bottom, .right: 1
      }
    }
  }
}
