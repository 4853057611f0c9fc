/// The engine's record of one overlay's life: its identity and its phase.
struct Presentation: Hashable, Sendable {
  let id: OverlayID
  let overlay: Overlay
  private(set) var size = Size.zero
  /// Set by the transitions of this type alone, each once on any path.
  var phase = Phase.measuring

  init(id: OverlayID, overlay: Overlay) {
    self.id = id
    self.overlay = overlay
  }

  /// Where it is posed at `now`, beside the way it rests.
  func pose(at now: Instant, in surroundings: Surroundings) -> Pose {
    switch phase {
    case .measuring, .resting: .resting
    case .entering(let motion), .returning(let motion, _), .exiting(let motion, _):
      motion.pose(at: now)
    case .dragged(let drag, _):
      drag.pose(in: surroundings.viewport)
    }
  }

  /// Where it rests; meaningless while it is being measured.
  func restingFrame(in surroundings: Surroundings) -> Rect {
    overlay.restingFrame(of: size, in: surroundings.viewport)
  }

  /// Takes its size; the first one starts the entrance, a later one changes the frame in any phase.
  mutating func measure(as size: Size, at now: Instant, in surroundings: Surroundings) -> [Command]
  {
    self.size = size
    guard case .measuring = phase else { return [] }
    phase = .entering(entranceMotion(at: now, in: surroundings))
    return [.notify(id, .willPresent)]
  }

  /// Begins its exit from where it is and as fast as it moves; the first reason wins.
  mutating func dismiss(
    _ reason: DismissReason, at now: Instant, in surroundings: Surroundings
  ) -> [Command] {
    guard phase.acceptsInput else { return [] }
    phase = .exiting(exitMotion(by: overlay.exit, at: now, in: surroundings), reason)
    return [.notify(id, .willDismiss)]
  }

  /// Performs the step that was due at `deadline`; the last one asks to be removed.
  mutating func settle(
    at deadline: Instant, isHeld: Bool, in surroundings: Surroundings
  ) -> (commands: [Command], isFinished: Bool) {
    switch phase {
    case .measuring, .dragged:
      return ([], false)
    case .entering, .returning(_, .entrance):
      phase = .resting(Countdown(overlay.lifetime, at: deadline, isHeld: isHeld))
      return ([.notify(id, .didPresent)], false)
    case .returning(_, .rest(let countdown)):
      phase = .resting(isHeld ? countdown : countdown.resumed(at: deadline))
      return ([], false)
    case .resting:
      return (dismiss(.timedOut, at: deadline, in: surroundings), false)
    case .exiting(_, let reason):
      return ([.detach(id), .notify(id, .didDismiss(reason))], true)
    }
  }

  /// Ends at once without a motion; `reason` counts only where no exit has begun.
  func removal(for reason: DismissReason) -> [Command] {
    switch phase {
    case .measuring:
      [.detach(id), .notify(id, .didDismiss(reason))]
    case .entering, .resting, .dragged, .returning:
      [.notify(id, .willDismiss), .detach(id), .notify(id, .didDismiss(reason))]
    case .exiting(_, let first):
      [.detach(id), .notify(id, .didDismiss(first))]
    }
  }

  /// How fast its pose changes at `now`.
  func velocity(at now: Instant, in surroundings: Surroundings) -> Pose.Velocity {
    switch phase {
    case .measuring, .resting: .zero
    case .entering(let motion), .returning(let motion, _), .exiting(let motion, _):
      motion.velocity(at: now)
    case .dragged(let drag, _):
      Pose.Velocity(offset: drag.velocity(at: now, in: surroundings.viewport))
    }
  }
}
