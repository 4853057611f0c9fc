extension Timing {
  /// A damped spring of unit mass, defined by its damping ratio and its response or duration.
  ///
  /// A spring with a response moves until it has settled. A spring with a duration, as in UIKit, is
  /// fast enough to settle in that time.
  ///
  /// With undamped angular frequency ω = 2π / response and damping ratio ζ, the displacement from
  /// the target satisfies x″ + 2ζω·x′ + ω²·x = 0. Because the solution is in closed form, every
  /// moment can be sampled directly, and two half steps equal one whole step.
  public struct Spring: Hashable, Sendable {
    /// The period of the undamped spring.
    ///
    /// Longer periods are slower.
    public let response: Duration
    /// The damping ratio.
    ///
    /// The ratio determines whether the spring overshoots. At 1, the spring stops without
    /// overshooting. Below 1, it overshoots. Above 1, it approaches the target more slowly.
    public let dampingRatio: Double
    /// The initial velocity from rest, as a multiple of the distance per second.
    ///
    /// If something is already moving, its velocity is used instead.
    public let initialVelocity: Double
    /// The duration of a motion, or `nil` if it lasts until the spring has settled.
    public let duration: Duration?
    /// The undamped angular frequency ω, per second.
    ///
    /// It is stored because every frame of every motion needs it.
    let frequency: Double

    /// Creates a spring that moves until it has settled.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring, from 0.001 to 60 seconds.
    ///   - dampingRatio: The damping ratio, from 0.05 to 10. With less, a spring would swing for
    ///     minutes.
    /// - Throws: A `ConfigurationError.outOfRange` that names the invalid value.
    public init(response: Duration, dampingRatio: Double) throws(ConfigurationError) {
      let seconds = response.inSeconds
      guard seconds >= 0.001, seconds <= 60 else {
        throw .outOfRange(.springResponse, seconds, 0.001...60)
      }
      guard dampingRatio >= 0.05, dampingRatio <= 10 else {
        throw .outOfRange(.dampingRatio, dampingRatio, 0.05...10)
      }
      self.init(uncheckedResponse: response, dampingRatio: dampingRatio)
    }

    /// Creates a spring from valid values.
    package init(
      uncheckedResponse response: Duration, dampingRatio: Double, initialVelocity: Double = 0,
      duration: Duration? = nil
    ) {
      self.response = response
      self.dampingRatio = dampingRatio
      self.initialVelocity = initialVelocity
      self.duration = duration
      frequency = 2 * Double.pi / response.inSeconds
    }

    /// A spring without overshoot, with a response of 0.4 seconds and a damping ratio of 1.
    public static let smooth = Spring(uncheckedResponse: .milliseconds(400), dampingRatio: 1)
    /// A spring with a slight overshoot, with a response of 0.4 seconds and a damping ratio of 0.8.
    public static let lively = Spring(uncheckedResponse: .milliseconds(400), dampingRatio: 0.8)

    /// The position and velocity of a body on the spring.
    struct State: Equatable {
      /// The signed distance from the target.
      var displacement: Double
      /// The change of the displacement per second.
      var velocity: Double
    }

    /// Returns the state of a body `seconds` after it was in the state `start`.
    ///
    /// `seconds` is at least 0.
    func state(after seconds: Double, from start: State) -> State {
      let omega = frequency
      let decay = dampingRatio * omega
      let (x, v) = (start.displacement, start.velocity)
      if dampingRatio < 1 {
        let swing = omega * (1 - dampingRatio * dampingRatio).squareRoot()
        let (a, b) = (x, (v + decay * x) / swing)
        let envelope = Math.exponential(-decay * seconds)
        let (cosine, sine) = (Math.cosine(swing * seconds), Math.sine(swing * seconds))
        return State(
          displacement: envelope * (a * cosine + b * sine),
          velocity: envelope * ((b * swing - a * decay) * cosine - (a * swing + b * decay) * sine))
      }
      if dampingRatio > 1 {
        let (slow, fast) = overdampedRates(omega: omega)
        let a = (v - fast * x) / (slow - fast)
        let b = x - a
        let (first, second) = (Math.exponential(slow * seconds), Math.exponential(fast * seconds))
        return State(
          displacement: a * first + b * second, velocity: a * slow * first + b * fast * second)
      }
      let b = v + omega * x
      let envelope = Math.exponential(-omega * seconds)
      return State(
        displacement: envelope * (x + b * seconds),
        velocity: envelope * (v - omega * b * seconds))
    }

    /// Returns the seconds after which the displacement stays within `tolerance`.
    ///
    /// The result is an upper bound, because it follows from the envelope of the solution and
    /// ignores the phase of the swing.
    func settlingTime(from start: State, tolerance: Double) -> Double {
      let omega = frequency
      let decay = dampingRatio * omega
      let (x, v) = (start.displacement, start.velocity)
      if dampingRatio < 1 {
        let swing = omega * (1 - dampingRatio * dampingRatio).squareRoot()
        let b = (v + decay * x) / swing
        let amplitude = (x * x + b * b).squareRoot()
        return Self.time(amplitude, toFallTo: tolerance, rate: decay)
      }
      if dampingRatio > 1 {
        let (slow, fast) = overdampedRates(omega: omega)
        let a = (v - fast * x) / (slow - fast)
        return Self.time(abs(a) + abs(x - a), toFallTo: tolerance, rate: -slow)
      }
      // There is no closed solution of |x + b·t|·exp(-ωt) ≤ tolerance. A first bound follows from
      // b·t ≤ 2b/(eω)·exp(ωt/2). If t is a bound, ln((|x| + |b|·t) / tolerance) / ω is a tighter
      // bound.
      let b = abs(v + omega * x)
      let loose = abs(x) + 2 * b / (Math.exponential(1) * omega)
      var bound = Self.time(loose, toFallTo: tolerance, rate: omega / 2)
      for _ in 0..<6 {
        bound = Self.time(abs(x) + b * bound, toFallTo: tolerance, rate: omega)
      }
      return bound
    }

    /// Returns the two negative decay rates of an overdamped spring, the slower one first.
    private func overdampedRates(omega: Double) -> (slow: Double, fast: Double) {
      let root = (dampingRatio * dampingRatio - 1).squareRoot()
      // The product of the rates is ω². Dividing avoids cancellation in root - dampingRatio.
      let fast = -omega * (dampingRatio + root)
      return (slow: omega * omega / fast, fast: fast)
    }

    private static func time(
      _ amplitude: Double, toFallTo tolerance: Double, rate: Double
    ) -> Double {
      amplitude <= tolerance ? 0 : Math.logarithm(amplitude / tolerance) / rate
    }
  }
}
