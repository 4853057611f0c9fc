import UsherCore

// Updates, lifetimes and attention.

extension AdmissionModel {
  func updateRequested(_ id: OverlayID, _ overlay: Overlay) {
    guard let request = find(id) else { return reportUnknown(id) }
    do {
      try overlay.validate()
    } catch {
      commands.append(.report(.unusableUpdate(id, error)))
      return
    }
    update(request, to: overlay)
  }

  /// The new request `id` ends in the one that is there already.
  func adopt(_ overlay: Overlay, of id: OverlayID, by request: ModelRequest) {
    count(overlay)
    commands.append(.adopt(request.id, from: id))
    update(request, to: overlay)
  }

  private func update(_ request: ModelRequest, to overlay: Overlay) {
    let old = request.overlay
    rename(request, to: overlay.name)
    request.overlay = overlay
    request.overlay.lane = old.lane
    request.overlay.precedence = old.precedence
    request.overlay.drawing = old.drawing
    request.promise = nil
    if old.priority != overlay.priority { arriveAnew(request) }
    if request.isAttached {
      commands.append(.refresh(request.id))
      if shown.contains(where: { $0 === request }) { measure(request) }
    }
    if request.isExiting {
      comeBack(request)
    } else if request.stage == .resting {
      restartCountdown(request)
    } else {
      request.countdown = .notBegun
    }
  }

  func contentReplaced(_ id: OverlayID) {
    guard let request = find(id) else { return reportUnknown(id) }
    guard request.isAttached else { return }
    commands.append(.refresh(id))
    if shown.contains(where: { $0 === request }) { measure(request) }
  }

  /// One that waits loses its place.
  private func arriveAnew(_ request: ModelRequest) {
    guard waiting.contains(where: { $0 === request }) else { return }
    request.arrival = nextNumber()
    request.putBack = nil
  }

  /// It turns around where it is; at the moment its exit began it is in its place.
  private func comeBack(_ request: ModelRequest) {
    isBeyondTheModel = isBeyondTheModel || request.setOut != clock
    request.countdown = .notBegun
    request.stage = .entering(until: clock)
  }

  func changeLifetime(_ id: OverlayID, _ lifetime: Lifetime) {
    guard let request = find(id) else { return reportUnknown(id) }
    if case .timed(let length) = lifetime, length < .zero {
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

  /// It has come or gone the other way all along; what would be over by now is over now.
  func replaceTransition(_ id: OverlayID, _ transition: OverlayTransition) {
    guard let request = find(id) else { return reportUnknown(id) }
    do {
      try Overlay(entrance: transition).validate()
    } catch {
      commands.append(.report(.unusableUpdate(id, error)))
      return
    }
    guard request.overlay.drawing == .host, let setOut = request.setOut else { return }
    let end = max(setOut.advanced(by: length(transition)), clock)
    switch request.stage {
    case .entering: request.stage = .entering(until: end)
    case .exiting(_, let fate): request.stage = .exiting(until: end, fate)
    case .asked, .delayed, .inLine, .offered, .measuring, .resting: break
    }
  }

  func restartCountdown(_ request: ModelRequest) {
    switch request.overlay.lifetime {
    case .untilDismissed: request.countdown = .endless
    case .timed(let length):
      request.countdown =
        isHeld(request) ? .stopped(left: length) : .running(until: clock.advanced(by: length))
    }
  }

  func isHeld(_ request: ModelRequest) -> Bool {
    !request.overlay.pausesFor.isDisjoint(with: request.attention.union(attention))
  }

  func changeAttention(_ signs: Attention, of id: OverlayID?, isPresent: Bool) {
    if let id {
      guard let request = find(id) else { return reportUnknown(id) }
      // Nobody can be busy with one that waits.
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

  private func reconsiderCountdown(_ request: ModelRequest) {
    switch request.countdown {
    case .notBegun, .endless: break
    case .running(let end):
      if isHeld(request) { request.countdown = .stopped(left: clock.duration(to: end)) }
    case .stopped(let left):
      guard !isHeld(request) else { return }
      switch request.overlay.resumption {
      case .timeLeft: request.countdown = .running(until: clock.advanced(by: left))
      case .restart: restartCountdown(request)
      }
    }
  }
}
