/// An edge of the viewport that an overlay can leave over.
enum Edge: Hashable, Sendable, CaseIterable {
  case top
  case bottom

  /// The sign of a downward axis that points at the edge.
  var sign: Double {
    switch self {
    case .top: -1
    case .bottom: 1
    }
  }
}
