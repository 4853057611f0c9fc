#if os(iOS) || UIKIT_STAND_IN
package import Foundation
package import Usher

extension Timing {
  /// Returns a spring, or no motion if the duration is 0 or less.
  ///
  /// Durations are limited to 60 seconds. Other invalid values are clamped as well. NaN is treated
  /// as a duration of 0, a damping ratio of 1, or no initial velocity.
  package static func spring(
    lasting seconds: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat = 0
  ) -> Timing {
    let duration = Duration.lasting(seconds, atMost: 60)
    let damping = dampingRatio.isNaN ? 1 : min(max(Double(dampingRatio), 0.05), 10)
    let velocity = velocity.isNaN ? 0 : min(max(Double(velocity), -1000), 1000)
    let spring = try? Timing.Spring(
      duration: duration, dampingRatio: damping, initialVelocity: velocity)
    return spring.map { .spring($0) } ?? .curve(.linear, .zero)
  }

  /// The motion that returns a dragged overlay.
  ///
  /// If the timing is a spring, the motion uses the same spring, starting with the velocity at the
  /// release.
  package var pullback: Pullback {
    switch self {
    case .spring(let spring): .spring(spring)
    case .curve: .replay
    }
  }
}

extension Duration {
  /// Returns a duration in seconds, clamped to `0...most`.
  ///
  /// NaN is treated as 0.
  package static func lasting(_ seconds: TimeInterval, atMost most: TimeInterval = 1e9) -> Duration
  {
    seconds.isNaN ? .zero : .seconds(min(max(seconds, 0), most))
  }
}

extension Double {
  /// Returns a threshold for swipes, clamped to 0...1e9.
  ///
  /// If the number isn't finite, the result is `nil`, so that no swipe reaches the threshold.
  package static func threshold(_ number: CGFloat) -> Double? {
    number.isFinite ? min(max(Double(number), 0), 1e9) : nil
  }
}
#endif
