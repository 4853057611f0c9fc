extension Overlay {
  /// Checks every number in it.
  ///
  /// - Throws: The first value that cannot be used, in the order of declaration.
  public func validate() throws(ConfigurationError) {
    if case .timed(let duration) = lifetime, duration < .zero {
      throw .negative(.lifetime, duration.inSeconds)
    }
    try Self.requireReach(margins.top, .topMargin)
    try Self.requireReach(margins.left, .leftMargin)
    try Self.requireReach(margins.bottom, .bottomMargin)
    try Self.requireReach(margins.right, .rightMargin)
    if case .constant(let width) = size.maximumWidth {
      guard width >= 1, width.isFinite else {
        throw .outOfRange(.maximumWidth, width, 1...Double.greatestFiniteMagnitude)
      }
    }
    try Self.requireReach(overhang, .overhang)
    guard overhang >= 0 else { throw .negative(.overhang, overhang) }
    try swipe?.validate()
    if let backdrop {
      try backdrop.fadeIn.validate()
      try backdrop.fadeOut.validate()
    }
    try entrance.validate()
    try exit.validate()
    if let replaced { try replaced.validate() }
  }

  private static func requireReach(
    _ value: Double, _ parameter: ConfigurationError.Parameter
  ) throws(ConfigurationError) {
    guard value.isFinite else { throw .notFinite(parameter, value) }
    guard Reach.includes(value) else {
      throw .outOfRange(parameter, value, -Reach.limit...Reach.limit)
    }
  }
}
