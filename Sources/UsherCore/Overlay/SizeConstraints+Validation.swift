extension SizeConstraints {
  /// Checks every number of the constraints.
  ///
  /// - Throws: The error for the first invalid value, in the order of declaration.
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

  /// Checks a maximum; in points, it may be any finite number from 1.
  private static func requireLimit(
    _ extent: Extent, _ parameter: ConfigurationError.Parameter
  ) throws(ConfigurationError) {
    guard case .constant(let most) = extent else { return try require(extent, parameter) }
    guard most >= 1, most.isFinite else {
      throw .outOfRange(parameter, most, 1...Double.greatestFiniteMagnitude)
    }
  }
}
