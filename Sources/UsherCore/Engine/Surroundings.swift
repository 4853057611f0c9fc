/// The viewport and the preferences common to all overlays of an engine.
struct Surroundings: Hashable, Sendable {
  /// The area to lay out in.
  var viewport: Viewport
  /// The user's system preferences.
  var preferences: Preferences

  /// The timing for changes of a shown overlay's size or place.
  ///
  /// SwiftEntryKit's 0.4 seconds without overshoot, or no time if the user prefers reduced motion.
  var adjustmentTiming: Timing {
    preferences.reducesMotion ? .immediate : .spring(.smooth)
  }
}
