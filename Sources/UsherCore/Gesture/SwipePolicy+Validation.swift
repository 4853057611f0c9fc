extension SwipePolicy {
  /// Checks every number of the policy.
  ///
  /// - Throws: The error for the first invalid value, in the order of declaration.
  func validate() throws(ConfigurationError) {
    switch drag {
    case .edges: break
    case .physics(let rules): try rules.validate()
    }
    let lengths = 0...Reach.limit
    if let speed = thresholds.speed {
      try ConfigurationError.require(speed, in: lengths, .swipeSpeed)
    }
    if let share = thresholds.share {
      try ConfigurationError.require(share, in: lengths, .swipeShare)
    }
    if let distance = thresholds.distance {
      try ConfigurationError.require(distance, in: lengths, .swipeDistance)
    }
    try ConfigurationError.require(thresholds.margin, in: lengths, .swipeMargin)
    switch resistance {
    case .rubberBand, .logarithmicFromEdge, .rigid: break
    case .logarithmic(let limit):
      try ConfigurationError.require(limit, in: 1...1e6, .resistanceLimit)
    case .power(let exponent):
      try ConfigurationError.require(exponent, in: 0...1, .resistanceExponent)
    }
    try ConfigurationError.require(throwLength.lowerBound.inSeconds, in: 0...60, .throwLength)
    try ConfigurationError.require(throwLength.upperBound.inSeconds, in: 0...60, .throwLength)
  }
}

extension PhysicsDrag {
  /// Checks every number of the rules.
  ///
  /// - Throws: The error for the first invalid value, in the order of declaration.
  fileprivate func validate() throws(ConfigurationError) {
    let speeds = 100...Reach.limit
    try ConfigurationError.require(minimumSpeed, in: speeds, .flingMinimumSpeed)
    try ConfigurationError.require(minimumEnergy, in: 0...Reach.limit, .flingMinimumEnergy)
    try ConfigurationError.require(maximumSpeed, in: speeds, .flingMaximumSpeed)
    try ConfigurationError.require(maximumSpin, in: 0...1000, .flingMaximumSpin)
    try ConfigurationError.require(hideDelay.inSeconds, in: 0...60, .hideDelay)
  }
}
