extension SizeConstraints {
  /// Checks every number in it.
  ///
  /// - Throws: The first value that cannot be used, in the order of declaration.
  func validate() throws(ConfigurationError) {
    try Self.require(width, .width)
    try Self.require(height, .height)
    try Self.requireLimit(maximumWidth, .maximumWidth)
    try Self.requireLimit(maximumHeight, .maximumHeight)
    if let regularWidthCap { try Self.requireLimit(.constant(regularWidthCap), .regularWidthCap) }
  }

  private static func require(
    _ extent: Extent, _ parameter: ConfigurationError.Parameter
  ) throws(ConfigurationError) {
    switch extent {
    case .intrinsic: break
    case .inset(let value): try Reach.require(value, parameter)
    case .constant(let value), .ratio(let value):
      try Reach.require(value, parameter)
      guard value >= 0 else { throw .negative(parameter, value) }
    }
  }

  /// A limit in points may be as far away as it likes, and leaves at least one.
  private static func requireLimit(
    _ extent: Extent, _ parameter: ConfigurationError.Parameter
  ) throws(ConfigurationError) {
    guard case .constant(let most) = extent else { return try require(extent, parameter) }
    guard most >= 1, most.isFinite else {
      throw .outOfRange(parameter, most, 1...Double.greatestFiniteMagnitude)
    }
  }
}
