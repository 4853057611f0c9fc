extension Timing.Spring {
  /// Makes a spring that takes a given time, as UIKit tells springs.
  ///
  /// The model is that of UIKit's duration-based springs, as widely reconstructed (by Framer Motion's
  /// `findSpring`, for one): the frequency is such that after `duration` no more than a thousandth of
  /// the way is left.
  ///
  /// - Parameters:
  ///   - duration: From 0.001 to 60 seconds.
  ///   - dampingRatio: From 0.05 to 10.
  ///   - initialVelocity: How fast it sets out what stands still, in ways per second: with 1 it would
  ///     make the whole way in a second, as `UIView` has it. From -1000 to 1000.
  /// - Throws: `ConfigurationError` that names the value at fault.
  public init(
    duration: Duration, dampingRatio: Double, initialVelocity: Double = 0
  ) throws(ConfigurationError) {
    let seconds = duration.inSeconds
    guard seconds >= 0.001, seconds <= 60 else {
      throw .outOfRange(.springDuration, seconds, 0.001...60)
    }
    guard dampingRatio >= 0.05, dampingRatio <= 10 else {
      throw .outOfRange(.dampingRatio, dampingRatio, 0.05...10)
    }
    guard abs(initialVelocity) <= 1000 else {
      throw initialVelocity.isFinite
        ? .outOfRange(.initialVelocity, initialVelocity, -1000...1000)
        : .notFinite(.initialVelocity, initialVelocity)
    }
    self.init(
      uncheckedDuration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }

  init(uncheckedDuration duration: Duration, dampingRatio: Double, initialVelocity: Double = 0) {
    let seconds = duration.inSeconds
    let angle = Self.angle(dampingRatio: dampingRatio, velocity: initialVelocity * seconds)
    self.init(
      uncheckedResponse: Duration(clampingSeconds: 2 * Double.pi * seconds / angle),
      dampingRatio: dampingRatio, initialVelocity: initialVelocity, duration: duration)
  }

  /// Swings past three times and more: 0.5 seconds, damping ratio 0.3, initial velocity 0.7, as
  /// banners arrive in OwlBanners.
  public static let bouncy = Timing.Spring(
    uncheckedDuration: .milliseconds(500), dampingRatio: 0.3, initialVelocity: 0.7)
  /// Leaps back and swings: 0.5 seconds, damping ratio 0.3, initial velocity 10, SwiftEntryKit's
  /// pull-back of the same name.
  public static let jolt = Timing.Spring(
    uncheckedDuration: .milliseconds(500), dampingRatio: 0.3, initialVelocity: 10)
  /// Leaps back and swings past once at most: 0.3 seconds, damping ratio 1, initial velocity 10,
  /// SwiftEntryKit's pull-back `easeOut`.
  public static let firm = Timing.Spring(
    uncheckedDuration: .milliseconds(300), dampingRatio: 1, initialVelocity: 10)

  /// What may be left of the way at the end of a duration.
  static let remainder = 0.001

  /// The frequency for a duration of 1: the least found at which the remainder is kept from then on.
  ///
  /// The bound has no inverse, so it is bisected, between a frequency at which decay alone is too slow
  /// and the first of its doubles that is fast enough.
  private static func angle(dampingRatio: Double, velocity: Double) -> Double {
    let decay =
      dampingRatio < 1
      ? dampingRatio : 1 / (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
    var slow = -Math.logarithm(remainder) / decay
    var fast = slow
    // Sixty doublings are more than any legal number needs: the remainder falls exponentially.
    for _ in 0..<60 where !keepsRemainder(fast, dampingRatio, velocity, decay) { fast *= 2 }
    for _ in 0..<60 {
      let middle = (slow + fast) / 2
      if keepsRemainder(middle, dampingRatio, velocity, decay) {
        fast = middle
      } else {
        slow = middle
      }
    }
    return fast
  }

  /// Whether from time 1 on no more than the remainder can be left of a way of 1, at frequency ω.
  ///
  /// With β = ζω - v, the way left is exp(-ζωt) · (cos(st) + β/s · sin(st)), s = ω√(1 - ζ²), and with
  /// cosh and sinh where ζ exceeds 1. Either is at most the decay times 1 + |β|·t, since sin(st) ≤ st;
  /// far from ζ = 1 the amplitude is the better bound.
  private static func keepsRemainder(
    _ omega: Double, _ ratio: Double, _ velocity: Double, _ decay: Double
  ) -> Bool {
    let beta = abs(ratio * omega - velocity)
    let swing = omega * abs(1 - ratio * ratio).squareRoot()
    let share = beta / max(swing, .leastNormalMagnitude)
    let amplitude =
      ratio < 1
      ? min((1 + share * share).squareRoot(), 1 + beta) : 1 + min(share / 2, beta)
    return Math.logarithm(amplitude) - decay * omega <= Math.logarithm(remainder)
  }
}
