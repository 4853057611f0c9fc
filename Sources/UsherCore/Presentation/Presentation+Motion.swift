extension Presentation {
  /// From out of sight to its place, by `transition`.
  func entranceMotion(
    by transition: OverlayTransition, at now: Instant, in surroundings: Surroundings
  ) -> Motion {
    let entrance = motionPolicy(in: surroundings).entrance(transition)
    return Motion(
      from: hidden(.resting, by: entrance, in: surroundings, withShadow: false), to: .resting,
      offset: entrance.slide.map { Motion.Part($0) }, scale: entrance.scale.map { Motion.Part($0) },
      rotation: entrance.rotation.map { Motion.Part($0) },
      opacity: entrance.fade.map { Motion.Part($0) }, anchor: anchor(of: entrance), start: now)
  }

  /// From where it is, and as fast as it moves, out of sight by `transition`.
  func exitMotion(
    by transition: OverlayTransition, at now: Instant, in surroundings: Surroundings
  ) -> Motion {
    exitMotion(
      by: transition, from: pose(at: now, in: surroundings),
      velocity: velocity(at: now, in: surroundings), at: now, in: surroundings)
  }

  /// From `pose`, and as fast as that changes, out of sight by `transition`.
  private func exitMotion(
    by transition: OverlayTransition, from pose: Pose, velocity: Pose.Velocity, at now: Instant,
    in surroundings: Surroundings
  ) -> Motion {
    let policy = motionPolicy(in: surroundings)
    let exit = policy.exit(transition)
    return Motion(
      from: pose, to: hidden(pose, by: exit, in: surroundings, withShadow: true),
      velocity: policy.carried(velocity),
      offset: exit.slide.map { Motion.Part($0) }, scale: exit.scale.map { Motion.Part($0) },
      rotation: exit.rotation.map { Motion.Part($0) }, opacity: exit.fade.map { Motion.Part($0) },
      anchor: anchor(of: exit), start: now)
  }

  /// Goes on, where it comes or goes, as if it had done so by `transition` since that began.
  ///
  /// How a person swiped it out stays, and so does what the app draws.
  mutating func replaceTransition(
    by transition: OverlayTransition, at now: Instant, in surroundings: Surroundings
  ) {
    switch phase {
    case .entering(let motion):
      let replaced = entranceMotion(by: transition, at: motion.start, in: surroundings)
      phase = .entering(replaced.lasting(until: now))
    case .exiting(let motion, let departure)
    where departure != .dismissed(.swiped) && overlay.drawing == .host:
      let replaced = exitMotion(
        by: transition, from: motion.origin, velocity: motion.initialVelocity, at: motion.start,
        in: surroundings)
      phase = .exiting(replaced.lasting(until: now), departure)
    case .asked, .measuring, .resting, .dragged, .returning, .exiting: break
    }
  }

  /// From where it is on its way out, and as fast as it moves, back to its place: by the timings of
  /// its entrance, without their delays, and by those of any return where the entrance has none.
  func reviveMotion(at now: Instant, in surroundings: Surroundings) -> Motion {
    let policy = motionPolicy(in: surroundings)
    let entrance = policy.entrance(overlay.entrance)
    let spring = policy.comingBack(on: .smooth)
    return Motion(
      from: pose(at: now, in: surroundings), to: .resting,
      velocity: policy.carried(velocity(at: now, in: surroundings)),
      offset: entrance.slide.map { .init($0.timing) } ?? spring,
      scale: entrance.scale.map { .init($0.timing) } ?? spring,
      rotation: entrance.rotation.map { .init($0.timing) },
      opacity: entrance.fade.map { .init($0.timing) } ?? policy.comingBackOpaque, start: now)
  }

  /// From where it is back to its place, setting out at `velocity`.
  func returnMotion(
    velocity: Pose.Velocity, at now: Instant, in surroundings: Surroundings
  ) -> Motion {
    let policy = motionPolicy(in: surroundings)
    let pullback = overlay.swipe?.pullback ?? .lively
    let pose = pose(at: now, in: surroundings)
    let launch = pullback.launch(releasedAt: velocity)
    let part = policy.comingBack(on: pullback.spring)
    return Motion(
      from: pose, to: .resting, velocity: policy.carried(launch, from: pose, on: pullback.spring),
      offset: part, scale: part, opacity: policy.comingBackOpaque, start: now)
  }

  /// The motion of a thrown overlay: `Timing.Curve.decelerate` sets out at twice its mean speed, so a
  /// length of 2 · distance / speed leaves the hand at the speed of the pointer.
  func throwOut(
    over edge: Rect.Edge, from pose: Pose, speed: Double, length: ClosedRange<Duration>,
    at now: Instant, in surroundings: Surroundings
  ) -> Motion {
    guard motionPolicy(in: surroundings) == .keep else {
      return exitMotion(by: overlay.exit, at: now, in: surroundings)
    }
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

  /// What has to become of its motion; nothing where nobody asked for less.
  func motionPolicy(in surroundings: Surroundings) -> ReducedMotionPolicy {
    surroundings.preferences.reducesMotion ? overlay.reducedMotion : .keep
  }

  /// The way from its centre to the point that `transition` scales it about.
  private func anchor(of transition: OverlayTransition) -> Vector {
    transition.scale?.anchor.fromCenter(of: size) ?? .zero
  }

  /// The pose in which `transition` hides an overlay that is posed as `pose`.
  private func hidden(
    _ pose: Pose, by transition: OverlayTransition, in surroundings: Surroundings, withShadow: Bool
  ) -> Pose {
    var hidden = pose
    let anchor = anchor(of: transition)
    if let scale = transition.scale {
      // What is scaled about its anchor moves its centre along with it; `pose` says how far by now.
      hidden.scale = scale.from
      hidden.offset.dx += (pose.scale - hidden.scale) * anchor.dx
      hidden.offset.dy += (pose.scale - hidden.scale) * anchor.dy
    }
    if let rotation = transition.rotation { hidden.rotation = rotation.from }
    if let slide = transition.slide {
      // Where it is not scaled as well, it may still be growing back to its own size.
      let scale = transition.scale?.from ?? max(pose.scale, 1)
      let sway = Vector(dx: (1 - scale) * anchor.dx, dy: (1 - scale) * anchor.dy)
      switch slide.way {
      case .over(let edge):
        let edge = edge ?? overlay.placement.slideEdge(in: surroundings.viewport.layoutDirection)
        let distance = distanceOut(
          over: edge, scale: scale, sway: sway, rotation: hidden.rotation, in: surroundings,
          withShadow: withShadow)
        hidden.offset[edge.axis] = sway[edge.axis] + distance
      case .by(let distance):
        hidden.offset = Vector(dx: sway.dx + distance.dx, dy: sway.dy + distance.dy)
      }
    }
    if let fade = transition.fade { hidden.opacity = fade.from }
    return hidden
  }

  /// How far it must move to be out of sight over `edge` where it is drawn at `scale`, with its centre
  /// `sway` away from where it rests, and turned.
  private func distanceOut(
    over edge: Rect.Edge, scale: Double, sway: Vector, rotation: Double,
    in surroundings: Surroundings,
    withShadow: Bool
  ) -> Double {
    let frame = restingFrame(in: surroundings).scaled(by: scale).moved(by: sway)
    let growth = (scale - 1) * Math.squareWidth(turnedBy: rotation)
    let shadow = withShadow ? overlay.overhang * growth * edge.sign : 0
    return overlay.distanceOut(
      of: surroundings.viewport, over: edge, from: frame, turned: rotation, withShadow: withShadow)
      + shadow
  }
}
