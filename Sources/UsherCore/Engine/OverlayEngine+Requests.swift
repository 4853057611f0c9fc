extension OverlayEngine {
  mutating func present(_ id: OverlayID, _ overlay: OverlayConfiguration) {
    if window == .closed {
      step.give(.refuse(id, .hostClosed))
      return
    }
    if isPending(id) {
      step.give(.report(.identifierInUse(id)))
      return
    }
    do {
      try overlay.validate()
    } catch {
      step.give(.refuse(id, .invalid(error)))
      return
    }
    switch likeness(of: overlay) {
    case .none:
      accept(id, overlay)
    case .refused(let refusal):
      if case .duplicate = refusal { countRequest(named: overlay.name, by: overlay.identity) }
      step.give(.refuse(id, refusal))
    case .updates(let target):
      countRequest(named: overlay.name, by: overlay.identity)
      step.give(.adopt(target, from: id))
      update(target, to: overlay)
    case .merges(let target):
      countRequest(named: overlay.name, by: overlay.identity)
      step.give(.merge(target, from: id))
      // If the target is waiting because it was interrupted, its remaining time doesn't change.
      if let index = shownIndex(of: target) { presentations[index].restartForMerged(in: step) }
    }
  }

  /// Delays or keeps a valid request, or moves it into its lane.
  ///
  /// If the lane is full, the request is refused.
  private mutating func accept(_ id: OverlayID, _ overlay: OverlayConfiguration) {
    // If all askers have ended, no work waits for the request, and it is treated like any other
    // request.
    if !overlay.askers.isEmpty, !overlay.askers.contains(where: { isPending($0) }) {
      // The overlay is copied only in this case, because copying takes time.
      var overlay = overlay
      overlay.askers = []
      return accept(id, overlay)
    }
    arrivals += 1
    let entry = WaitingLine.Entry(id: id, overlay: overlay, arrival: arrivals)
    let lane = laneIndex(of: overlay.lane)
    if overlay.delay > .zero || mustBeKept(entry, lane: lane) {
      guard lanes[lane].hasRoomToWait || dropOldest(for: entry, lane: lane) else {
        step.give(.refuse(id, .laneFull(overlay.lane)))
        return
      }
      addRequest(named: overlay.name, by: overlay.identity)
      guard overlay.delay > .zero else { return keep(entry, lane: lane) }
      lanes[lane].delayed.insert(entry)
      delays.add(id, at: step.now.advanced(by: overlay.delay))
    } else {
      let known = addRequest(named: overlay.name, by: overlay.identity)
      enterNow(entry, lane: lane)
      // If the lane refused or ended the request, the request isn't counted.
      if let name = overlay.name, !isPending(id) { tallies[name] = known }
    }
  }

  mutating func measure(_ id: OverlayID, as size: OverlaySize) {
    guard let index = knownIndex(of: id) else { return }
    if !size.isUsable { step.give(.report(.unusableSize(id, size))) }
    switch presentations[index].phase {
    case .checking: return
    case .resting where presentations[index].overlay.drawing == .app: return
    case .measuring, .entering, .resting, .dragged, .returning, .exiting: break
    }
    let hasEntered = presentations[index].hasEntered
    if !hasEntered, let anchor = presentations[index].overlay.anchor?.anchor,
      step.viewport.isLost(anchor), !presentations[index].awaitAnchor(in: step)
    {
      return remove(at: index, for: .anchorGone)
    }
    let proposal = presentations[index].overlay.proposal(in: step.viewport.area(of: id))
    presentations[index].measure(as: proposal.clamping(size), in: &step)
    if !hasEntered { handOverScrim(to: index) }
  }

  /// Applies a size that the content of a shown overlay already has, without an animation.
  mutating func resizeContent(of id: OverlayID, to size: OverlaySize) {
    if let index = shownIndex(of: id) { presentations[index].takeNextSizeAtOnce() }
    measure(id, as: size)
  }

  /// Moves the scrim of a replaced overlay to its replacement, the overlay at `index`.
  ///
  /// While the new fill replaces the old fill, the app stays equally dimmed. If one of the overlays
  /// has no scrim, nothing changes.
  private mutating func handOverScrim(to index: Presentation.Index) {
    guard let backdrop = presentations[index].overlay.backdrop,
      !presentations[index].hidden.contains(.anchorHidden)
    else { return }
    let lane = presentations[index].overlay.lane
    let other = presentations.indices.last {
      presentations[$0].overlay.lane == lane && presentations[$0].givesWay(at: step.now)
    }
    guard let other else { return }
    let scrim = presentations[other].giveScrimAway(in: step)
    presentations[index].continueScrim(scrim, by: backdrop.fadeIn, in: step)
  }

  /// Changes the values of a pending overlay.
  ///
  /// If `restarts` is `false`, a countdown continues, and an exiting overlay is ignored.
  mutating func update(
    _ id: OverlayID, to overlay: OverlayConfiguration, restarts: Bool = true
  ) {
    guard isKnown(id), isUsable(id, overlay.validate) else { return }
    if let index = shownIndex(of: id) {
      guard !presentations[index].staysDismissed(under: overlay),
        restarts || presentations[index].phase.isStaying
      else { return }
      rename(from: presentations[index].overlay.name, to: overlay.name)
      presentations[index].update(to: overlay, restarts: restarts, in: &step)
      // If the new anchor is already known to be removed, the host doesn't report it again.
      if presentations[index].hasEntered, presentations[index].isBuilt,
        dismissesWithoutAnchor(at: index)
      {
        return
      }
      silenceIfQuiet(at: index)
    } else {
      let entry = updateWaiting(id, restarts: restarts) { earlier in
        var overlay = overlay
        overlay.keepTurn(of: earlier)
        earlier = overlay
      }
      if entry?.interruption != nil { step.give(.refresh(id)) }
    }
  }

  /// Rebuilds the content of a pending overlay.
  ///
  /// Invalid needs are reported and not applied.
  mutating func replaceContent(of id: OverlayID, needs: ContentNeeds?) {
    meet(needs, of: id)
    if let index = shownIndex(of: id) {
      guard presentations[index].isBuilt else { return }
      presentations[index].refresh(in: &step)
    } else if let entry = waitingEntry(of: id) {
      // While an overlay is interrupted, the host keeps its content, and this content is now out of
      // date.
      if entry.interruption != nil { step.give(.refresh(id)) }
    } else {
      step.give(.report(.unknownOverlay(id)))
    }
  }

  private mutating func meet(_ needs: ContentNeeds?, of id: OverlayID) {
    guard let needs, var overlay = overlay(of: id) else { return }
    overlay.meet(needs)
    guard isUsable(id, overlay.validate) else { return }
    if let index = shownIndex(of: id) {
      presentations[index].meetNeeds(as: overlay, in: step)
    } else {
      updateWaiting(id, restarts: false) { $0 = overlay }
    }
  }

  /// Whether the new values of an overlay pass `validate`.
  ///
  /// If they don't, they are reported as unusable.
  private mutating func isUsable(
    _ id: OverlayID, _ validate: () throws(ConfigurationError) -> Void
  ) -> Bool {
    do {
      try validate()
      return true
    } catch {
      step.give(.report(.unusableUpdate(id, error)))
      return false
    }
  }

  mutating func changeLifetime(of id: OverlayID, to lifetime: OverlayDuration) {
    guard isKnown(id), isUsable(id, lifetime.validate) else { return }
    if let index = shownIndex(of: id) {
      presentations[index].changeLifetime(to: lifetime, in: step)
    } else {
      updateWaiting(id) { $0.lifetime = lifetime }
    }
  }

  mutating func selectDetent(_ detent: OverlayDetent, of id: OverlayID) {
    guard isKnown(id), isUsable(id, detent.validate) else { return }
    if let index = shownIndex(of: id) {
      presentations[index].select(detent, in: &step)
    } else {
      updateWaiting(id, restarts: false) {
        if $0.detents.contains(detent) { $0.selectedDetent = detent }
      }
    }
  }

  mutating func replaceTransition(
    of id: OverlayID, by transition: OverlayTransition
  ) {
    guard isKnown(id), isUsable(id, transition.validate), let index = shownIndex(of: id) else {
      return
    }
    presentations[index].replaceTransition(by: transition, in: step)
  }

  mutating func performAction(_ action: ActionID, of id: OverlayID, dismisses: Bool) {
    guard let index = knownIndex(of: id) else { return }
    // This isn't reported, because the user may click twice, and assistive technology may activate
    // a button behind a backdrop.
    guard presentations[index].acceptsInput else { return }
    guard dismisses else { return step.give(.perform(id, action)) }
    requestDismissal(at: index, for: .button(action))
  }

  /// Changes the values of a waiting overlay.
  ///
  /// If `restarts` is `true` and the overlay was interrupted, it returns for its whole lifetime.
  ///
  /// - Returns: The entry before the change, or `nil` if the overlay isn't waiting.
  @discardableResult
  private mutating func updateWaiting(
    _ id: OverlayID, restarts: Bool = true, _ change: (inout OverlayConfiguration) -> Void
  ) -> WaitingLine.Entry? {
    for lane in lanes.indices {
      guard let entry = lanes[lane].entry(of: id) else { continue }
      let old = entry.overlay
      var overlay = old
      change(&overlay)
      rename(from: old.name, to: overlay.name)
      arrivals += 1
      lanes[lane].update(
        id, to: overlay, arrival: arrivals, isQuiet: isQuiet(overlay), restarts: restarts)
      return entry
    }
    return nil
  }
}
