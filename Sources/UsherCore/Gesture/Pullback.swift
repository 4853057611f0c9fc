/// The return of an overlay to its place after a drag that did not dismiss it.
public enum Pullback: Hashable, Sendable {
  /// A spring that starts at the velocity of the release.
  case spring(Timing.Spring)
  /// A spring that starts at its own initial velocity, whatever the velocity of the release.
  case launched(Timing.Spring)

  /// A slight overshoot, from the velocity of the release: `Timing.Spring.lively`.
  public static let lively = Pullback.spring(.lively)
  /// A long swing of half a second, as in SwiftEntryKit: `Timing.Spring.jolt`.
  public static let jolt = Pullback.launched(.jolt)
  /// A return in 0.3 seconds with almost no swing, as in SwiftEntryKit: `Timing.Spring.firm`.
  public static let easeOut = Pullback.launched(.firm)
  /// A return in 0.4 seconds with a damping ratio of 0.8, from the velocity of the release, as in
  /// SwiftMessages.
  public static let replay = Pullback.spring(
    Timing.Spring(uncheckedDuration: .milliseconds(400), dampingRatio: 0.8))
  /// A return in 0.5 seconds with a damping ratio of 0.65, from the velocity of the release, as for
  /// dialogs in SwiftMessages.
  public static let upright = Pullback.spring(
    Timing.Spring(uncheckedDuration: .milliseconds(500), dampingRatio: 0.65))

  /// The spring of the return.
  var spring: Timing.Spring {
    switch self {
    case .spring(let spring), .launched(let spring): spring
    }
  }

  /// Returns the velocity at which the return starts; with zero, the spring's own initial velocity
  /// applies.
  func launch(releasedAt velocity: Pose.Velocity) -> Pose.Velocity {
    switch self {
    case .spring: velocity
    case .launched: .zero
    }
  }
}
