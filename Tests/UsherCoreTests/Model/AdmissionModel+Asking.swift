import UsherCore

// Requests.

extension AdmissionModel {
  func request(_ id: OverlayID, _ overlay: OverlayConfiguration) {
    if isClosed { return refuse(id, .hostClosed) }
    if find(id) != nil {
      commands.append(.report(.identifierInUse(id)))
      return
    }
    do {
      try overlay.validate()
    } catch {
      return refuse(id, .invalid(error))
    }
    guard mayStandBesideOthers(id, overlay) else { return }
    let request = ModelRequest(id, overlay, arrival: nextNumber())
    if !overlay.askers.contains(where: { find($0) != nil }) { request.overlay.askers = [] }
    if overlay.delay > .zero || mustBeKept(request) {
      guard mayWait(request) else {
        return refuse(id, .laneFull(overlay.lane))
      }
      count(overlay)
      guard overlay.delay > .zero else { return wait(request, as: .kept) }
      request.stage = .delayed
      request.waits = nextNumber()
      request.delayEnd = clock.advanced(by: overlay.delay)
      waiting.append(request)
    } else {
      let before = tallies
      count(overlay)
      enter(request)
      // A request that its lane refused doesn't count.
      if find(id) == nil { tallies = before }
    }
  }

  /// Whether a request can wait in its lane, possibly by dropping the oldest request.
  func mayWait(_ request: ModelRequest) -> Bool {
    let lane = lane(request.lane)
    if waitingCount(of: lane.id) < lane.maximumWaiting { return true }
    guard lane.settings.overflow == .dropOldest, lane.maximumWaiting > 0 else { return false }
    let others = waiting.filter {
      $0.lane == lane.id && $0.stage != .asked && !request.overlay.askers.contains($0.id)
    }
    guard let lowest = others.map(\.overlay.priority).min(), lowest <= request.overlay.priority,
      let oldest = others.filter({ $0.overlay.priority == lowest }).min(by: {
        $0.arrival < $1.arrival
      })
    else { return false }
    end(oldest, .evicted)
    return true
  }

  func refuse(_ id: OverlayID, _ refusal: Refusal) {
    commands.append(.refuse(id, refusal))
  }

  /// The number of waiting requests in a lane, including delayed requests, but not those that are
  /// just entering.
  func waitingCount(of id: LaneID) -> Int {
    waiting.filter { $0.lane == id && $0.stage != .asked }.count
  }

  private func mayStandBesideOthers(_ id: OverlayID, _ overlay: OverlayConfiguration) -> Bool {
    switch overlay.identity {
    case .allow: return true
    case .ignore:
      guard let other = others(named: overlay.name).first(where: { !$0.isExiting }) else {
        return true
      }
      return refuseDuplicate(id, overlay, of: other)
    case .coalesceWithLast:
      let last = (shown + waiting).filter { $0.lane == overlay.lane }.max {
        $0.arrival < $1.arrival
      }
      guard let last, let name = overlay.name, last.overlay.name == name else { return true }
      return refuseDuplicate(id, overlay, of: last)
    case .updateInPlace:
      let others = others(named: overlay.name)
      let staying = others.first { !$0.isExiting }
      guard let other = staying ?? others.last(where: { !$0.wasSentAway(under: overlay) }) else {
        return true
      }
      adopt(overlay, of: id, by: other)
      return false
    case .mergeAndCount:
      let other = others(named: overlay.name).first {
        !$0.isExiting && $0.overlay.identity == .mergeAndCount
          && $0.overlay.variant == overlay.variant
      }
      guard let other else { return true }
      merge(overlay, of: id, into: other)
      return false
    case .refuseEqualPriority:
      let other = inOrder().first {
        $0.lane == overlay.lane && $0.overlay.priority == overlay.priority
      }
      guard let other else { return true }
      refuse(id, .priorityTaken(by: other.id))
      return false
    }
  }

  private func refuseDuplicate(
    _ id: OverlayID, _ overlay: OverlayConfiguration, of other: ModelRequest
  ) -> Bool {
    count(overlay)
    refuse(id, .duplicate(of: other.id))
    return false
  }

  private func others(named name: OverlayName?) -> [ModelRequest] {
    name == nil ? [] : inOrder().filter { $0.overlay.name == name }
  }

  /// All requests that haven't ended: shown requests by admission, then each lane's waiting
  /// requests by arrival and its delayed requests.
  private func inOrder() -> [ModelRequest] {
    shown
      + lanes.flatMap { lane in
        line(of: lane.id, by: .arrival) + delayed(in: lane.id)
      }
  }
}
