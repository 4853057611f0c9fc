extension Rect {
  /// An edge of the viewport.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The upper one.
    case top
    /// The left one, whichever way lines run.
    case left
    /// The lower one.
    case bottom
    /// The right one, whichever way lines run.
    case right

    /// The axis that points at it.
    var axis: Axis {
      switch self {
      case .top, .bottom: .vertical
      case .left, .right: .horizontal
      }
    }

    /// The sign, on a downward or rightward axis, of the way to the edge.
    var sign: Double {
      switch self {
      case .top, .left: -1
      case .bottom, .right: 1
      }
    }
  }
}
