extension Presentation {
  /// From out of sight to its place.
  func entranceMotion(at now: Instant, in surroundings: Surroundings) -> Motion {
    Motion(
      from: hidden(.resting, by: overlay.entrance, in: surroundings, withShadow: false),
      to: .resting,
      offset: overlay.entrance.slide ?? .immediate,
      opacity: overlay.entrance.fade ?? .immediate, start: now)
  }

  /// From where it is, and as fast as it moves, out of sight by `transition`.
  func exitMotion(
    by transition: Transition, at now: Instant, in surroundings: Surroundings
  ) -> Motion {
    let pose = pose(at: now, in: surroundings)
    return Motion(
      from: pose, to: hidden(pose, by: transition, in: surroundings, withShadow: true),
      velocity: transition.slide == nil ? .zero : velocity(at: now, in: surroundings),
      offset: transition.slide ?? .immediate,
      opacity: transition.fade ?? .immediate, start: now)
  }

  /// From where it is back to its place, setting out at `velocity`.
  func returnMotion(
    velocity: Vector, at now: Instant, in surroundings: Surroundings
  ) -> Motion {
    Motion(
      from: pose(at: now, in: surroundings), to: .resting, velocity: velocity,
      offset: .spring(.lively), opacity: .easeOut(.milliseconds(200)), start: now)
  }

  /// The motion of a thrown overlay: `TimingCurve.decelerate` sets out at twice its mean speed, so a
  /// length of 2 · distance / speed leaves the hand at the speed of the pointer.
  func throwOut(
    over edge: Edge, from pose: Pose, speed: Double, at now: Instant, in surroundings: Surroundings
  ) -> Motion {
    var target = pose
    target.offset[edge.axis] = overlay.distanceOut(
      of: surroundings.viewport, over: edge, from: restingFrame(in: surroundings), withShadow: true)
    let ideal = 2 * abs(target.offset[edge.axis] - pose.offset[edge.axis]) / max(abs(speed), 1)
    let length = Duration(clampingSeconds: min(max(ideal, 0.12), 0.4))
    return Motion(
      from: pose, to: target, offset: .curve(.decelerate, length), opacity: .immediate, start: now)
  }

  /// The pose in which `transition` hides an overlay that is posed as `pose`.
  private func hidden(
    _ pose: Pose, by transition: Transition, in surroundings: Surroundings, withShadow: Bool
  ) -> Pose {
    var hidden = pose
    if transition.slide != nil {
      let edge = overlay.placement.slideEdge(in: surroundings.viewport.layoutDirection)
      hidden.offset[edge.axis] = overlay.distanceOut(
        of: surroundings.viewport, over: edge, from: restingFrame(in: surroundings),
        withShadow: withShadow)
    }
    if transition.fade != nil { hidden.opacity = 0 }
    return hidden
  }
}
