extension OverlayEngine {
  mutating func present(
    _ id: OverlayID, _ overlay: Overlay, at now: Instant, commands: inout [Command]
  ) {
    if surface == .closed {
      commands.append(.refuse(id, .hostClosed))
      return
    }
    if isUnfinished(id) {
      commands.append(.report(.identifierInUse(id)))
      return
    }
    do {
      try overlay.validate()
    } catch {
      commands.append(.refuse(id, .invalid(error)))
      return
    }
    switch likeness(of: overlay) {
    case .none:
      accept(id, overlay, at: now, commands: &commands)
    case .refused(let refusal):
      if case .duplicate = refusal { count(overlay.name, by: overlay.identity) }
      commands.append(.refuse(id, refusal))
    case .updates(let target):
      count(overlay.name, by: overlay.identity)
      commands.append(.adopt(target, from: id))
      update(target, to: overlay, at: now, commands: &commands)
    }
  }

  /// Accepts a request: starts the delay, or lets the request enter its lane.
  private mutating func accept(
    _ id: OverlayID, _ overlay: Overlay, at now: Instant, commands: inout [Command]
  ) {
    arrivals += 1
    let entry = WaitingLine.Entry(id: id, overlay: overlay, arrival: arrivals)
    let lane = laneIndex(of: overlay.lane)
    if overlay.delay > .zero {
      guard lanes[lane].hasRoomToWait else {
        commands.append(.refuse(id, .laneFull(overlay.lane)))
        return
      }
      begin(overlay.name, by: overlay.identity)
      lanes[lane].delayed.append(entry)
      delays.add(id, at: now.advanced(by: overlay.delay))
    } else {
      let tally = overlay.name.map { tallies[$0] }
      begin(overlay.name, by: overlay.identity)
      enter(entry, lane: lane, at: now, commands: &commands)
      // A request that its lane refused does not count.
      if let name = overlay.name, let tally, !isUnfinished(id) { tallies[name] = tally }
    }
  }

  /// Updates the values and the content of an unfinished overlay.
  mutating func update(
    _ id: OverlayID, to overlay: Overlay, at now: Instant, commands: inout [Command]
  ) {
    guard isUnfinished(id) else {
      commands.append(.report(.unknownOverlay(id)))
      return
    }
    guard isUsable(overlay, for: id, commands: &commands) else { return }
    if let index = shownIndex(of: id) {
      rename(from: presentations[index].overlay.name, to: overlay.name)
      commands += presentations[index].update(
        to: overlay, at: now, under: attention, in: surroundings)
    } else {
      if updateWaiting(id, { $0 = overlay })?.interruption != nil { commands.append(.refresh(id)) }
    }
  }

  /// Rebuilds the content of an unfinished overlay.
  ///
  /// Invalid needs are reported, and the overlay keeps its old ones.
  mutating func replaceContent(
    of id: OverlayID, needs: ContentNeeds?, at now: Instant, commands: inout [Command]
  ) {
    meet(needs, of: id, at: now, commands: &commands)
    if let index = shownIndex(of: id) {
      guard presentations[index].isOnScreen else { return }
      commands += presentations[index].refresh(in: surroundings)
    } else if let entry = waitingEntry(of: id) {
      // An overlay that was put back kept its content.
      if entry.interruption != nil { commands.append(.refresh(id)) }
    } else {
      commands.append(.report(.unknownOverlay(id)))
    }
  }

  private mutating func meet(
    _ needs: ContentNeeds?, of id: OverlayID, at now: Instant, commands: inout [Command]
  ) {
    guard let needs, var overlay = overlay(of: id) else { return }
    overlay.meet(needs)
    guard isUsable(overlay, for: id, commands: &commands) else { return }
    if let index = shownIndex(of: id) {
      presentations[index].overlay = overlay
      presentations[index].reconcileCountdown(at: now, under: attention)
      presentations[index].planUnfolding(at: now)
    } else {
      _ = updateWaiting(id) { $0 = overlay }
    }
  }

  /// Whether an overlay's new values are valid; invalid ones are reported.
  private func isUsable(
    _ overlay: Overlay, for id: OverlayID, commands: inout [Command]
  ) -> Bool {
    do {
      try overlay.validate()
      return true
    } catch {
      commands.append(.report(.unusableUpdate(id, error)))
      return false
    }
  }

  mutating func changeLifetime(
    of id: OverlayID, to lifetime: Lifetime, at now: Instant, commands: inout [Command]
  ) {
    guard isUnfinished(id) else {
      commands.append(.report(.unknownOverlay(id)))
      return
    }
    if case .timed(let duration) = lifetime, duration < .zero {
      let error = ConfigurationError.negative(.lifetime, duration.inSeconds)
      commands.append(.report(.unusableUpdate(id, error)))
    } else if let index = shownIndex(of: id) {
      presentations[index].overlay.lifetime = lifetime
      presentations[index].resumed = nil
      // With the new lifetime the overlay has not timed out.
      if presentations[index].owed == .timedOut { presentations[index].owed = nil }
      presentations[index].restartCountdown(at: now, under: attention)
    } else {
      updateWaiting(id) { $0.lifetime = lifetime }
    }
  }

  /// Replaces the transition of the current entrance or exit.
  mutating func replaceTransition(
    of id: OverlayID, by transition: OverlayTransition, at now: Instant, commands: inout [Command]
  ) {
    guard isUnfinished(id) else {
      commands.append(.report(.unknownOverlay(id)))
      return
    }
    do {
      try transition.validate()
    } catch {
      commands.append(.report(.unusableUpdate(id, error)))
      return
    }
    guard let index = shownIndex(of: id) else { return }
    presentations[index].replaceTransition(by: transition, at: now, in: surroundings)
  }

  mutating func takeAction(
    _ action: ActionID, of id: OverlayID, dismisses: Bool, at now: Instant,
    commands: inout [Command]
  ) {
    guard let index = shownIndex(of: id) else {
      commands.append(.report(.unknownOverlay(id)))
      return
    }
    // A second click during the exit is a race, not an error.
    guard presentations[index].phase.acceptsInput else { return }
    commands.append(.perform(id, action))
    if dismisses { dismiss(at: index, for: .actionTaken, at: now, commands: &commands) }
  }

  /// Changes the values of a waiting overlay.
  ///
  /// - Returns: The entry before the change; `nil` if no overlay of this id waits.
  @discardableResult
  private mutating func updateWaiting(
    _ id: OverlayID, _ change: (inout Overlay) -> Void
  ) -> WaitingLine.Entry? {
    for lane in lanes.indices {
      guard let entry = lanes[lane].entry(of: id) else { continue }
      let old = entry.overlay
      var overlay = old
      change(&overlay)
      overlay.keepTurn(of: old)
      rename(from: old.name, to: overlay.name)
      arrivals += 1
      lanes[lane].update(id, to: overlay, arrival: arrivals)
      return entry
    }
    return nil
  }
}
