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
}
