extension Presentation {
  /// Stops the countdown while a pointer is down on it.
  mutating func hold(at now: Instant) {
    guard case .resting(let countdown) = phase else { return }
    phase = .resting(countdown.paused(at: now))
  }

  /// Lets the countdown go on after a press that came to nothing.
  mutating func releaseHold(at now: Instant) {
    guard case .resting(let countdown) = phase else { return }
    phase = .resting(countdown.resumed(at: now))
  }

  /// Takes it under the pointer, from where it is; without effect where it accepts no input.
  mutating func beginDrag(
    from start: PointerSample, to sample: PointerSample, at now: Instant,
    in surroundings: Surroundings
  ) -> [Command] {
    let interrupted: Phase.DraggedFrom
    switch phase {
    case .entering: interrupted = .entrance
    case .resting(let countdown): interrupted = .rest(countdown.paused(at: now))
    case .returning(_, let from): interrupted = from
    case .measuring, .dragged, .exiting: return []
    }
    let drag = Drag(origin: pose(at: now, in: surroundings), start: start, sample: sample)
    phase = .dragged(drag, interrupted)
    return [.claimPointer(id)]
  }

  /// Follows the pointer.
  mutating func moveDrag(to sample: PointerSample) {
    guard case .dragged(var drag, let interrupted) = phase else { return }
    drag.move(to: sample)
    phase = .dragged(drag, interrupted)
  }

  /// Lets it go at `sample`: it leaves over an edge or comes back, by `ReleaseDecision`.
  mutating func endDrag(
    at sample: PointerSample, now: Instant, in surroundings: Surroundings
  ) -> [Command] {
    moveDrag(to: sample)
    guard case .dragged(let drag, _) = phase else { return [] }
    let pose = pose(at: now, in: surroundings)
    let velocity = drag.velocity(
      at: sample.time, placement: overlay.placement, viewport: surroundings.viewport)
    let decision = ReleaseDecision(
      offset: pose.offset.dy, velocity: velocity.dy, height: size.height,
      placement: overlay.placement)
    switch decision {
    case .comeBack:
      comeBack(at: now, velocity: velocity, in: surroundings)
      return []
    case .dismiss(let edge):
      let motion = throwOut(over: edge, from: pose, speed: velocity.dy, at: now, in: surroundings)
      phase = .exiting(motion, .swiped)
      return [.notify(id, .willDismiss)]
    }
  }

  /// Sends a dragged overlay back to its place, setting out at `velocity`.
  mutating func comeBack(at now: Instant, velocity: Vector, in surroundings: Surroundings) {
    guard case .dragged(_, let interrupted) = phase else { return }
    phase = .returning(
      returnMotion(
        velocity: Pose.Velocity(offset: velocity), at: now, in: surroundings), interrupted)
  }
}
