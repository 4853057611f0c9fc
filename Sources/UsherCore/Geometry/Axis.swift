/// An axis of the viewport.
package enum Axis: Equatable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The ends of the axis, with the smaller coordinate first.
  var edges: (low: OverlayRect.Edge, high: OverlayRect.Edge) {
    switch self {
    case .horizontal: (.left, .right)
    case .vertical: (.top, .bottom)
    }
  }

  var across: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}

extension Vector {
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

extension OverlaySize {
  subscript(_ axis: Axis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}

extension OverlayViewport {
  /// The direction of lines of text.
  ///
  /// It determines which side is leading.
  public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// Leading is left, as in Latin script.
    case leftToRight
    /// Leading is right, as in Arabic or Hebrew script.
    case rightToLeft
  }
}

/// The maximum length that the engine accepts.
///
/// Sums and products of a few valid lengths are finite, so layout and motion don't check for
/// overflow.
enum Reach {
  /// The maximum length, in points.
  static let limit = 1e9

  static func includes(_ length: Double) -> Bool { abs(length) <= limit }

  /// Throws an error unless the length is within the limit.
  static func require(
    _ length: Double, _ parameter: ConfigurationError.Parameter
  ) throws(ConfigurationError) {
    try ConfigurationError.require(length, in: -limit...limit, parameter)
  }

  /// Throws an error unless the length is within the limit and not negative.
  static func requireNotNegative(
    _ length: Double, _ parameter: ConfigurationError.Parameter
  ) throws(ConfigurationError) {
    try require(length, parameter)
    guard length >= 0 else { throw .negative(parameter, length) }
  }
}
