/// How far anything can be from anything else.
///
/// A length beyond it cannot be used, as if it were infinite. Sums and products of a few lengths
/// within it stay finite, so layout and motion need not look out for overflow.
enum Reach {
  /// The greatest length, in points.
  static let limit = 1e9

  /// Whether the length is a number within the limit, either way.
  static func includes(_ length: Double) -> Bool { abs(length) <= limit }

  /// Throws, by the name of `parameter`, unless the length can be used.
  static func require(
    _ length: Double, _ parameter: ConfigurationError.Parameter
  ) throws(ConfigurationError) {
    try ConfigurationError.require(length, in: -limit...limit, parameter)
  }
}
