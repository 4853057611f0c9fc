#if os(iOS) || UIKIT_STAND_IN
package import Foundation
package import Usher

extension Timing {
  /// A spring that lasts a number of seconds, at most 60; no motion for a duration of 0 or less.
  ///
  /// Values that no spring has are clamped. NaN counts as 0 seconds, as a damping ratio of 1, and
  /// as no initial velocity.
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

  /// The motion that returns a dragged overlay: the same spring, starting at the release velocity.
  package var pullback: Pullback {
    switch self {
    case .spring(let spring): .spring(spring)
    case .curve: .replay
    }
  }
}

extension Duration {
  /// A duration of a number of seconds, clamped to `0...most`; zero for NaN.
  package static func lasting(_ seconds: TimeInterval, atMost most: TimeInterval = 1e9) -> Duration
  {
    seconds.isNaN ? .zero : .seconds(min(max(seconds, 0), most))
  }
}

extension Double {
  /// A threshold for swipes, clamped to 0...1e9; `nil`, which is never reached, for a number that
  /// is not finite.
  package static func threshold(_ number: CGFloat) -> Double? {
    number.isFinite ? min(max(Double(number), 0), 1e9) : nil
  }
}
#endif
