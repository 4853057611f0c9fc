import UsherCore

// Entering lanes.

extension AdmissionModel {
  /// Admits a request to its lane.
  ///
  /// The request must not be in any list.
  func enter(_ request: ModelRequest) {
    entering = request
    defer { entering = nil }
    let lane = lane(request.lane)
    if mustBeKept(request) { return wait(request, as: .kept) }
    guard isWithinRate(request, of: lane) else { return }
    if lane.isPaused || isQuiet(request.overlay) { return putInLine(request) }
    switch request.precedence {
    case .queue where isFromWork(request): takePlace(request, in: lane)
    case .queue: queue(request, in: lane)
    case .replace(let dropsWaiting, let restores):
      replace(with: request, dropsWaiting: dropsWaiting, restores: restores)
    case .stack: giveTurn(request)
    }
  }

  /// Whether a request is within its lane's rate.
  ///
  /// If it isn't, this ends it.
  private func isWithinRate(_ request: ModelRequest, of lane: ModelLane) -> Bool {
    guard let rate = lane.settings.rate, !request.gaveWay, request.overlay.priority < rate.passing,
      !asks(request.overlay), request.overlay.underRate != .wasCounted
    else { return true }
    let latest = lane.entered.filter { clock < $0.advanced(by: rate.time) }
    guard latest.count >= max(rate.count, 1) else {
      lane.entered.append(clock)
      return true
    }
    if request.overlay.underRate == .stays { return true }
    switch rate.excess {
    case .refuse: turnAway(request, .laneFull(lane.id))
    case .summarize:
      entering = nil
      commands.append(.summarize(request.id, in: lane.id, at: request.overlay.placement))
      end(request, .summarized)
    }
    return false
  }

  private func queue(_ request: ModelRequest, in lane: ModelLane) {
    switch lane.settings.overflow {
    case .wait, .dropOldest: putInLine(request)
    case .dismissOldest: evict(for: request, in: lane)
    case .refuse:
      let others = rivals(of: request.overlay, among: lineInEffect(of: lane.id)).count
      if places(for: request.overlay, in: lane) <= others {
        turnAway(request, .laneFull(lane.id))
      } else {
        putInLine(request)
      }
    }
  }

  private func evict(for request: ModelRequest, in lane: ModelLane) {
    let staying = rivals(of: request.overlay, among: staying(in: lane.id))
    let exiting = rivals(of: request.overlay, among: shown(in: lane.id)).count - staying.count
    if places(for: request.overlay, in: lane) + exiting > 0 {
      let isFree =
        group(ledBy: lane.lead).allSatisfy {
          rivals(of: request.overlay, in: lane, among: lineInEffect(of: $0.id)).isEmpty
        }
        && !lane.isInGap(at: clock)
      return isFree ? giveTurn(request) : putInLine(request)
    }
    let oldest = staying.first {
      $0.overlay.isEvictable && $0.overlay.priority <= request.overlay.priority
    }
    guard let oldest else { return putInLine(request) }
    sendAway(oldest, .evicted)
    giveTurn(request)
  }

  private func replace(with request: ModelRequest, dropsWaiting: Bool, restores: Bool) {
    let lane = lane(request.lane)
    let comesBeside =
      restores && lane.settings.showsModalsAbove && kind(of: request.overlay) == .replies
    let staying = rivals(
      of: request.overlay, among: shownAboveAskers(of: request).filter { $0.stays }
    )
    .filter { $0.lane == request.lane && !comesBeside }
    let top = staying.map { $0.overlay.priority }.max()
    if let top, top > request.overlay.priority,
      let highest = staying.first(where: { $0.overlay.priority == top })
    {
      return turnAway(request, .higherPriorityShown(highest.id))
    }
    let waits =
      !isFromWork(request) && staying.isEmpty
      && placesOfGroup(for: request.overlay, besides: lane) <= 0
    if waits, lane.maximumWaiting == 0 { return turnAway(request, .laneFull(lane.id)) }
    if dropsWaiting {
      let others = line(of: request.lane) + delayed(in: request.lane)
      for one in rivals(of: request.overlay, among: others)
      where !request.overlay.askers.contains(one.id) {
        end(one, .superseded)
      }
    }
    if waits { return putInLine(request) }
    for one in staying.reversed() {
      if restores, one.overlay.drawing == .host, one.promise == nil {
        giveWay(one)
      } else {
        sendAway(one, .replaced)
      }
    }
    giveTurn(request)
  }

  func putInLine(_ request: ModelRequest) {
    let lane = lane(request.lane)
    let isShownAtOnce =
      !lane.isPaused && !isQuiet(request.overlay)
      && rivals(of: request.overlay, among: lineInEffect(of: lane.id)).isEmpty
      && !lane.isInGap(at: clock) && places(for: request.overlay, in: lane) > 0
    guard isShownAtOnce || mayWait(request) else {
      return turnAway(request, .laneFull(lane.id))
    }
    wait(request, as: .inLine)
  }

  /// Queues a request.
  ///
  /// Its maximum wait may have started before.
  func wait(_ request: ModelRequest, as stage: ModelRequest.Stage) {
    request.stage = stage
    if request.expiry == nil {
      request.expiry = request.overlay.maximumWait.map { clock.advanced(by: $0) }
      request.waits = nextNumber()
    }
    waiting.append(request)
  }

  /// Puts an interrupted request at the head of its queue.
  func putBack(_ request: ModelRequest) {
    shown.removeAll { $0 === request }
    // A request with an unanswered condition is treated as if it never had its turn.
    if request.stage == .checking { request.wasShown = false }
    request.stage = isFromWork(request) ? .kept : .inLine
    request.kindAtTurn = nil
    request.attention = []
    request.isCovered = false
    request.isOutOfRoom = false
    request.shared = []
    request.isOutOfSight = false
    request.fadeEnd = nil
    request.putBack = nextNumber()
    waiting.append(request)
  }
}
