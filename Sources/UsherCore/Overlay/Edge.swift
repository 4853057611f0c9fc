/// An edge of the viewport that an overlay can leave over.
enum Edge: Hashable, Sendable, CaseIterable {
  case top
  case left
  case bottom
  case right

  /// The sign of a downward or rightward axis that points at the edge.
  var sign: Double {
    switch self {
    case .top, .left: -1
    case .bottom, .right: 1
    }
  }
}
