/// The course of a motion through time.
public enum Timing: Hashable, Sendable {
  /// A spring; it takes as long as it needs to settle, or as long as it was made for.
  case spring(Spring)
  /// A curve over a fixed time; zero jumps to the end, negative is refused.
  case curve(Curve, Duration)

  /// Starts slowly and ends at once, as things leave.
  public static func easeIn(_ duration: Duration) -> Timing { .curve(.easeIn, duration) }
  /// Starts at once and ends slowly, as things arrive.
  public static func easeOut(_ duration: Duration) -> Timing { .curve(.easeOut, duration) }

  /// No time at all.
  static let immediate = Timing.curve(.linear, .zero)

  /// The timing for something already moving: a curve has no memory, so a critically damped spring
  /// with the curve's duration as its response takes its place.
  var carryingVelocity: Timing {
    switch self {
    case .spring:
      self
    case .curve(_, let duration):
      duration > .milliseconds(1)
        ? .spring(Spring(uncheckedResponse: duration, dampingRatio: 1)) : self
    }
  }
}
