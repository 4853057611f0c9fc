/// What a person has asked of every app on the system.
public struct Preferences: Hashable, Sendable {
  /// Whether movement should be avoided.
  public var reducesMotion: Bool

  /// Makes preferences; without anything given nothing special is asked for.
  public init(reducesMotion: Bool = false) {
    self.reducesMotion = reducesMotion
  }
}
