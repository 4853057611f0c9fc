package import Foundation
package import Usher

extension Timing {
  /// A spring that takes so many seconds; no time at all where it is given none.
  ///
  /// Numbers that no spring has count as the nearest that one has, and NaN as 0 seconds, or as no swing.
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

  /// What takes an overlay home by the same spring, as fast as it was let go.
  package var pullback: Pullback {
    switch self {
    case .spring(let spring): .spring(spring)
    case .curve: .replay
    }
  }
}

extension Duration {
  /// So many seconds; none for less than that and for what is no number.
  package static func lasting(_ seconds: TimeInterval, atMost most: TimeInterval = 1e9) -> Duration
  {
    seconds.isNaN ? .zero : .seconds(min(max(seconds, 0), most))
  }
}

extension Double {
  /// A number that a swipe is compared with: never less than 0, and never reached where it is no number.
  package static func threshold(_ number: CGFloat) -> Double? {
    number.isFinite ? min(max(Double(number), 0), 1e9) : nil
  }
}
