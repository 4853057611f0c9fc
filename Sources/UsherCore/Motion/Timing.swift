/// The course of a motion through time.
public enum Timing: Hashable, Sendable {
  /// A spring, which takes as long as it needs to settle, or its given duration.
  case spring(Spring)
  /// A curve over a duration; with zero the motion jumps to its end, and a negative duration is
  /// rejected.
  case curve(Curve, Duration)

  /// Returns a timing with a slow start and an abrupt end, as for exits.
  public static func easeIn(_ duration: Duration) -> Timing { .curve(.easeIn, duration) }
  /// Returns a timing with an abrupt start and a slow end, as for entrances.
  public static func easeOut(_ duration: Duration) -> Timing { .curve(.easeOut, duration) }

  /// A timing without any duration.
  static let immediate = Timing.curve(.linear, .zero)

  /// The timing for something that moves already.
  ///
  /// A curve cannot start at a given velocity, so it is replaced by a critically damped spring with
  /// the curve's duration as its response.
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
