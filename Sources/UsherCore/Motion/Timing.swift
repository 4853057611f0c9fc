/// How a motion progresses over time.
public enum Timing: Hashable, Sendable {
  /// A spring.
  ///
  /// It lasts for its duration or, if it has none, until it has settled.
  case spring(Spring)
  /// A curve with a duration.
  ///
  /// If the duration is zero, the motion is immediate. If it is negative, the overlay or its
  /// update is refused.
  case curve(Curve, Duration)

  /// Returns a timing with a slow start and an abrupt end, for example for exits.
  public static func easeIn(_ duration: Duration) -> Timing { .curve(.easeIn, duration) }
  /// Returns a timing with an abrupt start and a slow end, for example for entrances.
  public static func easeOut(_ duration: Duration) -> Timing { .curve(.easeOut, duration) }

  /// Returns a timing with a slow start and a slow end.
  public static func easeInOut(_ duration: Duration) -> Timing { .curve(.easeInOut, duration) }
  /// Returns a timing with a constant speed.
  public static func linear(_ duration: Duration) -> Timing { .curve(.linear, duration) }
  /// A spring with a slight overshoot.
  public static let bouncy = Timing.spring(.lively)

  /// Returns the timing with another duration.
  ///
  /// A spring keeps its bounce. If the duration is less than 0.001 or more than 60 seconds, a
  /// spring is replaced by `easeOut`.
  func lasting(_ duration: Duration) -> Timing {
    switch self {
    case .spring(let spring) where (0.001...60).contains(duration.inSeconds):
      .spring(Spring(uncheckedDuration: duration, dampingRatio: spring.dampingRatio))
    case .spring: .easeOut(duration)
    case .curve(let curve, _): .curve(curve, duration)
    }
  }

  static let immediate = Timing.curve(.linear, .zero)

  /// The timing to use if the animated number is already changing.
  ///
  /// Curves with a slow start are kept, and the earlier velocity fades. Other curves are replaced
  /// by a critically damped spring that has the same duration and continues the velocity.
  var carryingVelocity: Timing {
    switch self {
    case .spring:
      self
    case .curve(let curve, let duration):
      duration > .milliseconds(1) && !curve.startsSlowly
        ? .spring(Spring(uncheckedDuration: duration, dampingRatio: 1)) : self
    }
  }
}

extension Timing {
  /// An easing curve: a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// As in CSS and Core Animation, x is the fraction of the time, and y the fraction of the
  /// distance. The x of both control points is in 0...1, so each moment has exactly one y.
  public struct Curve: Hashable, Sendable {
    /// The first control point.
    public let first: OverlayPoint
    /// The second control point.
    public let second: OverlayPoint

    /// Creates a curve from its two control points.
    ///
    /// - Throws: `ConfigurationError.outOfRange` if an x is outside 0...1 or a y is outside
    ///   -1e6...1e6, and `notFinite` if a y is not finite.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(ConfigurationError) {
      for x in [x1, x2] where !(0...1).contains(x) {
        throw .outOfRange(.curveTime, x, 0...1)
      }
      for y in [y1, y2] {
        guard y.isFinite else { throw .notFinite(.curveProgress, y) }
        guard abs(y) <= 1e6 else { throw .outOfRange(.curveProgress, y, -1e6...1e6) }
      }
      self.init(uncheckedX1: x1, y1: y1, x2: x2, y2: y2)
    }

    /// Creates a curve from valid values.
    package init(uncheckedX1 x1: Double, y1: Double, x2: Double, y2: Double) {
      first = OverlayPoint(x: x1, y: y1)
      second = OverlayPoint(x: x2, y: y2)
    }

    /// A constant speed.
    public static let linear = Curve(uncheckedX1: 0, y1: 0, x2: 1, y2: 1)
    /// A slow start: CSS `ease-in`.
    public static let easeIn = Curve(uncheckedX1: 0.42, y1: 0, x2: 1, y2: 1)
    /// A slow end: CSS `ease-out`.
    public static let easeOut = Curve(uncheckedX1: 0, y1: 0, x2: 0.58, y2: 1)
    /// A slow start and a slow end: CSS `ease-in-out`.
    public static let easeInOut = Curve(uncheckedX1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// A constant deceleration from twice the mean speed: y = 1 - (1 - x)².
    public static let decelerate = Curve(uncheckedX1: 1.0 / 3, y1: 2.0 / 3, x2: 2.0 / 3, y2: 1)

    /// Returns the fraction of the distance at a fraction of the time.
    ///
    /// - Parameter time: The fraction of the time, clamped to 0...1.
    /// - Returns: 0 at the start and 1 at the end. Between them, the curve may overshoot if the `y`
    ///   of a control point is outside 0...1.
    public func progress(at time: Double) -> Double {
      guard time > 0 else { return 0 }
      guard time < 1 else { return 1 }
      return Self.bezier(first.y, second.y, at: parameter(at: time))
    }

    /// Returns the slope at a fraction of the time, or infinity if the curve is vertical.
    package func speed(at time: Double) -> Double {
      let parameter = parameter(at: min(max(time, 0), 1))
      // If the first derivatives are zero, for example because a control point equals its end
      // point, the next derivatives determine the direction.
      for derivative in [Self.slope, Self.bend, Self.twist] {
        let run = derivative(first.x, second.x, parameter)
        let rise = derivative(first.y, second.y, parameter)
        if abs(run) > 1e-9 { return rise / run }
        if abs(rise) > 1e-9 { return rise > 0 ? .infinity : -.infinity }
      }
      return .infinity
    }

    var startsSlowly: Bool { abs(speed(at: 0)) < 1 }

    /// Returns the parameter at which x equals `time`, using Newton's method, bracketed by
    /// bisection.
    private func parameter(at time: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      var guess = time
      for _ in 0..<40 {
        let error = Self.bezier(first.x, second.x, at: guess) - time
        if abs(error) < 1e-12 { break }
        if error > 0 { high = guess } else { low = guess }
        let run = Self.slope(first.x, second.x, at: guess)
        let newton = guess - error / run
        guess = run > 1e-9 && newton > low && newton < high ? newton : (low + high) / 2
      }
      return guess
    }

    /// Returns a coordinate at the parameter `t`, if `p` and `q` are the coordinates of the control
    /// points.
    private static func bezier(_ p: Double, _ q: Double, at t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * p + 3 * rest * t * t * q + t * t * t
    }

    /// Returns the first derivative of `bezier`.
    private static func slope(_ p: Double, _ q: Double, at t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * p + 6 * rest * t * (q - p) + 3 * t * t * (1 - q)
    }

    /// Returns the second derivative of `bezier`.
    private static func bend(_ p: Double, _ q: Double, at t: Double) -> Double {
      6 * (1 - t) * (q - 2 * p) + 6 * t * (1 - 2 * q + p)
    }

    /// Returns the third derivative of `bezier`, a constant.
    private static func twist(_ p: Double, _ q: Double, at t: Double) -> Double {
      6 * (1 + 3 * (p - q))
    }
  }
}
