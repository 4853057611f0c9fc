import UsherCore

/// A second implementation of the rules in *Who is shown, and when*, *Questions, replies and quiet*
/// and *Phases*.
///
/// It is slow and simple, because it searches and sorts lists for every question. The model shares
/// only the public values with the engine. It has no geometry, so overlays may fade, but not slide.
/// It can't compute the duration of a fade that interrupts another (`isBeyondTheModel`).
final class AdmissionModel {
  var lanes: [ModelLane]
  /// The requests that had their turn, in the order of admission.
  var shown: [ModelRequest] = []
  /// The requests that are queued or delayed, in no order.
  var waiting: [ModelRequest] = []
  /// The request that is in no list while it enters its lane.
  var entering: ModelRequest?
  var tallies: [(name: OverlayName, count: Int)] = []
  var viewport: OverlayViewport?
  var isVisible = true
  var isClosed = false
  /// The quiet rules in effect, in the order in which they started.
  var rules: [ModelRule] = []
  var attention: Attention = []
  /// The factor for lifetimes, or `nil` if lifetimes never end.
  var timeoutScale: Int? = 1
  var focused: OverlayID?
  /// Whether overlays change places immediately.
  var reducesMotion = false
  /// The known states of the anchors that shown overlays use.
  var anchors: [AnchorID: ModelAnchor] = [:]
  /// The time up to which all due work is done.
  var clock = Instant(nanoseconds: .min)
  /// A counter for everything that needs an order.
  var numbers = 0
  /// Whether a fade interrupted another, so that the model can't compute its duration.
  var isBeyondTheModel = false
  var commands: [OverlayCommand] = []

  init(_ settings: LaneSettings = LaneSettings()) {
    lanes = [ModelLane(.main, settings)]
  }

  func receive(_ event: OverlayEvent, at now: Instant) -> [OverlayCommand] {
    commands = []
    let now = max(now, clock)
    performWhatIsDue(by: now)
    clock = now
    route(event)
    takeTurns()
    followFocus()
    performWhatIsDue(by: now)
    return commands
  }

  private func route(_ event: OverlayEvent) {
    switch event {
    case .presentRequested(let id, let overlay): request(id, overlay)
    case .updateRequested(let id, let overlay): updateRequested(id, overlay)
    case .contentReplaced(let id, _): contentReplaced(id)
    case .lifetimeChanged(let id, let lifetime): changeLifetime(id, lifetime)
    case .transitionReplaced(let id, let transition): replaceTransition(id, transition)
    case .dismissRequested(let selection): dismissRequested(selection)
    case .countedDismissRequested(let name): dismissCounted(name)
    case .countChanged(let name, let count): changeCount(of: name, to: count)
    case .turnAccepted(let id): answerTurn(id, isAccepted: true)
    case .turnDeclined(let id): answerTurn(id, isAccepted: false)
    case .dismissalAccepted(let id, let reason): letGo(id, for: reason)
    case .laneConfigured(let id, let settings):
      // The model doesn't know the motions to other places in a list.
      isBeyondTheModel =
        isBeyondTheModel || settings.arrangement != .layered && !reducesMotion
      lane(id).settings = settings
      _ = lane(lane(id).lead)
    case .lanePaused(let id): lane(id).isPaused = true
    case .laneResumed(let id): lane(id).isPaused = false
    case .quietBegan(let id, let quiet): beginQuiet(id, quiet)
    case .quietEnded(let id): endQuiet(id)
    case .measured(let id, _), .contentResized(let id, _): measured(id)
    case .viewportChanged(let viewport): changeViewport(viewport)
    case .visibilityChanged(let isVisible): changeVisibility(isVisible)
    case .preferencesChanged(let preferences): reducesMotion = preferences.reducesMotion
    case .timeoutScaleChanged(let timeoutScale): changeTimeoutScale(timeoutScale)
    case .attentionChanged(let signs, let id, let isPresent):
      changeAttention(signs, of: id, isPresent: isPresent)
    case .containerRemoved(let id): losePlace(of: id)
    case .ownerGone(let id): go(id, for: .ownerGone)
    case .hostClosed: close()
    case .pointerChanged: isBeyondTheModel = true
    case .focusMoved(let id, let isInside):
      if !isInside || id != focused {
        changeAttention(.focusWithin, of: id, isPresent: isInside)
      }
    case .textTyped(let id): changeAttention(.focusWithin, of: id, isPresent: true)
    case .keyPressed(.escape): pressEscape()
    case .keyPressed(.return): pressReturn()
    case .overlayTapped(let id): tapOverlay(id)
    case .backdropUsed(let id): useBackdrop(of: id)
    case .actionTaken(let id, let action, let dismisses):
      takeAction(action, of: id, dismisses: dismisses)
    case .actionCompleted(let id, let action): go(id, for: .button(action))
    case .anchorMoved(let id, let visibility): moveAnchor(id, visibility)
    // The scripts' overlays are centered, so no list has an offer.
    case .adapted, .moreRequested, .detentSelected, .focusedAreaChanged, .timePassed: break
    }
  }

  // Queries used by many rules.

  /// The lane with an id, created on first use.
  func lane(_ id: LaneID) -> ModelLane {
    if let lane = lanes.first(where: { $0.id == id }) { return lane }
    let lane = ModelLane(id)
    lanes.append(lane)
    return lane
  }

  var canShow: Bool {
    guard let viewport, isVisible, !isClosed else { return false }
    return viewport.size.width > 0 && viewport.size.height > 0
  }

  func find(_ id: OverlayID) -> ModelRequest? {
    shown.first { $0.id == id } ?? waiting.first { $0.id == id }
  }

  func shown(in id: LaneID) -> [ModelRequest] {
    shown.filter { $0.lane == id }
  }

  func staying(in id: LaneID) -> [ModelRequest] {
    shown.filter { $0.lane == id && $0.stays }
  }

  /// The requests in a lane's queue, in order.
  func line(of id: LaneID) -> [ModelRequest] {
    lineInEffect(of: id) + line(of: id, by: lane(id).settings.order).filter { isQuiet($0.overlay) }
  }

  /// The requests in a lane's queue that aren't quiet, in order.
  func lineInEffect(of id: LaneID) -> [ModelRequest] {
    let line = line(of: id, by: lane(id).settings.order).filter { !isQuiet($0.overlay) }
    return ModelRequest.Kind.allCases.flatMap { kind in
      line.filter { kindInLine(of: $0) == kind }
    }
  }

  func line(of id: LaneID, by order: LaneOrder) -> [ModelRequest] {
    waiting.filter { $0.lane == id && $0.stage == .inLine }.sorted {
      goesBefore($0, $1, by: order)
    }
  }

  func goesBefore(_ one: ModelRequest, _ other: ModelRequest, by order: LaneOrder) -> Bool {
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

  /// The delayed and the kept requests of a lane, in order of arrival.
  func delayed(in id: LaneID) -> [ModelRequest] {
    waiting.filter { $0.lane == id && ($0.stage == .delayed || $0.stage == .kept) }.sorted {
      goesBefore($0, $1, by: .arrival)
    }
  }

  func nextNumber() -> Int {
    numbers += 1
    return numbers
  }

  /// Records a milestone, unless it or `willDismiss` was already recorded.
  func reach(_ milestone: Milestone, _ request: ModelRequest) {
    guard !request.milestones.contains(milestone), !request.milestones.contains(.willDismiss) else {
      return
    }
    request.milestones.append(milestone)
    commands.append(.notify(request.id, milestone))
  }
}
