extension OverlayTransition {
  /// Checks every number of the transition, and throws an error for the first invalid value, part
  /// by part.
  func validate() throws(ConfigurationError) {
    if let slide {
      try slide.validatePart()
      if case .by(let distance) = slide.way {
        try Reach.require(distance.dx, .slide)
        try Reach.require(distance.dy, .slide)
      }
    }
    if let scale {
      try scale.validatePart()
      try ConfigurationError.require(scale.from, in: 0...100, .scale)
      try ConfigurationError.require(scale.anchor.x, in: -100...100, .anchor)
      try ConfigurationError.require(scale.anchor.y, in: -100...100, .anchor)
    }
    if let rotation {
      try rotation.validatePart()
      try ConfigurationError.require(rotation.from, in: -100...100, .rotation)
    }
    if let fade {
      try fade.validatePart()
      try ConfigurationError.require(fade.from, in: 0...1, .opacity)
    }
  }
}

extension TransitionPart {
  fileprivate func validatePart() throws(ConfigurationError) {
    try timing.validate()
    guard delay >= .zero else { throw .negative(.transitionDelay, delay.inSeconds) }
  }
}

extension Timing {
  /// Checks the values that the initialisers do not, and throws an error for a curve with a
  /// negative duration.
  func validate() throws(ConfigurationError) {
    switch self {
    case .spring: break
    case .curve(_, let duration):
      guard duration >= .zero else { throw .negative(.curveDuration, duration.inSeconds) }
    }
  }
}
