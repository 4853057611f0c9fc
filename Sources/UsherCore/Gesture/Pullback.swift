/// What takes an overlay home after a drag that did not send it away.
public enum Pullback: Hashable, Sendable {
  /// A spring that sets out as fast as the overlay was let go.
  case spring(Timing.Spring)
  /// A spring that sets out at its own initial velocity, whatever the pointer did.
  case launched(Timing.Spring)

  /// Overshoots a little, at the speed it had: `Timing.Spring.lively`.
  public static let lively = Pullback.spring(.lively)
  /// Half a second of swinging, as in SwiftEntryKit: `Timing.Spring.jolt`.
  public static let jolt = Pullback.launched(.jolt)
  /// 0.3 seconds with next to no swing, as in SwiftEntryKit: `Timing.Spring.firm`.
  public static let easeOut = Pullback.launched(.firm)
  /// 0.4 seconds with a damping ratio of 0.8, at the speed it had, as in SwiftMessages.
  public static let replay = Pullback.spring(
    Timing.Spring(uncheckedDuration: .milliseconds(400), dampingRatio: 0.8))
  /// 0.5 seconds with a damping ratio of 0.65, at the speed it had, as dialogs go home in
  /// SwiftMessages.
  public static let upright = Pullback.spring(
    Timing.Spring(uncheckedDuration: .milliseconds(500), dampingRatio: 0.65))

  /// The spring it is.
  var spring: Timing.Spring {
    switch self {
    case .spring(let spring), .launched(let spring): spring
    }
  }

  /// How fast it sets out after a release at `velocity`; what stands still leaves it to the spring.
  func launch(releasedAt velocity: Pose.Velocity) -> Pose.Velocity {
    switch self {
    case .spring: velocity
    case .launched: .zero
    }
  }
}
