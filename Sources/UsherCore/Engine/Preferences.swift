/// The user's preferences for every app on the system.
public struct Preferences: Hashable, Sendable {
  /// Whether the user prefers reduced motion.
  public var reducesMotion: Bool

  /// Creates preferences; all are off by default.
  public init(reducesMotion: Bool = false) {
    self.reducesMotion = reducesMotion
  }
}
