extension Overlay {
  /// Checks every number in it.
  ///
  /// - Throws: The first value that cannot be used, in the order of declaration.
  public func validate() throws(ConfigurationError) {
    if case .timed(let duration) = lifetime, duration < .zero {
      throw .negative(.lifetime, duration.inSeconds)
    }
    try Self.requirePositive(delay, .delay)
    if let maximumWait { try Self.requirePositive(maximumWait, .maximumWait) }
    try Self.requirePositive(minimumTime, .minimumTime)
    try size.validate()
    try Reach.require(margins.top, .topMargin)
    try Reach.require(margins.left, .leftMargin)
    try Reach.require(margins.bottom, .bottomMargin)
    try Reach.require(margins.right, .rightMargin)
    if case .avoided(let spacing, let resistance) = obstructions {
      try Reach.require(spacing, .obstructionSpacing)
      guard spacing >= 0 else { throw .negative(.obstructionSpacing, spacing) }
      if let resistance { try Reach.require(resistance, .edgeResistance) }
    }
    try Reach.require(buffer, .buffer)
    guard buffer >= 0 else { throw .negative(.buffer, buffer) }
    try Reach.require(overhang, .overhang)
    guard overhang >= 0 else { throw .negative(.overhang, overhang) }
    try swipe?.validate()
    for case let timing? in [entrance.slide, entrance.fade, exit.slide, exit.fade] {
      if case .curve(_, let duration) = timing, duration < .zero {
        throw .negative(.curveDuration, duration.inSeconds)
      }
    }
  }

  private static func requirePositive(
    _ length: Duration, _ parameter: ConfigurationError.Parameter
  ) throws(ConfigurationError) {
    guard length >= .zero else { throw .negative(parameter, length.inSeconds) }
  }
}
