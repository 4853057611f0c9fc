import UsherCore

// Updates, lifetimes and attention.

extension AdmissionModel {
  func updateRequested(_ id: OverlayID, _ overlay: OverlayConfiguration) {
    guard let request = find(id) else { return reportUnknown(id) }
    do {
      try overlay.validate()
    } catch {
      commands.append(.report(.unusableUpdate(id, error)))
      return
    }
    update(request, to: overlay)
  }

  /// Ends the new request `id`, and updates the existing request.
  func adopt(_ overlay: OverlayConfiguration, of id: OverlayID, by request: ModelRequest) {
    count(overlay)
    commands.append(.adopt(request.id, from: id))
    update(request, to: overlay)
  }

  /// Merges the new request `id` into an existing request.
  ///
  /// If that rests, its countdown restarts, but at most ten times.
  func merge(_ overlay: OverlayConfiguration, of id: OverlayID, into request: ModelRequest) {
    count(overlay)
    commands.append(.merge(request.id, from: id))
    guard request.stage == .resting, request.restarts < 10 else { return }
    request.restarts += 1
    if request.promise == .timedOut { request.promise = nil }
    restartCountdown(request)
  }

  private func update(_ request: ModelRequest, to overlay: OverlayConfiguration) {
    guard !request.wasSentAway(under: overlay) else { return }
    let old = request.overlay
    rename(request, to: overlay.name)
    request.overlay = overlay
    request.overlay.lane = old.lane
    request.overlay.precedence = old.precedence
    request.overlay.drawing = old.drawing
    request.overlay.askers = old.askers
    request.promise = nil
    if old.priority != overlay.priority { arriveAnew(request) }
    if request.isExiting {
      comeBack(request)
    } else if request.stage == .resting {
      restartCountdown(request)
    } else {
      request.countdown = .notBegun
    }
    askForAnchor(of: request)
    if request.isAttached {
      commands.append(.refresh(request.id))
      if shown.contains(where: { $0 === request }) { measure(request) }
    }
    changeAnchor(of: request)
    silenceIfQuiet(request)
  }

  func contentReplaced(_ id: OverlayID) {
    guard let request = find(id) else { return reportUnknown(id) }
    guard request.isAttached else { return }
    commands.append(.refresh(id))
    if shown.contains(where: { $0 === request }) { measure(request) }
  }

  /// Gives a waiting request a new arrival number, so that it loses its place in the queue.
  private func arriveAnew(_ request: ModelRequest) {
    guard waiting.contains(where: { $0 === request }) else { return }
    request.arrival = nextNumber()
    request.putBack = nil
  }

  /// Reverses a request's exit.
  ///
  /// The model covers only a reversal at the time at which the exit started, in the same viewport.
  private func comeBack(_ request: ModelRequest) {
    isBeyondTheModel =
      isBeyondTheModel || request.setOut != clock || request.exitViewport != viewport
    request.countdown = .notBegun
    request.stage = .entering(until: clock)
  }

  func changeLifetime(_ id: OverlayID, _ lifetime: OverlayDuration) {
    guard let request = find(id) else { return reportUnknown(id) }
    let given: Duration? =
      switch lifetime {
      case .timed(let length), .reading(atLeast: let length): length
      case .infinite: nil
      }
    if let length = given, length < .zero {
      let seconds = Double(length / .milliseconds(1)) / 1000
      commands.append(.report(.unusableUpdate(id, .negative(.lifetime, seconds))))
      return
    }
    request.overlay.lifetime = lifetime
    if request.promise == .timedOut { request.promise = nil }
    if request.stage == .resting {
      restartCountdown(request)
    } else {
      request.countdown = .notBegun
    }
  }

  /// Replaces a transition as if it had been used from the start.
  ///
  /// If the elapsed time exceeds its duration, it ends.
  func replaceTransition(_ id: OverlayID, _ transition: OverlayTransition) {
    guard let request = find(id) else { return reportUnknown(id) }
    do {
      try OverlayConfiguration(entrance: transition).validate()
    } catch {
      commands.append(.report(.unusableUpdate(id, error)))
      return
    }
    guard request.overlay.drawing == .host, let setOut = request.setOut else { return }
    let end = max(setOut.advanced(by: length(transition)), clock)
    switch request.stage {
    case .entering: request.stage = .entering(until: end)
    case .exiting(_, let fate): request.stage = .exiting(until: end, fate)
    case .asked, .delayed, .kept, .inLine, .checking, .measuring, .resting: break
    }
  }

  func restartCountdown(_ request: ModelRequest) {
    let length: Duration
    switch request.overlay.lifetime {
    case .infinite:
      request.countdown = .endless
      return
    case .timed(let time): length = time
    case .reading(let least): length = max(least, request.overlay.readingTime)
    }
    request.countdown = isHeld(request) ? .stopped(left: length) : running(request, for: length)
  }

  func isHeld(_ request: ModelRequest) -> Bool {
    if timeoutScale(with: request) == nil { return true }
    var hidden: Attention = []
    if request.isCovered { hidden.insert(.question) }
    // The countdown of a hidden reply continues, unless the user attends to the list.
    if request.isOutOfRoom, kind(of: request) != .replies { hidden.insert(.noRoom) }
    if request.isOutOfSight { hidden.insert(.anchorHidden) }
    return !request.overlay.pausesFor.union(.held).isDisjoint(
      with: request.attention.union(request.shared).union(attention).union(hidden))
  }

  /// Stops the countdowns behind a question, and resumes the others.
  func followQuestions() {
    var isBehind = false
    for request in shown.reversed() {
      let hasFloors = lane(request.lane).settings.showsModalsAbove
      let isCovered = hasFloors && isBehind
      if request.isCovered != isCovered {
        request.isCovered = isCovered
        if request.stage == .resting { reconsiderCountdown(request) }
      }
      isBehind =
        isBehind || hasFloors && request.isUp && !request.isOutOfSight && asks(request.overlay)
    }
  }

  func changeAttention(_ signs: Attention, of id: OverlayID?, isPresent: Bool) {
    if let id {
      if signs.contains(.hover) {
        for lane in lanes {
          for list in lane.still.indices { lane.still[list].rows.removeAll { $0.slot == .gone } }
        }
      }
      guard let request = find(id) else {
        if isPresent { reportUnknown(id) }
        return
      }
      // A waiting request can't have attention.
      guard shown.contains(where: { $0 === request }) else { return }
      if isPresent {
        request.attention.formUnion(signs)
      } else {
        request.attention.subtract(signs)
      }
    } else if isPresent {
      attention.formUnion(signs)
    } else {
      attention.subtract(signs)
    }
    for request in shown where request.stage == .resting { reconsiderCountdown(request) }
  }

  func reconsiderCountdown(_ request: ModelRequest) {
    switch request.countdown {
    case .notBegun, .endless: break
    case .running(let end):
      if isHeld(request) {
        request.countdown = .stopped(left: usual(clock.duration(to: end), request))
      }
    case .stopped(let left):
      guard !isHeld(request) else { return }
      switch request.overlay.resumePolicy {
      case .timeLeft: request.countdown = running(request, for: left)
      case .restart: restartCountdown(request)
      }
    }
  }
}
