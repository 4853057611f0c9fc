extension SwipePolicy {
  /// Checks every number in it.
  ///
  /// - Throws: The first value that cannot be used, in the order of declaration.
  func validate() throws(ConfigurationError) {
    switch drag {
    case .edges: break
    case .physics(let rules): try rules.validate()
    }
    let lengths = 0...Reach.limit
    if let speed = thresholds.speed { try Self.require(speed, in: lengths, .swipeSpeed) }
    if let share = thresholds.share { try Self.require(share, in: lengths, .swipeShare) }
    if let distance = thresholds.distance {
      try Self.require(distance, in: lengths, .swipeDistance)
    }
    switch resistance {
    case .rubberBand, .rigid: break
    case .logarithmic(let limit):
      try Self.require(limit, in: 1...1e6, .resistanceLimit)
    case .power(let exponent):
      try Self.require(exponent, in: 0...1, .resistanceExponent)
    }
    switch pullback {
    case .spring: break
    case .settling(let time, let ratio, let velocity):
      try Self.require(time.inSeconds, in: 0.01...60, .pullbackTime)
      try Self.require(ratio, in: 0.05...10, .pullbackDampingRatio)
      if let velocity { try Self.require(velocity, in: -1000...1000, .pullbackVelocity) }
    }
    try Self.require(throwLength.lowerBound.inSeconds, in: 0...60, .throwLength)
    try Self.require(throwLength.upperBound.inSeconds, in: 0...60, .throwLength)
  }

  /// Refuses a value outside `range`, and by another name one that is no number.
  fileprivate static func require(
    _ value: Double, in range: ClosedRange<Double>, _ parameter: ConfigurationError.Parameter
  ) throws(ConfigurationError) {
    guard value.isFinite else { throw .notFinite(parameter, value) }
    guard range.contains(value) else { throw .outOfRange(parameter, value, range) }
  }
}

extension PhysicsDrag {
  /// Checks every number in it.
  ///
  /// - Throws: The first value that cannot be used, in the order of declaration.
  fileprivate func validate() throws(ConfigurationError) {
    let speeds = 100...Reach.limit
    try SwipePolicy.require(minimumSpeed, in: speeds, .flingMinimumSpeed)
    try SwipePolicy.require(minimumEnergy, in: 0...Reach.limit, .flingMinimumEnergy)
    try SwipePolicy.require(maximumSpeed, in: speeds, .flingMaximumSpeed)
    try SwipePolicy.require(maximumSpin, in: 0...1000, .flingMaximumSpin)
    try SwipePolicy.require(hideDelay.inSeconds, in: 0...60, .hideDelay)
  }
}
