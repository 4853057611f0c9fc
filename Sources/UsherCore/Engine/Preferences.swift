/// The user's preferences for every app on the system, and those of automated tests.
public struct Preferences: Hashable, Sendable {
  /// Whether the user prefers reduced motion.
  public var reducesMotion: Bool
  /// Whether overlays stand still, whatever their `reducedMotion` says, and countdowns go on under
  /// the pointer and behind another app.
  ///
  /// Automated tests of an app's screens want this: what they see depends on their own steps alone.
  public var disablesAnimations: Bool

  /// Creates preferences; all are off by default.
  public init(reducesMotion: Bool = false, disablesAnimations: Bool = false) {
    self.reducesMotion = reducesMotion
    self.disablesAnimations = disablesAnimations
  }
}
