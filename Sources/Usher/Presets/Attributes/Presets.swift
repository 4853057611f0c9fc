internal import UsherCore

/// Ready-made attributes, under the names that are in use today; each is a value to copy and change.
///
/// Beside the numbers of the libraries they come from, all of them stop their countdown while a person is
/// busy with them, let the Escape key do what a tap or a swipe may do, fade where less motion is preferred,
/// and move out of the way of a keyboard.
public enum Presets {}

extension Timing.Spring {
  /// A spring that takes a known time, of numbers that are right.
  static func known(
    _ duration: Duration, dampingRatio: Double, initialVelocity: Double = 0
  ) -> Timing.Spring {
    let spring = try? Timing.Spring(
      duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
    guard let spring else { preconditionFailure("A preset's spring is out of range.") }
    return spring
  }
}
