extension Presentation {
  /// Starts a drag from the overlay's current pose; a no-op if the overlay takes no input or cannot
  /// be swiped.
  mutating func beginDrag(
    _ take: Press.Take, to sample: PointerSample, at now: Instant, in surroundings: Surroundings
  ) -> [Command] {
    guard let policy = overlay.swipe else { return [] }
    let interrupted: Phase.DraggedFrom
    switch phase {
    case .entering: interrupted = .entrance
    case .resting(let countdown): interrupted = .rest(countdown)
    case .returning(_, let from): interrupted = from
    case .asked, .measuring, .dragged, .exiting: return []
    }
    let origin = pose(at: now, in: surroundings)
    let hold: Drag.Hold =
      switch take.grip {
      case .axis(let axis):
        .onRail(rail(along: axis, from: origin.offset[axis], by: policy, in: surroundings))
      case .point:
        .swinging(
          Swing(
            lever: take.start.position - centre(of: origin, in: surroundings),
            size: Size(width: size.width * origin.scale, height: size.height * origin.scale)))
      }
    phase = .dragged(
      Drag(origin: origin, hold: hold, start: take.start, sample: sample), interrupted)
    attention.insert(.drag)
    return [.claimPointer(id)]
  }

  /// Returns the rail for a drag along an axis.
  private func rail(
    along axis: Axis, from origin: Double, by policy: SwipePolicy, in surroundings: Surroundings
  ) -> Rail {
    let free = policy.freeDirections(
      from: overlay.placement, in: surroundings.viewport.layoutDirection)
    let frame = restingFrame(in: surroundings)
    let start = (frame.origin - Point(x: 0, y: 0))[axis]
    let distance =
      free.contains(SwipeDirections(over: axis.edges.low))
      ? start : surroundings.viewport.size[axis] - start - frame.size[axis]
    return Rail(
      along: axis, from: origin, free: free,
      resistance: policy.resistance.resolved(restingFromEdge: distance))
  }

  /// Moves the dragged overlay to the pointer.
  mutating func moveDrag(to sample: PointerSample) {
    guard case .dragged(var drag, let interrupted) = phase else { return }
    drag.move(to: sample)
    phase = .dragged(drag, interrupted)
  }

  /// Ends a drag at `sample`: the overlay leaves or returns, by its current swipe policy.
  mutating func endDrag(
    at sample: PointerSample, now: Instant, in surroundings: Surroundings
  ) -> [Command] {
    moveDrag(to: sample)
    guard case .dragged(let drag, _) = phase else { return [] }
    let velocity = drag.velocity(at: sample.time, in: surroundings.viewport)
    let spin = drag.spin(at: sample.time)
    guard
      let motion = departure(
        from: drag.hold, velocity: velocity, spin: spin, at: now, in: surroundings)
    else {
      comeBack(
        at: now, velocity: Pose.Velocity(offset: velocity, rotation: spin), in: surroundings)
      return []
    }
    return leave(.dismissed(.swiped), along: motion, at: now)
  }

  /// Sends a dragged overlay back to its place, starting at `velocity`.
  mutating func comeBack(
    at now: Instant, velocity: Pose.Velocity, in surroundings: Surroundings
  ) {
    guard case .dragged(_, let interrupted) = phase else { return }
    phase = .returning(
      returnMotion(velocity: velocity, at: now, in: surroundings), interrupted)
  }

  /// Returns the motion by which a released overlay leaves; `nil` if it returns to its place.
  private func departure(
    from hold: Drag.Hold, velocity: Vector, spin: Double, at now: Instant,
    in surroundings: Surroundings
  ) -> Motion? {
    guard let policy = overlay.swipe else { return nil }
    let pose = pose(at: now, in: surroundings)
    switch (hold, policy.drag) {
    case (.onRail(let rail), .edges):
      let axis = rail.axis
      let decision = ReleaseDecision(
        offset: pose.offset[axis], velocity: velocity[axis], along: axis, extent: size[axis],
        exits: policy.exits(
          from: overlay.placement, in: surroundings.viewport.layoutDirection),
        thresholds: policy.thresholds)
      guard case .dismiss(let edge) = decision else { return nil }
      return throwOut(
        over: edge, from: pose, speed: velocity[axis], length: policy.throwLength, at: now,
        in: surroundings)
    case (.swinging, .physics(let rules)):
      guard let fling = Fling(velocity: velocity, spin: spin, rules: rules) else { return nil }
      guard motionPolicy(in: surroundings) == .keep else {
        return exitMotion(by: overlay.exit, at: now, in: surroundings)
      }
      let diagonal = Vector(dx: size.width, dy: size.height).length
      let seconds = fling.timeOut(
        of: surroundings.viewport.size, from: centre(of: pose, in: surroundings),
        radius: (diagonal / 2 + overlay.overhang) * pose.scale)
      return fling.motion(
        from: pose, lasting: seconds + rules.hideDelay.inSeconds, start: now)
    case (.onRail, .physics), (.swinging, .edges):
      return nil
    }
  }

  /// Returns the centre of the overlay in the pose `pose`.
  private func centre(of pose: Pose, in surroundings: Surroundings) -> Point {
    let frame = restingFrame(in: surroundings)
    return Point(
      x: frame.minX + frame.size.width / 2 + pose.offset.dx,
      y: frame.minY + frame.size.height / 2 + pose.offset.dy)
  }
}
