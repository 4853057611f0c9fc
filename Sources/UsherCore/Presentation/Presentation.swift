/// The engine's record of one overlay's life: its identity and its phase.
struct Presentation: Hashable, Sendable {
  let id: OverlayID
  /// Its place in the order of all requests.
  let arrival: Int
  /// How it came to have its turn.
  let admission: Admission
  var overlay: Overlay
  var size = Size.zero
  /// Set by the transitions of this type alone, each once on any path.
  var phase: Phase
  /// What it is busy with, beside what every overlay is.
  var attention: Attention = []
  /// When its entrance began; `nil` before.
  private(set) var entered: Instant?
  /// Why it will go as soon as it has been up for its minimum time.
  var owed: DismissReason?
  /// The countdown it goes on with when it has arrived, after it was displaced.
  var resumed: Countdown?
  private(set) var progress: Progress

  /// Its turn has come; one that was interrupted before goes on where it was.
  init(_ entry: WaitingLine.Entry, _ admission: Admission = .turn) {
    id = entry.id
    self.admission = admission
    arrival = entry.arrival
    overlay = entry.overlay
    resumed = entry.interruption?.countdown
    progress = entry.interruption?.progress ?? .requested
    phase = overlay.asksFirst && entry.interruption == nil ? .asked : .measuring
  }

  /// When something happens to it by itself; `nil` where only an event can make it.
  var deadline: Instant? {
    guard let owedAt, phase.isStanding else { return phase.deadline }
    return phase.deadline.map { min($0, owedAt) } ?? owedAt
  }

  /// Whether a person has seen it.
  var wasSeen: Bool { entered != nil }

  /// When a dismissal that waits for its minimum time may begin.
  var owedAt: Instant? {
    owed == nil ? nil : entered?.advanced(by: overlay.minimumTime)
  }

  /// Where it is posed at `now`, beside the way it rests.
  func pose(at now: Instant, in surroundings: Surroundings) -> Pose {
    switch phase {
    case .asked, .measuring, .resting: .resting
    case .entering(let motion), .returning(let motion, _), .exiting(let motion, _):
      motion.pose(at: now)
    case .dragged(let drag, _):
      drag.pose(placement: overlay.placement, viewport: surroundings.viewport)
    }
  }

  /// How fast it moves at `now`, in points per second.
  func velocity(at now: Instant, in surroundings: Surroundings) -> Vector {
    switch phase {
    case .asked, .measuring, .resting: .zero
    case .entering(let motion), .returning(let motion, _), .exiting(let motion, _):
      motion.velocity(at: now)
    case .dragged(let drag, _):
      drag.velocity(at: now, placement: overlay.placement, viewport: surroundings.viewport)
    }
  }

  /// Where it rests; meaningless while it is being measured.
  func restingFrame(in surroundings: Surroundings) -> Rect {
    overlay.restingFrame(of: size, in: surroundings.viewport)
  }

  /// Tells a milestone unless it, or a later one, was told before.
  mutating func tell(_ milestone: Milestone) -> [Command] {
    let reached: Progress =
      switch milestone {
      case .willPresent: .entered
      case .didPresent: .presented
      case .willDismiss: .left
      case .didDismiss: preconditionFailure("the end of a life is told by `ending`")
      }
    guard progress < reached else { return [] }
    progress = reached
    return [.notify(id, milestone)]
  }

  /// Sets out at `now`, in whatever way.
  mutating func enter(at now: Instant) {
    entered = now
  }

  /// The countdown of a rest that begins at `now`.
  func firstCountdown(at now: Instant, under common: Attention) -> Countdown {
    let isHeld = isHeld(under: common)
    guard let resumed else { return Countdown(overlay.lifetime, at: now, isHeld: isHeld) }
    return isHeld ? resumed.paused(at: now) : resumed.resumed(at: now)
  }
}
