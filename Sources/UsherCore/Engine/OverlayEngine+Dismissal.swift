extension OverlayEngine {
  mutating func dismiss(_ selection: OverlaySelection<OverlayName>) {
    switch selection {
    case .overlay(let id): dismiss(id, for: .programmatic)
    case .named(let name, let lane):
      dropWaiting(in: lane, for: .cancelled) { $0.removeAll(named: name) }
      dismissShown(in: lane) { $0.name == name }
    case .upTo(let priority, let lane):
      dropWaiting(in: lane, for: .cancelled) { $0.removeAll(upTo: priority) }
      dismissShown(in: lane) { $0.priority <= priority }
    case .shown(let lane):
      dismissShown(in: lane) { _ in true }
    case .waiting(let lane):
      dropWaiting(in: lane, for: .cancelled)
    case .all(let lane):
      dismiss(.waiting(in: lane))
      dismiss(.shown(in: lane))
    }
  }

  /// Dismisses an overlay for a reason, or withdraws its waiting request.
  mutating func dismiss(_ id: OverlayID, for reason: DismissReason) {
    if let index = shownIndex(of: id) {
      dismiss(at: index, for: reason)
    } else if !cancel(id, for: reason == .programmatic ? .cancelled : reason) {
      step.give(.report(.unknownOverlay(id)))
    }
  }

  mutating func dismissCounted(_ name: OverlayName) {
    let count = count(of: name)
    setCount(of: name, to: count - 1)
    if count < 2 { dismiss(.named(name)) }
  }

  /// Dismisses a shown overlay, or removes it if it hasn't been measured.
  mutating func dismiss(at index: Presentation.Index, for reason: DismissReason) {
    switch presentations[index].phase {
    case .checking, .measuring:
      remove(at: index, for: reason)
    case .entering, .resting, .dragged, .returning, .exiting:
      presentations[index].dismiss(reason, in: &step)
    }
  }

  /// Dismisses a shown overlay because of the user's action.
  ///
  /// If the overlay's `asksBeforeDismissal` is `true`, the app is asked first.
  mutating func requestDismissal(at index: Presentation.Index, for reason: DismissReason) {
    let id = presentations[index].id
    guard presentations[index].overlay.asksBeforeDismissal else {
      return acceptDismissal(of: id, for: reason)
    }
    step.give(.checkDismissal(id, reason))
  }

  /// Dismisses an overlay because of the user's action, if the app agreed or isn't asked.
  mutating func acceptDismissal(of id: OverlayID, for reason: DismissReason) {
    // While the app was deciding, the overlay may have been dismissed, or interrupted so that it
    // waits again.
    if let index = shownIndex(of: id) {
      if case .exiting(_, .dismissed) = presentations[index].phase { return }
    } else if !isWaiting(id) {
      return
    }
    if case .button(let action) = reason { step.give(.perform(id, action)) }
    dismiss(id, for: reason)
  }

  /// Removes a shown overlay immediately and ends the request.
  ///
  /// If the overlay was visible, its lane's gap starts.
  mutating func remove(at index: Presentation.Index, for reason: DismissReason) {
    var presentation = presentations.remove(at: index)
    removeRequest(named: presentation.overlay.name)
    if presentation.hasEntered {
      lanes[laneIndex(of: presentation.overlay.lane)].beginGap(at: step.now)
    }
    presentation.end(for: reason, in: &step)
  }

  /// Removes a waiting overlay and ends the request.
  ///
  /// - Returns: Whether an overlay with this id was waiting.
  mutating func cancel(_ id: OverlayID, for reason: DismissReason) -> Bool {
    for lane in lanes.indices {
      guard let entry = lanes[lane].waiting.remove(id) ?? lanes[lane].delayed.remove(id) else {
        continue
      }
      end(entry, for: reason)
      return true
    }
    return false
  }

  /// Removes waiting requests from a lane using `removal`, and ends them.
  ///
  /// If `lane` is `nil`, requests of every lane are removed. By default, `removal` removes all
  /// requests.
  mutating func dropWaiting(
    in lane: LaneID?, for reason: DismissReason,
    _ removal: (inout WaitingLine) -> [WaitingLine.Entry] = { $0.removeAll() }
  ) {
    for index in lanes.indices where lane == nil || lane == lanes[index].id {
      let entries = removal(&lanes[index].waiting) + removal(&lanes[index].delayed)
      for entry in entries { end(entry, for: reason) }
    }
  }

  private mutating func dismissShown(in lane: LaneID?, _ isMeant: (OverlayConfiguration) -> Bool) {
    // Iterates from front to back, so that a removal doesn't shift the remaining indices.
    for index in presentations.indices.reversed()
    where isShown(index, in: lane) && isMeant(presentations[index].overlay) {
      dismiss(at: index, for: .programmatic)
    }
  }

  /// Ends a request that was removed from its line.
  ///
  /// If its overlay was interrupted, the host removes the content, and the app receives the same
  /// milestones as at the end of a shown overlay.
  mutating func end(_ entry: WaitingLine.Entry, for reason: DismissReason) {
    delays.remove(entry.id)
    expiries.remove(entry.id)
    removeRequest(named: entry.name)
    guard entry.interruption != nil else {
      step.give(.notify(entry.id, .didDismiss(reason)))
      return
    }
    var presentation = Presentation(entry)
    presentation.end(for: reason == .cancelled ? .programmatic : reason, in: &step)
  }
}
