internal import UsherCore

/// Ready-made attributes, with the names and figures of well-known libraries; each is a value to
/// copy and change.
///
/// In addition, all presets pause their countdown while the user is busy with the overlay, fade for
/// users who prefer reduced motion, and move out of the way of a keyboard. The Escape key dismisses
/// the overlays that a tap or a swipe may dismiss.
public enum Presets {}

extension Timing.Spring {
  /// Returns a spring with a fixed duration; the values must be in range.
  static func known(
    _ duration: Duration, dampingRatio: Double, initialVelocity: Double = 0
  ) -> Timing.Spring {
    let spring = try? Timing.Spring(
      duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
    guard let spring else { preconditionFailure("A preset's spring is out of range.") }
    return spring
  }
}
