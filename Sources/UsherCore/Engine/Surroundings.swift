/// What every overlay of an engine is shown in.
struct Surroundings: Hashable, Sendable {
  /// The area to lay out in.
  var viewport: Viewport
  /// What the person in front of it has asked for.
  var preferences: Preferences

  /// How an overlay that is up goes over to another size or place: SwiftEntryKit's 0.4 seconds without
  /// overshoot, and at once where a person prefers less movement.
  var adjustmentTiming: Timing {
    preferences.reducesMotion ? .immediate : .spring(.smooth)
  }
}
