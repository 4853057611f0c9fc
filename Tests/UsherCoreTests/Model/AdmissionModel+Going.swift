import UsherCore

// Dismissals and ends.

extension AdmissionModel {
  func dismissRequested(_ selection: OverlaySelection<OverlayName>) {
    if case .overlay(let id) = selection, find(id) == nil { return reportUnknown(id) }
    dismiss(selection)
  }

  func dismiss(_ selection: OverlaySelection<OverlayName>) {
    for lane in lanes {
      for request in line(of: lane.id) + delayed(in: lane.id)
      where isMeant(request, by: selection, isWaiting: true) {
        end(request, request.wasShown ? .programmatic : .cancelled)
      }
    }
    for request in shown.reversed() where isMeant(request, by: selection, isWaiting: false) {
      sendAway(request, .programmatic)
    }
  }

  private func isMeant(
    _ request: ModelRequest, by selection: OverlaySelection<OverlayName>, isWaiting: Bool
  ) -> Bool {
    func isIn(_ lane: LaneID?) -> Bool { lane == nil || lane == request.lane }
    return switch selection {
    case .overlay(let id): request.id == id
    case .named(let name, let lane): request.overlay.name == name && isIn(lane)
    case .upTo(let priority, let lane): request.overlay.priority <= priority && isIn(lane)
    case .shown(let lane): !isWaiting && isIn(lane)
    case .waiting(let lane): isWaiting && isIn(lane)
    case .all(let lane): isIn(lane)
    }
  }

  /// Dismisses a shown request for a reason.
  ///
  /// The first reason is used.
  func sendAway(_ request: ModelRequest, _ reason: DismissReason) {
    switch request.stage {
    case .asked, .delayed, .kept, .inLine, .exiting(_, .ends): return
    case .exiting(let until, .comesBack):
      reach(.willDismiss, request)
      request.stage = .exiting(until: until, .ends(reason))
    case .checking, .measuring: end(request, reason)
    case .entering, .resting:
      if reason == .programmatic || reason == .timedOut, clock < request.minimumEnd {
        request.promise = request.promise ?? reason
      } else {
        reach(.willDismiss, request)
        setOut(request, reason == .replaced, .ends(reason))
      }
    }
  }

  /// Replaces a request temporarily.
  ///
  /// The request returns afterward.
  func giveWay(_ request: ModelRequest, isReplaced: Bool = true) {
    if request.isUp {
      if case .running(let end) = request.countdown {
        request.countdown = .stopped(left: usual(clock.duration(to: end), request))
      }
      setOut(request, isReplaced, .comesBack)
    } else {
      putBack(request)
    }
  }

  func setOut(_ request: ModelRequest, _ isReplaced: Bool, _ fate: ModelRequest.Fate) {
    let exit = isReplaced ? request.overlay.replaced ?? request.overlay.exit : request.overlay.exit
    var time = request.overlay.drawing == .app ? .zero : length(exit)
    if case .entering(let until) = request.stage, until > clock {
      // A request that isn't visible yet needs no exit.
      if request.setOut == clock { time = .zero }
      isBeyondTheModel = isBeyondTheModel || time > .zero
    }
    request.setOut = clock
    request.exitViewport = viewport
    request.promise = nil
    request.attention.subtract([.touch, .drag])
    request.stage = .exiting(until: clock.advanced(by: time), fate)
  }

  /// Ends a request in any state.
  func end(_ request: ModelRequest, _ reason: DismissReason) {
    if request.hasEntered { reach(.willDismiss, request) }
    if request.isAttached { commands.append(.detach(request.id)) }
    commands.append(.notify(request.id, .didDismiss(reason)))
    forget(request)
  }

  /// Ends a request that wasn't accepted.
  func turnAway(_ request: ModelRequest, _ refusal: Refusal) {
    entering = nil
    refuse(request.id, refusal)
    forget(request)
  }

  private func forget(_ request: ModelRequest) {
    shown.removeAll { $0 === request }
    waiting.removeAll { $0 === request }
    forgetNames()
  }

  func beginGap(of lane: ModelLane) {
    lane.gapEnd = clock.advanced(by: lane.gap)
    lane.awaitsGapEnd = true
  }

  func losePlace(of id: OverlayID) {
    guard let request = shown.first(where: { $0.id == id }) else {
      return dismissRequested(.overlay(id))
    }
    let leavesGap = request.isUp || request.isExiting
    endAtOnce(request, .programmatic)
    if leavesGap { beginGap(of: lane(request.lane)) }
  }

  /// Dismisses a shown request, or withdraws a waiting request, for a reason.
  func go(_ id: OverlayID, for reason: DismissReason) {
    guard let request = find(id) else { return reportUnknown(id) }
    if shown.contains(where: { $0 === request }) {
      sendAway(request, reason)
    } else {
      end(request, reason)
    }
  }

  /// Ends a shown request for a reason, unless it is already exiting for another reason.
  private func endAtOnce(_ request: ModelRequest, _ reason: DismissReason) {
    if case .exiting(_, .ends(let first)) = request.stage {
      end(request, first)
    } else {
      end(request, reason)
    }
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    focused = nil
    for request in shown.reversed() { endAtOnce(request, .hostClosed) }
    for lane in lanes {
      for request in line(of: lane.id) + delayed(in: lane.id) { end(request, .hostClosed) }
    }
    rules = []
  }
}
