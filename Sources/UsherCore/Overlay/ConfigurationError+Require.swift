extension ConfigurationError {
  /// Throws an error that names `parameter`, unless the value is finite and inside `range`.
  static func require(
    _ value: Double, in range: ClosedRange<Double>, _ parameter: Parameter
  ) throws(ConfigurationError) {
    guard value.isFinite else { throw .notFinite(parameter, value) }
    guard range.contains(value) else { throw .outOfRange(parameter, value, range) }
  }
}
