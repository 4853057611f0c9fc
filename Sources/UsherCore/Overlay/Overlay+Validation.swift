extension Overlay {
  /// Checks every number in it.
  ///
  /// - Throws: The first value that cannot be used, in the order of declaration.
  public func validate() throws(ConfigurationError) {
    if case .timed(let duration) = lifetime, duration < .zero {
      throw .negative(.lifetime, duration.inSeconds)
    }
    try size.validate()
    try Self.requireReach(margins.top, .topMargin)
    try Self.requireReach(margins.left, .leftMargin)
    try Self.requireReach(margins.bottom, .bottomMargin)
    try Self.requireReach(margins.right, .rightMargin)
    if case .avoided(let spacing, let resistance) = obstructions {
      try Self.requireReach(spacing, .obstructionSpacing)
      guard spacing >= 0 else { throw .negative(.obstructionSpacing, spacing) }
      if let resistance { try Self.requireReach(resistance, .edgeResistance) }
    }
    try Self.requireReach(buffer, .buffer)
    guard buffer >= 0 else { throw .negative(.buffer, buffer) }
    try Self.requireReach(overhang, .overhang)
    guard overhang >= 0 else { throw .negative(.overhang, overhang) }
    for case let timing? in [entrance.slide, entrance.fade, exit.slide, exit.fade] {
      if case .curve(_, let duration) = timing, duration < .zero {
        throw .negative(.curveDuration, duration.inSeconds)
      }
    }
  }

  static func requireReach(
    _ value: Double, _ parameter: ConfigurationError.Parameter
  ) throws(ConfigurationError) {
    guard value.isFinite else { throw .notFinite(parameter, value) }
    guard Reach.includes(value) else {
      throw .outOfRange(parameter, value, -Reach.limit...Reach.limit)
    }
  }
}
