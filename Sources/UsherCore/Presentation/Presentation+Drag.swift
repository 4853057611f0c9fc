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
    from start: PointerSample, to sample: PointerSample, at now: Instant, in viewport: Viewport
  ) -> [Command] {
    let interrupted: Phase.DraggedFrom
    switch phase {
    case .entering: interrupted = .entrance
    case .resting(let countdown): interrupted = .rest(countdown.paused(at: now))
    case .returning(_, let from): interrupted = from
    case .measuring, .dragged, .exiting: return []
    }
    let drag = Drag(origin: pose(at: now, in: viewport), start: start, sample: sample)
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
    at sample: PointerSample, now: Instant, in viewport: Viewport
  ) -> [Command] {
    moveDrag(to: sample)
    guard case .dragged(let drag, _) = phase else { return [] }
    let pose = pose(at: now, in: viewport)
    let velocity = drag.velocity(
      at: sample.time, placement: overlay.placement, viewport: viewport)
    let decision = ReleaseDecision(
      offset: pose.offset.dy, velocity: velocity.dy, height: size.height,
      placement: overlay.placement)
    switch decision {
    case .comeBack:
      comeBack(at: now, velocity: velocity, in: viewport)
      return []
    case .dismiss(let edge):
      let motion = throwOut(over: edge, from: pose, speed: velocity.dy, at: now, in: viewport)
      phase = .exiting(motion, .swiped)
      return [.notify(id, .willDismiss)]
    }
  }

  /// Sends a dragged overlay back to its place, setting out at `velocity`.
  mutating func comeBack(at now: Instant, velocity: Vector, in viewport: Viewport) {
    guard case .dragged(_, let interrupted) = phase else { return }
    let motion = Motion(
      from: pose(at: now, in: viewport), to: .resting, velocity: velocity,
      offset: .spring(.lively), opacity: .easeOut(.milliseconds(200)), start: now)
    phase = .returning(motion, interrupted)
  }

  /// The motion of a thrown overlay: `TimingCurve.decelerate` sets out at twice its mean speed, so a
  /// length of 2 · distance / speed leaves the hand at the speed of the pointer.
  private func throwOut(
    over edge: Edge, from pose: Pose, speed: Double, at now: Instant, in viewport: Viewport
  ) -> Motion {
    var target = pose
    target.offset.dy = overlay.distanceOut(
      of: viewport, over: edge, from: restingFrame(in: viewport), withShadow: true)
    let ideal = 2 * abs(target.offset.dy - pose.offset.dy) / max(abs(speed), 1)
    let length = Duration(clampingSeconds: min(max(ideal, 0.12), 0.4))
    return Motion(
      from: pose, to: target, offset: .curve(.decelerate, length), opacity: .immediate, start: now)
  }
}
