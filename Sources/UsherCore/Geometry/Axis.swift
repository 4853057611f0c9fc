/// An axis of the viewport.
enum Axis: Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The two ends of the axis, in the order of growing coordinates.
  var edges: (low: Rect.Edge, high: Rect.Edge) {
    switch self {
    case .horizontal: (.left, .right)
    case .vertical: (.top, .bottom)
    }
  }

  /// The other axis.
  var across: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}

extension Vector {
  /// The component along `axis`.
  subscript(_ axis: Axis) -> Double {
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
  /// The side along `axis`.
  subscript(_ axis: Axis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}
