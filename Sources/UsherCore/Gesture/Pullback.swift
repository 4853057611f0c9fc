/// The spring that takes an overlay home after a drag that did not send it away.
public enum Pullback: Hashable, Sendable {
  /// It sets out as fast as the overlay was let go.
  case spring(Spring)
  /// It has come within a thousandth of the way after a fixed time, as UIKit's springs are told.
  ///
  /// The time is 10 milliseconds to a minute, and the damping ratio 0.05 to 10. It sets out towards
  /// its place at `velocity` times the way there in a second, -1000 to 1000; `nil` sets out as fast
  /// as the overlay was let go. A velocity makes it take a little longer.
  case settling(within: Duration, dampingRatio: Double, velocity: Double? = nil)

  /// Overshoots a little, at the speed it had: `Spring.lively`.
  public static let lively = Pullback.spring(.lively)
  /// Half a second of swinging, as in SwiftEntryKit.
  public static let jolt = Pullback.settling(
    within: .milliseconds(500), dampingRatio: 0.3, velocity: 10)
  /// 0.3 seconds without a swing, as in SwiftEntryKit.
  public static let easeOut = Pullback.settling(
    within: .milliseconds(300), dampingRatio: 1, velocity: 10)
  /// 0.4 seconds with a damping ratio of 0.8, at the speed it had, as in SwiftMessages.
  public static let replay = Pullback.settling(within: .milliseconds(400), dampingRatio: 0.8)
  /// 0.5 seconds with a damping ratio of 0.65, at the speed it had, as dialogs go home in
  /// SwiftMessages.
  public static let upright = Pullback.settling(within: .milliseconds(500), dampingRatio: 0.65)

  /// How close to home a settled spring is, as a share of the way.
  private static let settled = 0.001

  /// The spring in terms of its response.
  var spring: Spring {
    switch self {
    case .spring(let spring):
      return spring
    case .settling(let duration, let ratio, _):
      // Springs of one damping ratio are alike but for the scale of time.
      let unit = Spring(uncheckedResponse: .seconds(1), dampingRatio: ratio)
      let start = Spring.State(displacement: 1, velocity: 0)
      let length = unit.settlingTime(from: start, tolerance: Self.settled)
      return Spring(
        uncheckedResponse: Duration(clampingSeconds: duration.inSeconds / length),
        dampingRatio: ratio)
    }
  }

  /// How fast it sets out from `offset`, in points per second, after a release at `velocity`.
  func velocity(from offset: Vector, releasedAt velocity: Vector) -> Vector {
    switch self {
    case .spring, .settling(_, _, .none): velocity
    case .settling(_, _, .some(let relative)):
      Vector(dx: -relative * offset.dx, dy: -relative * offset.dy)
    }
  }
}
