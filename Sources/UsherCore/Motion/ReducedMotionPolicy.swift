/// What becomes of an overlay's motion where a person prefers less of it.
///
/// It holds for motions that begin afterwards; one that is on its way is not stopped.
///
/// | Motion             | `fade`                            | `immediate` | `keep`    |
/// |--------------------|-----------------------------------|-------------|-----------|
/// | entrance           | its fade, or one of 0.2 seconds   | no time     | unchanged |
/// | exit, also replaced| its fade, or one of 0.15 seconds  | no time     | unchanged |
/// | thrown out         | the exit's fade, where it was     | no time     | unchanged |
/// | back after a drag  | without overshoot                 | no time     | unchanged |
/// | without any part   | no time                           | no time     | unchanged |
public enum ReducedMotionPolicy: Hashable, Sendable, CaseIterable {
  /// Movement becomes a fade.
  case fade
  /// It comes and goes at once.
  case immediate
  /// Nothing changes: the motion carries meaning.
  case keep
}

extension ReducedMotionPolicy {
  /// What becomes of an entrance.
  func entrance(_ entrance: OverlayTransition) -> OverlayTransition {
    reduced(entrance, by: .easeOut(.milliseconds(200)))
  }

  /// What becomes of an exit.
  func exit(_ exit: OverlayTransition) -> OverlayTransition {
    reduced(exit, by: .easeIn(.milliseconds(150)))
  }

  /// How something goes back to its place that would do so on `spring`.
  func comingBack(on spring: Timing.Spring) -> Motion.Part {
    switch self {
    case .fade: .spring(Timing.Spring(uncheckedResponse: spring.response, dampingRatio: 1))
    case .immediate: .immediate
    case .keep: .spring(spring)
    }
  }

  /// How something becomes opaque again on its way back.
  var comingBackOpaque: Motion.Part {
    switch self {
    case .fade, .keep: .easeOut(.milliseconds(200))
    case .immediate: .immediate
    }
  }

  /// What it carries over of the speed at which an overlay moves, when a transition takes over.
  func carried(_ velocity: Pose.Velocity) -> Pose.Velocity {
    switch self {
    case .fade, .immediate: Pose.Velocity(opacity: velocity.opacity)
    case .keep: velocity
    }
  }

  /// What it carries over of the speed at which an overlay was let go, `pose` away from its place.
  ///
  /// Towards its place that is at most what lets `spring` arrive without overshoot: critically damped,
  /// x(t) = (x + (v + ω·x)·t)·exp(-ωt) crosses zero only where v + ω·x and x have opposite signs.
  func carried(
    _ velocity: Pose.Velocity, from pose: Pose, on spring: Timing.Spring
  ) -> Pose.Velocity {
    switch self {
    case .keep, .immediate: return velocity
    case .fade:
      func slowed(_ velocity: Double, _ distance: Double) -> Double {
        let most = -spring.frequency * distance
        return distance > 0 ? max(velocity, most) : distance < 0 ? min(velocity, most) : 0
      }
      return Pose.Velocity(
        offset: Vector(
          dx: slowed(velocity.offset.dx, pose.offset.dx),
          dy: slowed(velocity.offset.dy, pose.offset.dy)),
        scale: slowed(velocity.scale, pose.scale - 1),
        rotation: slowed(velocity.rotation, pose.rotation), opacity: velocity.opacity)
    }
  }

  private func reduced(_ transition: OverlayTransition, by fade: Fade) -> OverlayTransition {
    switch self {
    case .keep: return transition
    case .immediate: return OverlayTransition()
    case .fade:
      guard let delay = transition.movementDelay else { return transition }
      return OverlayTransition(fade: transition.fade ?? fade.delayed(by: delay))
    }
  }
}

extension OverlayTransition {
  /// When its movement begins, of several moving parts the earliest; `nil` where nothing moves.
  fileprivate var movementDelay: Duration? {
    [slide?.delay, scale?.delay, rotation?.delay].compactMap { $0 }.min()
  }
}
