extension Timing.Spring {
  /// Creates a spring with a given duration, as in UIKit.
  ///
  /// The model matches UIKit, as reconstructed for example by Framer Motion's `findSpring`. After
  /// `duration`, at most a thousandth of the distance remains.
  ///
  /// - Parameters:
  ///   - duration: The duration, from 0.001 to 60 seconds.
  ///   - dampingRatio: The damping ratio, from 0.05 to 10.
  ///   - initialVelocity: The initial velocity from rest, as a multiple of the distance per second,
  ///     as in `UIView`. It is from -1000 to 1000.
  /// - Throws: A `ConfigurationError` that names the invalid value.
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

  /// A spring with at least three overshoots, as for OwlBanners' entrances.
  ///
  /// It has a duration of 0.5 seconds, a damping ratio of 0.3 and an initial velocity of 0.7.
  public static let bouncy = Timing.Spring(
    uncheckedDuration: .milliseconds(500), dampingRatio: 0.3, initialVelocity: 0.7)
  /// A spring with a fast start and a long swing, SwiftEntryKit's pullback `jolt`.
  ///
  /// It has a duration of 0.5 seconds, a damping ratio of 0.3 and an initial velocity of 10.
  public static let jolt = Timing.Spring(
    uncheckedDuration: .milliseconds(500), dampingRatio: 0.3, initialVelocity: 10)
  /// A spring with a fast start and at most one overshoot, SwiftEntryKit's pullback `easeOut`.
  ///
  /// It has a duration of 0.3 seconds, a damping ratio of 1 and an initial velocity of 10.
  public static let firm = Timing.Spring(
    uncheckedDuration: .milliseconds(300), dampingRatio: 1, initialVelocity: 10)

  /// The fraction of the distance that may remain at the end of the duration.
  static let remainder = 0.001

  /// Returns the lowest angular frequency at which only the remainder is left after a duration of
  /// 1.
  ///
  /// The bound of `keepsRemainder` can't be solved for the frequency, so bisection is used. The
  /// lower limit is the frequency at which the decay alone would be sufficient. The upper limit is
  /// the first doubling of this frequency that meets the bound.
  private static func angle(dampingRatio: Double, velocity: Double) -> Double {
    let decay =
      dampingRatio < 1
      ? dampingRatio : 1 / (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
    var slow = -Math.logarithm(remainder) / decay
    var fast = slow
    // Because the remainder falls exponentially, sixty doublings are sufficient.
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

  /// Whether at most the remainder of a distance of 1 is left after time 1, at the frequency ω.
  ///
  /// With β = ζω - v, the remaining distance is exp(-ζωt) · (cos(st) + β/s · sin(st)), s = ω√(1 -
  /// ζ²). If ζ exceeds 1, cosh and sinh are used. The distance is at most the decay times 1 +
  /// |β|·t, because sin(st) ≤ st. Far from ζ = 1, the amplitude is a better bound.
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
