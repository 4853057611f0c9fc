extension ConfigurationError {
  /// Throws, by the name of `parameter`, for a value that is no number or lies outside `range`.
  static func require(
    _ value: Double, in range: ClosedRange<Double>, _ parameter: Parameter
  ) throws(ConfigurationError) {
    guard value.isFinite else { throw .notFinite(parameter, value) }
    guard range.contains(value) else { throw .outOfRange(parameter, value, range) }
  }
}
