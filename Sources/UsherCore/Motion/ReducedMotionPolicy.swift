/// How an overlay moves if the user prefers reduced motion.
///
/// If the user's preference changes, the policy applies to motions that start afterwards.
///
/// | Motion             | `fade`                            | `immediate` | `keep`    |
/// |--------------------|-----------------------------------|-------------|-----------|
/// | entrance           | its fade, or one of 0.2 seconds   | no time     | unchanged |
/// | exit, also replaced| its fade, or one of 0.15 seconds  | no time     | unchanged |
/// | thrown out         | the exit's fade, without movement | no time     | unchanged |
/// | back after a drag  | without overshoot                 | no time     | unchanged |
/// | without any part   | no time                           | no time     | unchanged |
public enum ReducedMotionPolicy: Hashable, Sendable, CaseIterable {
  /// A fade replaces movement.
  case fade
  /// The overlay appears and disappears immediately.
  case immediate
  /// The motion isn't changed, because it is meaningful.
  case keep
}

extension ReducedMotionPolicy {
  func entrance(_ entrance: OverlayTransition) -> OverlayTransition {
    reduced(entrance, by: .easeOut(.milliseconds(200)))
  }

  func exit(_ exit: OverlayTransition) -> OverlayTransition {
    reduced(exit, by: .easeIn(.milliseconds(150)))
  }

  func comingBack(on spring: Timing.Spring) -> Motion.Part {
    switch self {
    case .fade: .spring(Timing.Spring(uncheckedResponse: spring.response, dampingRatio: 1))
    case .immediate: .immediate
    case .keep: .spring(spring)
    }
  }

  var comingBackOpaque: Motion.Part {
    switch self {
    case .fade, .keep: .easeOut(.milliseconds(200))
    case .immediate: .immediate
    }
  }

  /// Returns the part of a velocity that a new transition continues.
  ///
  /// Unless the policy is `keep`, only a change of the opacity continues.
  func carried(_ velocity: Pose.Velocity) -> Pose.Velocity {
    switch self {
    case .fade, .immediate: Pose.Velocity(opacity: velocity.opacity)
    case .keep: velocity
    }
  }

  /// Returns the part of a release velocity that a return continues.
  ///
  /// With `fade`, the velocity towards the overlay's place is limited so that `spring` doesn't
  /// overshoot. If critically damped, x(t) = (x + (v + ω·x)·t)·exp(-ωt) crosses zero only if v +
  /// ω·x and x have opposite signs.
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
  /// The delay of the first part that moves, scales or rotates, or `nil` if there is no such part.
  fileprivate var movementDelay: Duration? {
    [slide?.delay, scale?.delay, rotation?.delay].compactMap { $0 }.min()
  }
}
