/// What every overlay of an engine is shown in.
struct Surroundings: Hashable, Sendable {
  /// The area to lay out in.
  var viewport: Viewport
  /// What the person in front of it has asked for.
  var preferences: Preferences
}
