/// One of the two ways a viewport extends.
enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// Its two ends, in the order of growing coordinates.
  var edges: (low: Edge, high: Edge) {
    switch self {
    case .horizontal: (.left, .right)
    case .vertical: (.top, .bottom)
    }
  }
}

extension Edge {
  /// The axis that ends at it.
  var axis: Axis {
    switch self {
    case .left, .right: .horizontal
    case .top, .bottom: .vertical
    }
  }
}

extension Vector {
  /// The part along an axis.
  subscript(axis: Axis) -> Double {
    get {
      switch axis {
      case .horizontal: dx
      case .vertical: dy
      }
    }
    set {
      switch axis {
      case .horizontal: dx = newValue
      case .vertical: dy = newValue
      }
    }
  }
}

extension Size {
  /// The side along an axis.
  subscript(axis: Axis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}
