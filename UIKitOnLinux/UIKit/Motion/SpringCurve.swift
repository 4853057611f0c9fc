import Foundation

/// A spring's motion from 0 to 1, in closed form.
struct SpringCurve {
  /// The damping ratio.
  ///
  /// A ratio of 1 is critical damping, and a smaller ratio overshoots.
  let ratio: Double
  /// The undamped angular frequency, per second.
  let frequency: Double
  /// The initial velocity, in whole distances per second.
  let velocity: Double
  /// The duration in seconds until the spring is within a thousandth of its end.
  let duration: Double

  /// The time in which a critically damped spring of frequency 1 comes within a thousandth of its
  /// end.
  private static let criticalRest = 9.2334
  private static let rest = 6.9078

  /// Creates a spring that settles within a duration, with the ratio clamped to 0.01...1.
  ///
  /// UIKit doesn't document its spring.
  init(dampingRatio: Double, lasting duration: Double, velocity: Double) {
    ratio = min(max(dampingRatio.isFinite ? dampingRatio : 1, 0.01), 1)
    self.velocity = velocity.isFinite ? velocity : 0
    self.duration = max(duration, 0)
    let seconds = max(duration, 1e-6)
    frequency = ratio < 1 ? Self.rest / (ratio * seconds) : Self.criticalRest / seconds
  }

  /// Creates a spring with a perceived duration ("Spring.init(duration:bounce:)": the bounce is 1
  /// minus the damping ratio).
  init(perceived duration: Double, bounce: Double, velocity: Double) {
    self.init(
      ratio: 1 - bounce, frequency: 2 * .pi / max(duration, 1e-6), velocity: velocity)
  }

  /// Creates a spring from mass, stiffness and damping, which must be positive.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
    self.init(
      ratio: damping / (2 * (stiffness * mass).squareRoot()),
      frequency: (stiffness / mass).squareRoot(), velocity: velocity)
  }

  private init(ratio: Double, frequency: Double, velocity: Double) {
    self.ratio = max(ratio, 0.01)
    self.frequency = frequency
    self.velocity = velocity
    duration =
      if self.ratio < 1 {
        Self.rest / (self.ratio * frequency)
      } else if self.ratio == 1 {
        Self.criticalRest / frequency
      } else {
        Self.criticalRest / (frequency * (self.ratio - (self.ratio * self.ratio - 1).squareRoot()))
      }
  }

  /// Returns the position after `time` seconds, which is 0 at the start and 1 at the end.
  func position(at time: Double) -> Double {
    1 - rest(at: time)
  }

  private func rest(at time: Double) -> Double {
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return exp(-ratio * frequency * time)
        * (cos(swing * time) + (ratio * frequency - velocity) / swing * sin(swing * time))
    }
    if ratio == 1 {
      return exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-frequency * (ratio - root), -frequency * (ratio + root))
    let share = (-velocity - fast) / (slow - fast)
    return share * exp(slow * time) + (1 - share) * exp(fast * time)
  }
}

/// A spring as a timing function.
final class SpringPace: CAMediaTimingFunction {
  private let spring: SpringCurve

  init(_ spring: SpringCurve) {
    self.spring = spring
    super.init(controlPoints: 0, 0, 1, 1)
  }

  override func solve(_ time: Double) -> Double {
    guard time > 0, time < 1 else { return time }
    return spring.position(at: time * spring.duration)
  }
}
