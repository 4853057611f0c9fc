/// The user's system preferences, and a preference for automated tests.
public struct Preferences: Hashable, Sendable {
  /// Whether the user prefers reduced motion.
  public var reducesMotion: Bool
  /// Whether overlays appear and change without motion, regardless of their `reducedMotion`.
  ///
  /// If so, countdowns continue under the pointer and while another app is active. Automated tests
  /// use this so that screens depend only on their own steps.
  public var disablesAnimations: Bool

  /// Creates preferences, all off by default.
  public init(reducesMotion: Bool = false, disablesAnimations: Bool = false) {
    self.reducesMotion = reducesMotion
    self.disablesAnimations = disablesAnimations
  }
}
