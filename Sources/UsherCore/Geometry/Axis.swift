/// An axis of the viewport.
package enum Axis: Equatable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The two ends of the axis, in the order of growing coordinates.
  var edges: (low: OverlayRect.Edge, high: OverlayRect.Edge) {
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

extension OverlaySize {
  /// The side along `axis`.
  subscript(_ axis: Axis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}

extension OverlayViewport {
  /// The direction of lines of text, which determines the leading side.
  public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// Leading is left, as in Latin script.
    case leftToRight
    /// Leading is right, as in Arabic or Hebrew script.
    case rightToLeft
  }
}

/// The greatest length that the engine accepts.
///
/// A longer length is invalid, just as an infinite one. Sums and products of a few valid lengths
/// stay finite, so layout and motion need not check for overflow.
enum Reach {
  /// The greatest length, in points.
  static let limit = 1e9

  /// Whether the length is finite and within the limit, in either direction.
  static func includes(_ length: Double) -> Bool { abs(length) <= limit }

  /// Throws an error that names `parameter`, unless the length is valid.
  static func require(
    _ length: Double, _ parameter: ConfigurationError.Parameter
  ) throws(ConfigurationError) {
    try ConfigurationError.require(length, in: -limit...limit, parameter)
  }

  /// Throws an error that names `parameter`, unless the length is valid and not negative.
  static func requireNotNegative(
    _ length: Double, _ parameter: ConfigurationError.Parameter
  ) throws(ConfigurationError) {
    try require(length, parameter)
    guard length >= 0 else { throw .negative(parameter, length) }
  }
}
