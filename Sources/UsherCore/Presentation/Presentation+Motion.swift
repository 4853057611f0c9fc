extension Presentation {
  func entranceMotion(
    by transition: OverlayTransition, from start: Instant, in step: Step
  ) -> Motion {
    let entrance = motionPolicy(in: step).entrance(transition)
    return Motion(
      from: hidden(.resting, by: entrance, in: step, withShadow: false), to: .resting,
      offset: entrance.slide.map { Motion.Part($0) }, scale: entrance.scale.map { Motion.Part($0) },
      rotation: entrance.rotation.map { Motion.Part($0) },
      opacity: entrance.fade.map { Motion.Part($0) }, anchor: anchor(of: entrance, in: step),
      start: start)
  }

  /// Returns the motion of an exit from the current pose and velocity.
  func exitMotion(by transition: OverlayTransition, in step: Step) -> Motion {
    exitMotion(
      by: transition, from: pose(at: step.now, in: step.viewport),
      velocity: velocity(at: step.now, in: step.viewport), start: step.now, in: step)
  }

  private func exitMotion(
    by transition: OverlayTransition, from pose: Pose, velocity: Pose.Velocity, start: Instant,
    in step: Step
  ) -> Motion {
    let policy = motionPolicy(in: step)
    let exit = policy.exit(transition)
    return Motion(
      from: pose, to: hidden(pose, by: exit, in: step, withShadow: true),
      velocity: policy.carried(velocity),
      offset: exit.slide.map { Motion.Part($0) }, scale: exit.scale.map { Motion.Part($0) },
      rotation: exit.rotation.map { Motion.Part($0) }, opacity: exit.fade.map { Motion.Part($0) },
      anchor: anchor(of: exit, in: step), start: start)
  }

  /// Replaces the transition of the current entrance or exit, as if the new transition had been
  /// used from the start.
  ///
  /// Does nothing in other phases, after a swipe, or if the app draws the overlay.
  mutating func replaceTransition(
    by transition: OverlayTransition, in step: Step
  ) {
    switch phase {
    case .entering(let motion):
      let replaced = entranceMotion(by: transition, from: motion.start, in: step)
      phase = .entering(replaced.lasting(until: step.now))
    case .exiting(let motion, let departure)
    where departure != .dismissed(.swipe) && overlay.drawing == .host:
      let replaced = exitMotion(
        by: transition, from: motion.origin, velocity: motion.initialVelocity,
        start: motion.start, in: step)
      phase = .exiting(replaced.lasting(until: step.now), departure)
    case .checking, .measuring, .resting, .dragged, .returning, .exiting: break
    }
  }

  /// Returns the motion of an exiting overlay to its place, from the current pose and velocity.
  ///
  /// It uses the timings of the entrance's parts, without delays. If the entrance has no slide,
  /// scale or fade, default timings are used instead.
  func reviveMotion(in step: Step) -> Motion {
    let policy = motionPolicy(in: step)
    let entrance = policy.entrance(overlay.entrance)
    let spring = policy.comingBack(on: .smooth)
    return Motion(
      from: pose(at: step.now, in: step.viewport), to: .resting,
      velocity: policy.carried(velocity(at: step.now, in: step.viewport)),
      offset: entrance.slide.map { .init($0.timing) } ?? spring,
      scale: entrance.scale.map { .init($0.timing) } ?? spring,
      rotation: entrance.rotation.map { .init($0.timing) },
      opacity: entrance.fade.map { .init($0.timing) } ?? policy.comingBackOpaque, start: step.now)
  }

  /// Returns the motion to the overlay's place from the current pose, starting at `velocity`.
  func returnMotion(velocity: Pose.Velocity, in step: Step) -> Motion {
    let policy = motionPolicy(in: step)
    let pullback = overlay.swipe?.pullback ?? .lively
    let pose = pose(at: step.now, in: step.viewport)
    let launch = pullback.launch(releasedAt: velocity)
    let part = policy.comingBack(on: pullback.spring)
    return Motion(
      from: pose, to: .resting, velocity: policy.carried(launch, from: pose, on: pullback.spring),
      offset: part, scale: part, opacity: policy.comingBackOpaque, start: step.now)
  }

  /// Returns the motion that moves a swiped overlay out of view across an edge.
  ///
  /// The overlay starts at the pointer's speed if `length` permits the necessary duration, which is
  /// 2 · distance / speed. The factor is 2 because `Timing.Curve.decelerate` starts at twice its
  /// mean speed.
  func throwOut(
    over edge: OverlayRect.Edge, from pose: Pose, speed: Double, length: ClosedRange<Duration>,
    in step: Step
  ) -> Motion {
    guard motionPolicy(in: step) == .keep else {
      return exitMotion(by: overlay.exit, in: step)
    }
    let frame = restingFrame(in: step.viewport)
    let out = overlay.distanceOut(
      of: step.viewport.area(of: id), over: edge, from: frame, withShadow: true)
    // An overlay that is drawn larger than its frame must move further.
    let growth = max(pose.scale - 1, 0) * (frame.size[edge.axis] / 2 + overlay.overhang)
    var target = pose
    // If the overlay was already dragged out of view, it stays there, and the exit takes no time.
    target.offset[edge.axis] =
      edge.sign * max(edge.sign * out + growth, edge.sign * pose.offset[edge.axis])
    let way = target.offset[edge.axis] - pose.offset[edge.axis]
    let ideal = Duration(clampingSeconds: 2 * abs(way) / max(abs(speed), 1))
    let time = min(max(ideal, length.lowerBound), length.upperBound)
    return Motion(
      from: pose, to: target, offset: .curve(.decelerate, time), opacity: .immediate,
      start: step.now)
  }

  /// Returns the policy for the overlay's motions now.
  ///
  /// The result is `immediate` if animations are disabled, and `keep` unless the user prefers
  /// reduced motion. Otherwise, it is the overlay's policy.
  func motionPolicy(in step: Step) -> ReducedMotionPolicy {
    guard !step.preferences.disablesAnimations else { return .immediate }
    return step.preferences.reducesMotion ? overlay.reducedMotion : .keep
  }

  /// Returns the vector from the overlay's center to the fixed point of the scale.
  private func anchor(of transition: OverlayTransition, in step: Step) -> Vector {
    guard let scale = transition.scale else { return .zero }
    guard scale.anchor == .center,
      let arrow = anchoredPlace(of: size, in: step.viewport.area(of: id))?.arrow
    else { return scale.anchor.fromCenter(of: size) }
    return arrow.tip(of: size)
  }

  /// Returns the pose in which the overlay is hidden, at the start of an entrance or the end of an
  /// exit.
  ///
  /// Components that `transition` doesn't change are taken from `pose`.
  private func hidden(
    _ pose: Pose, by transition: OverlayTransition, in step: Step, withShadow: Bool
  ) -> Pose {
    var hidden = pose
    let anchor = anchor(of: transition, in: step)
    if let scale = transition.scale {
      // Scaling about an anchor moves the center. `pose.offset` already contains the movement for
      // `pose.scale`.
      hidden.scale = scale.from
      hidden.offset.dx += (pose.scale - hidden.scale) * anchor.dx
      hidden.offset.dy += (pose.scale - hidden.scale) * anchor.dy
    }
    if let rotation = transition.rotation { hidden.rotation = rotation.from }
    if let slide = transition.slide {
      // If the transition doesn't scale the overlay, an interrupted entrance may still be growing
      // it to its normal size.
      let scale = transition.scale?.from ?? max(pose.scale, 1)
      let sway = Vector(dx: (1 - scale) * anchor.dx, dy: (1 - scale) * anchor.dy)
      let direction = step.viewport.layoutDirection
      func hide(over edge: OverlayRect.Edge) {
        let distance = distanceOut(
          over: edge, scale: scale, sway: sway, rotation: hidden.rotation, in: step,
          withShadow: withShadow)
        hidden.offset[edge.axis] = sway[edge.axis] + distance
      }
      switch slide.hiddenPosition {
      case .beyondEdge(let edge):
        hide(over: edge ?? placementOfSwipes(in: direction).slideEdge(in: direction))
      case .beyondLeadingEdge: hide(over: direction == .leftToRight ? .left : .right)
      case .beyondTrailingEdge: hide(over: direction == .leftToRight ? .right : .left)
      case .offset(let distance):
        hidden.offset = Vector(dx: sway.dx + distance.dx, dy: sway.dy + distance.dy)
      }
    }
    if let fade = transition.fade { hidden.opacity = fade.from }
    return hidden
  }

  /// Returns the signed distance by which a slide must move the overlay to hide it beyond `edge`.
  ///
  /// The distance is measured after `scale` has moved the center by `sway`.
  private func distanceOut(
    over edge: OverlayRect.Edge, scale: Double, sway: Vector, rotation: Double,
    in step: Step,
    withShadow: Bool
  ) -> Double {
    let frame = restingFrame(in: step.viewport).scaled(by: scale).moved(by: sway)
    let growth = (scale - 1) * Math.squareWidth(turnedBy: rotation)
    let shadow = withShadow ? overlay.overhang * growth * edge.sign : 0
    return overlay.distanceOut(
      of: step.viewport.area(of: id), over: edge, from: frame, turned: rotation,
      withShadow: withShadow)
      + shadow
  }
}
