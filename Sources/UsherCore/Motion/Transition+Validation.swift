extension Transition {
  /// Checks every number in it; throws the first that cannot be used, part by part.
  func validate() throws(ConfigurationError) {
    if let slide { try slide.validatePart() }
    if let scale {
      try scale.validatePart()
      try Self.require(scale.from, in: 0...100, .scale)
      try Self.require(scale.anchor.x, in: -100...100, .anchor)
      try Self.require(scale.anchor.y, in: -100...100, .anchor)
    }
    if let fade {
      try fade.validatePart()
      try Self.require(fade.from, in: 0...1, .opacity)
    }
  }

  private static func require(
    _ value: Double, in range: ClosedRange<Double>, _ parameter: ConfigurationError.Parameter
  ) throws(ConfigurationError) {
    guard value.isFinite else { throw .notFinite(parameter, value) }
    guard range.contains(value) else { throw .outOfRange(parameter, value, range) }
  }
}

extension TransitionPart {
  fileprivate func validatePart() throws(ConfigurationError) {
    try timing.validate()
    guard delay >= .zero else { throw .negative(.transitionDelay, delay.inSeconds) }
  }
}

extension Timing {
  /// Checks what its initialisers could not; throws for a curve of negative duration.
  func validate() throws(ConfigurationError) {
    switch self {
    case .spring: break
    case .curve(_, let duration):
      guard duration >= .zero else { throw .negative(.curveDuration, duration.inSeconds) }
    }
  }
}
