import UsherCore

/// The rules of the articles *Who is shown, and when* and *Phases* once more, slow and obvious: lists
/// that are searched and sorted anew for every question.
///
/// It shares nothing with the engine but the public values. It knows no geometry, so overlays may fade
/// but not slide, and it does not know how fast one fade goes on from another (`isBeyondTheModel`).
final class AdmissionModel {
  var lanes: [ModelLane]
  /// Whose turn has come, in the order of admission.
  var shown: [ModelRequest] = []
  /// Who stands in any line, and whose delay has not ended; in no order.
  var waiting: [ModelRequest] = []
  /// Who is in no list while it enters its lane.
  var entering: ModelRequest?
  var tallies: [(name: OverlayName, count: Int)] = []
  var viewport: Viewport?
  var isClosed = false
  var attention: Attention = []
  var focused: OverlayID?
  /// The moment up to which everything was performed.
  var clock = Instant(nanoseconds: .min)
  /// Counts whatever needs an order.
  var numbers = 0
  /// Whether a fade has cut into another one: how long that takes is not for this model to say.
  var isBeyondTheModel = false
  var commands: [Command] = []

  init(_ settings: LaneSettings = LaneSettings()) {
    lanes = [ModelLane(.main, settings)]
  }

  func handle(_ event: Event, at now: Instant) -> [Command] {
    commands = []
    let now = max(now, clock)
    performWhatIsDue(by: now)
    clock = now
    take(event)
    takeTurns()
    followFocus()
    performWhatIsDue(by: now)
    return commands
  }

  private func take(_ event: Event) {
    switch event {
    case .presentRequested(let id, let overlay): request(id, overlay)
    case .updateRequested(let id, let overlay): updateRequested(id, overlay)
    case .contentReplaced(let id, _): contentReplaced(id)
    case .lifetimeChanged(let id, let lifetime): changeLifetime(id, lifetime)
    case .transitionReplaced(let id, let transition): replaceTransition(id, transition)
    case .dismissRequested(let selection): dismissRequested(selection)
    case .countedDismissRequested(let name): dismissCounted(name)
    case .countChanged(let name, let count): changeCount(of: name, to: count)
    case .turnTaken(let id): answerTurn(id, isTaken: true)
    case .turnDeclined(let id): answerTurn(id, isTaken: false)
    case .laneConfigured(let id, let settings):
      lane(id).settings = settings
      _ = lane(lane(id).lead)
    case .lanePaused(let id): lane(id).isPaused = true
    case .laneResumed(let id): lane(id).isPaused = false
    case .measured(let id, _): measured(id)
    case .viewportChanged(let viewport): changeViewport(viewport)
    case .preferencesChanged: break
    case .attentionChanged(let signs, let id, let isPresent):
      changeAttention(signs, of: id, isPresent: isPresent)
    case .hostClosed: close()
    case .pointerChanged: isBeyondTheModel = true
    case .keyPressed(.escape): pressEscape()
    case .backdropUsed(let id): useBackdrop(of: id)
    case .actionTaken(let id, let action, let dismisses):
      takeAction(action, of: id, dismisses: dismisses)
    case .timePassed: break
    }
  }

  // Questions that many rules ask.

  /// The lane of that id, made where it was never named.
  func lane(_ id: LaneID) -> ModelLane {
    if let lane = lanes.first(where: { $0.id == id }) { return lane }
    let lane = ModelLane(id)
    lanes.append(lane)
    return lane
  }

  var hasArea: Bool {
    guard let viewport, !isClosed else { return false }
    return viewport.size.width > 0 && viewport.size.height > 0
  }

  func find(_ id: OverlayID) -> ModelRequest? {
    shown.first { $0.id == id } ?? waiting.first { $0.id == id }
  }

  func shown(in id: LaneID) -> [ModelRequest] {
    shown.filter { $0.lane == id }
  }

  func standing(in id: LaneID) -> [ModelRequest] {
    shown.filter { $0.lane == id && $0.stands }
  }

  /// Who stands in the lane's line, the next one first.
  func line(of id: LaneID) -> [ModelRequest] {
    line(of: id, by: lane(id).settings.order)
  }

  func line(of id: LaneID, by order: LaneOrder) -> [ModelRequest] {
    waiting.filter { $0.lane == id && $0.stage == .inLine }.sorted { one, other in
      switch (one.putBack, other.putBack) {
      case (let one?, let other?): return one > other
      case (.some, nil): return true
      case (nil, .some): return false
      case (nil, nil):
        if order == .priority, one.overlay.priority != other.overlay.priority {
          return one.overlay.priority > other.overlay.priority
        }
        return one.arrival < other.arrival
      }
    }
  }

  /// Whose delay has not ended, in the order of their coming.
  func delayed(in id: LaneID) -> [ModelRequest] {
    waiting.filter { $0.lane == id && $0.stage == .delayed }.sorted { $0.arrival < $1.arrival }
  }

  func nextNumber() -> Int {
    numbers += 1
    return numbers
  }

  /// Comes at most once, and not after a later one.
  func reach(_ milestone: Milestone, _ request: ModelRequest) {
    guard !request.milestones.contains(milestone), !request.milestones.contains(.willDismiss) else {
      return
    }
    request.milestones.append(milestone)
    commands.append(.notify(request.id, milestone))
  }
}
