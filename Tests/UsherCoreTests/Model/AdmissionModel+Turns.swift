import UsherCore

// Taking turns.

extension AdmissionModel {
  /// Shows the best of each group's first waiting requests, up to the group's capacity.
  func takeTurns() {
    guard canShow else { return }
    releaseKept { lane in
      let shown = self.group(ledBy: lane.lead).flatMap { self.shown(in: $0.id) }
      return !lane.settings.showsModalsAbove || !shown.contains { self.asks($0.overlay) }
    }
    serveLines()
    releaseAsked()
  }

  /// Gives waiting requests their turns.
  func serveLines() {
    for lead in lanes {
      while let next = whoseTurnItIs(inGroupLedBy: lead.id) {
        waiting.removeAll { $0 === next }
        giveTurn(next)
      }
    }
  }

  func whoseTurnItIs(in lane: ModelLane) -> [ModelRequest] {
    lane.isInGap(at: clock) ? [] : whoCouldBeNext(in: lane)
  }

  /// The next requests of a lane, regardless of gaps.
  ///
  /// If each kind has separate places, these are the first of each kind, and otherwise the first
  /// request.
  func whoCouldBeNext(in lane: ModelLane) -> [ModelRequest] {
    guard canShow, !lane.isPaused else { return [] }
    let line = lineInEffect(of: lane.id)
    let first = ModelRequest.Kind.allCases.compactMap { kind in
      line.first { kindInLine(of: $0) == kind }
    }
    return first.filter {
      places(for: $0.overlay, in: lane) > 0 && !isBehindQuestion($0.overlay)
        && !waitsForShown($0)
    }
  }

  /// Gives a request its turn.
  ///
  /// The request must not be in any list.
  func giveTurn(_ request: ModelRequest) {
    shown.append(request)
    request.putBack = nil
    request.expiry = nil
    request.wasShown = true
    request.kindAtTurn = kind(of: request.overlay)
    if request.overlay.hasCondition, !request.hasAcceptedTurn {
      request.stage = .checking
      commands.append(.checkCondition(request.id))
    } else {
      build(request)
    }
  }

  func answerTurn(_ id: OverlayID, isAccepted: Bool) {
    guard let request = find(id) else { return reportUnknown(id) }
    guard request.stage == .checking else { return }
    if isAccepted {
      build(request)
    } else {
      end(request, .declined)
    }
  }

  private func build(_ request: ModelRequest) {
    request.hasAcceptedTurn = true
    switch request.overlay.drawing {
    case .host:
      request.stage = .measuring
      askForAnchor(of: request)
      if !request.isAttached { commands.append(.attach(request.id)) }
      request.isAttached = true
      measure(request)
    case .app:
      request.began = clock
      reach(.willPresent, request)
      arrive(request)
    }
  }

  func measure(_ request: ModelRequest) {
    commands.append(.measure(request.id, .unknown))
  }

  func measured(_ id: OverlayID) {
    guard let request = shown.first(where: { $0.id == id }) else { return reportUnknown(id) }
    guard request.stage != .checking else { return }
    if request.stage == .measuring, endsWithoutAnchor(request) { return }
    request.height = min(100, max((viewport?.size.height ?? 0) - 20, 0))
    guard request.stage == .measuring else { return }
    followSight(of: request)
    beginEntrance(request)
  }

  func beginEntrance(_ request: ModelRequest) {
    request.began = clock
    request.setOut = clock
    request.stage = .entering(until: clock.advanced(by: length(request.overlay.entrance)))
    reach(.willPresent, request)
  }

  /// Ends a request's entrance.
  func arrive(_ request: ModelRequest) {
    request.stage = .resting
    reach(.didPresent, request)
    if case .stopped(let left) = request.countdown {
      request.countdown =
        isHeld(request) ? .stopped(left: left) : running(request, for: left)
    } else {
      restartCountdown(request)
    }
  }

  /// The duration of a fade.
  func length(_ transition: OverlayTransition) -> Duration {
    guard case .curve(_, let length)? = transition.fade?.timing else { return .zero }
    return length
  }
}

extension SizeProposal {
  /// A placeholder for any proposal, because the model has no geometry.
  static let unknown = SizeProposal(minimumWidth: 0, maximumWidth: 0, maximumHeight: 0)
}
