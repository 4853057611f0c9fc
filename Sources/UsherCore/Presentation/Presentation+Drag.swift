extension Presentation {
  /// Starts a drag from the current pose.
  ///
  /// Does nothing if the overlay can't be swiped, is already dragged, is exiting, or isn't visible
  /// yet.
  mutating func beginDrag(
    _ drag: Press.DragStart, to sample: PointerSample, in step: inout Step
  ) {
    guard let policy = overlay.swipe else { return }
    let interrupted: Phase.DraggedFrom
    switch phase {
    case .entering: interrupted = .entrance
    case .resting(let countdown): interrupted = .rest(countdown)
    case .returning(_, let from): interrupted = from
    case .checking, .measuring, .dragged, .exiting: return
    }
    var origin = pose(at: step.now, in: step.viewport)
    if growsAndShrinks { origin.offset.dy += overlay.placement.inwards * holdHeight(at: step.now) }
    let mode: Drag.Mode =
      switch drag.lock {
      case .axis(let axis):
        .onRail(rail(along: axis, from: origin.offset[axis], by: policy, in: step))
      case .free:
        .swinging(
          Swing(
            lever: drag.origin - centre(of: origin, in: step),
            size: OverlaySize(width: size.width * origin.scale, height: size.height * origin.scale))
        )
      }
    phase = .dragged(
      Drag(origin: origin, mode: mode, start: drag, sample: sample), interrupted)
    attention.insert(.drag)
    step.give(.claimPointer(id))
  }

  private func rail(
    along axis: Axis, from origin: Double, by policy: SwipePolicy, in step: Step
  ) -> Rail {
    let direction = step.viewport.layoutDirection
    let free = SwipePolicy.freeDirections(
      for: exits(by: policy, in: step.viewport), from: placementOfSwipes(in: direction),
      in: direction)
    let frame = restingFrame(in: step.viewport)
    let (area, span) = (step.viewport.area(of: id).span(along: axis), frame.span(along: axis))
    let distance =
      free.contains(SwipeDirections(over: axis.edges.low))
      ? span.start - area.start : area.end - span.end
    return Rail(
      along: axis, from: origin, free: free,
      slack: axis == .vertical ? growth(in: step.viewport) : 0,
      resistance: policy.resistance.resolved(restingFromEdge: distance))
  }

  mutating func moveDrag(to sample: PointerSample) {
    guard case .dragged(var drag, let interrupted) = phase else { return }
    drag.move(to: sample)
    phase = .dragged(drag, interrupted)
  }

  /// Ends a drag.
  ///
  /// The overlay exits or returns, depending on its swipe policy.
  mutating func endDrag(
    at sample: PointerSample, in step: inout Step
  ) {
    moveDrag(to: sample)
    guard case .dragged(let drag, _) = phase else { return }
    let velocity = drag.velocity(at: sample.time, in: step.viewport)
    let spin = drag.spin(at: sample.time)
    guard
      let motion = departure(
        from: drag.mode, velocity: velocity, spin: spin, in: step)
    else {
      return settle(velocity: Pose.Velocity(offset: velocity, rotation: spin), in: &step)
    }
    guard !overlay.asksBeforeDismissal else {
      settle(velocity: Pose.Velocity(offset: velocity, rotation: spin), in: &step)
      return step.give(.checkDismissal(id, .swipe))
    }
    leave(.dismissed(.swipe), along: motion, in: &step)
  }

  /// Returns a dragged overlay to its place, starting at `velocity`.
  mutating func comeBack(velocity: Pose.Velocity, in step: Step) {
    guard case .dragged(_, let interrupted) = phase else { return }
    phase = .returning(
      returnMotion(velocity: velocity, in: step), interrupted)
    if case .delayExit(let length) = overlay.tap { delayExit(by: length, in: step) }
  }

  /// Returns the exit motion of a released overlay, or `nil` if the overlay returns to its place.
  private func departure(
    from mode: Drag.Mode, velocity: Vector, spin: Double, in step: Step
  ) -> Motion? {
    guard let policy = overlay.swipe else { return nil }
    let pose = pose(at: step.now, in: step.viewport)
    switch (mode, policy.drag) {
    case (.onRail(let rail), .edges):
      let axis = rail.axis
      var (size, offset) = (size, pose.offset)
      if isStretchable { stretch(&size, &offset, in: step.viewport) }
      let decision = ReleaseDecision(
        offset: offset[axis], velocity: velocity[axis], along: axis, extent: size[axis],
        exits: exits(by: policy, in: step.viewport), thresholds: policy.thresholds)
      guard case .dismiss(let edge) = decision else { return nil }
      return throwOut(
        over: edge, from: pose, speed: velocity[axis], length: policy.exitDuration,
        in: step)
    case (.swinging, .physics(let rules)):
      guard let fling = Fling(velocity: velocity, spin: spin, rules: rules) else { return nil }
      guard motionPolicy(in: step) == .keep else {
        return exitMotion(by: overlay.exit, in: step)
      }
      let diagonal = Vector(dx: size.width, dy: size.height).length
      let seconds = fling.timeOut(
        of: step.viewport.size, from: centre(of: pose, in: step),
        radius: (diagonal / 2 + overlay.overhang) * pose.scale)
      return fling.motion(
        from: pose, lasting: seconds + rules.hideDelay.inSeconds, start: step.now)
    case (.onRail, .physics), (.swinging, .edges):
      return nil
    }
  }

  private func centre(of pose: Pose, in step: Step) -> OverlayPoint {
    let frame = restingFrame(in: step.viewport)
    return OverlayPoint(
      x: frame.minX + frame.size.width / 2 + pose.offset.dx,
      y: frame.minY + frame.size.height / 2 + pose.offset.dy)
  }
}
