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

  /// From where it is on its way out back to its place, as fast as it moves.
  func reviveMotion(at now: Instant, in surroundings: Surroundings) -> Motion {
    returnMotion(
      velocity: velocity(at: now, in: surroundings), at: now, in: surroundings)
  }

  /// From where it is back to its place, setting out at `velocity`.
  func returnMotion(
    velocity: Vector, at now: Instant, in surroundings: Surroundings
  ) -> Motion {
    let pullback = overlay.swipe?.pullback ?? .lively
    let pose = pose(at: now, in: surroundings)
    return Motion(
      from: pose, to: .resting,
      velocity: pullback.velocity(from: pose.offset, releasedAt: velocity),
      offset: .spring(pullback.spring), scale: .spring(pullback.spring),
      opacity: .easeOut(.milliseconds(200)), start: now)
  }

  /// The motion of a thrown overlay: `TimingCurve.decelerate` sets out at twice its mean speed, so a
  /// length of 2 · distance / speed leaves the hand at the speed of the pointer.
  func throwOut(
    over edge: Edge, from pose: Pose, speed: Double, length: ClosedRange<Duration>,
    at now: Instant, in surroundings: Surroundings
  ) -> Motion {
    let frame = restingFrame(in: surroundings)
    let out = overlay.distanceOut(
      of: surroundings.viewport, over: edge, from: frame, withShadow: true)
    // What is drawn larger than its frame reaches so much further.
    let growth = max(pose.scale - 1, 0) * (frame.size[edge.axis] / 2 + overlay.overhang)
    var target = pose
    // What was dragged further than that stays out of sight and needs no time.
    target.offset[edge.axis] =
      edge.sign * max(edge.sign * out + growth, edge.sign * pose.offset[edge.axis])
    let way = target.offset[edge.axis] - pose.offset[edge.axis]
    let ideal = Duration(clampingSeconds: 2 * abs(way) / max(abs(speed), 1))
    let time = min(max(ideal, length.lowerBound), length.upperBound)
    return Motion(
      from: pose, to: target, offset: .curve(.decelerate, time), opacity: .immediate, start: now)
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
