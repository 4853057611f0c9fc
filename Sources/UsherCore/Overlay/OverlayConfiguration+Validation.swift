extension OverlayConfiguration {
  /// Checks every number of the overlay.
  ///
  /// - Throws: The error for the first invalid value, in the order of declaration.
  public func validate() throws(ConfigurationError) {
    try lifetime.validate()
    try Self.requireNotNegative(delay, .delay)
    if let maximumWait { try Self.requireNotNegative(maximumWait, .maximumWait) }
    try Self.requireNotNegative(minimumTime, .minimumTime)
    if let expansion {
      try Self.requireNotNegative(expansion.after, .expandsAfter)
      try expansion.timing.validate()
    }
    try size.validate()
    for detent in detents { try detent.validate() }
    try anchor?.validate()
    try Reach.require(margins.top, .topMargin)
    try Reach.require(margins.left, .leftMargin)
    try Reach.require(margins.bottom, .bottomMargin)
    try Reach.require(margins.right, .rightMargin)
    if case .avoided(let spacing, let resistance) = obstructions {
      try Reach.requireNotNegative(spacing, .obstructionSpacing)
      if let resistance { try Reach.require(resistance, .edgeResistance) }
    }
    try Reach.requireNotNegative(buffer, .buffer)
    try Reach.requireNotNegative(overhang, .overhang)
    try ConfigurationError.require(opacity, in: 0...1, .restingOpacity)
    try swipe?.validate()
    if let backdrop {
      try backdrop.fadeIn.validate()
      try backdrop.fadeOut.validate()
      try backdrop.spotlight?.validate()
    }
    try entrance.validate()
    try exit.validate()
    if let replaced { try replaced.validate() }
  }

  static func requireNotNegative(
    _ length: Duration, _ parameter: ConfigurationError.Parameter
  ) throws(ConfigurationError) {
    guard length >= .zero else { throw .negative(parameter, length.inSeconds) }
  }
}
