extension LaneSettings {
  /// Checks every number of the settings.
  ///
  /// - Throws: The error for the first invalid value, in the order of declaration.
  public func validate() throws(ConfigurationError) {
    switch arrangement {
    case .layered: break
    case .list(let spacing): try Reach.require(spacing, .laneSpacing)
    case .pile(let pile):
      try Reach.require(pile.peek, .pilePeek)
      guard (0...1).contains(pile.shrink) else {
        throw .outOfRange(.pileShrink, pile.shrink, 0...1)
      }
      try Reach.require(pile.spacing, .laneSpacing)
    }
  }
}
