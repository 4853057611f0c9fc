extension OverlayEngine {
  mutating func dismiss(_ selection: Selection, at now: Instant, commands: inout [Command]) {
    switch selection {
    case .overlay(let id):
      if let index = shownIndex(of: id) {
        dismiss(at: index, for: .requested, at: now, commands: &commands)
      } else if !cancel(id, commands: &commands) {
        commands.append(.report(.unknownOverlay(id)))
      }
    case .named(let name, let lane):
      dropWaiting(in: lane, for: .cancelled, commands: &commands) { $0.removeAll(named: name) }
      dismissShown(in: lane, at: now, commands: &commands) { $0.name == name }
    case .upTo(let priority, let lane):
      dropWaiting(in: lane, for: .cancelled, commands: &commands) { $0.removeAll(upTo: priority) }
      dismissShown(in: lane, at: now, commands: &commands) { $0.priority <= priority }
    case .shown(let lane):
      dismissShown(in: lane, at: now, commands: &commands) { _ in true }
    case .waiting(let lane):
      dropWaiting(in: lane, for: .cancelled, commands: &commands)
    case .all(let lane):
      dismiss(.waiting(in: lane), at: now, commands: &commands)
      dismiss(.shown(in: lane), at: now, commands: &commands)
    }
  }

  mutating func dismissCounted(_ name: OverlayName, at now: Instant, commands: inout [Command]) {
    let count = count(of: name)
    setCount(of: name, to: count - 1)
    if count < 2 { dismiss(.named(name), at: now, commands: &commands) }
  }

  /// Dismisses a shown overlay; an overlay not measured yet is removed at once.
  mutating func dismiss(
    at index: Int, for reason: DismissReason, at now: Instant, commands: inout [Command]
  ) {
    switch presentations[index].phase {
    case .asked, .measuring:
      remove(at: index, for: reason, commands: &commands)
    case .entering, .resting, .dragged, .returning, .exiting:
      commands += presentations[index].dismiss(reason, at: now, in: surroundings)
    }
  }

  /// Removes a shown overlay at once and ends the request.
  mutating func remove(at index: Int, for reason: DismissReason, commands: inout [Command]) {
    var presentation = presentations.remove(at: index)
    finish(presentation.overlay.name)
    commands += presentation.end(for: reason)
  }

  /// Removes a waiting overlay from its line and ends the request.
  ///
  /// - Returns: Whether an overlay of this id was waiting.
  mutating func cancel(
    _ id: OverlayID, for reason: DismissReason = .cancelled, commands: inout [Command]
  ) -> Bool {
    for lane in lanes.indices {
      guard let entry = lanes[lane].waiting.remove(id) ?? lanes[lane].delayed.remove(id) else {
        continue
      }
      end(entry, for: reason, commands: &commands)
      return true
    }
    return false
  }

  /// Ends waiting requests of a lane, or of every lane (`nil`): all, unless `removal` takes fewer
  /// out of a line.
  mutating func dropWaiting(
    in lane: LaneID?, for reason: DismissReason, commands: inout [Command],
    _ removal: (inout WaitingLine) -> [WaitingLine.Entry] = { $0.removeAll() }
  ) {
    for index in lanes.indices where lane == nil || lane == lanes[index].id {
      let entries = removal(&lanes[index].waiting) + removal(&lanes[index].delayed)
      for entry in entries { end(entry, for: reason, commands: &commands) }
    }
  }

  private mutating func dismissShown(
    in lane: LaneID?, at now: Instant, commands: inout [Command], _ isMeant: (Overlay) -> Bool
  ) {
    // From front to back, so that removing an unseen overlay does not shift the indices still to
    // come.
    for index in presentations.indices.reversed()
    where isShown(index, in: lane) && isMeant(presentations[index].overlay) {
      dismiss(at: index, for: .requested, at: now, commands: &commands)
    }
  }

  /// Ends a request already removed from its line; an overlay shown before ends like a shown
  /// overlay.
  mutating func end(
    _ entry: WaitingLine.Entry, for reason: DismissReason, commands: inout [Command]
  ) {
    delays.remove(entry.id)
    expiries.remove(entry.id)
    finish(entry.name)
    guard entry.interruption != nil else {
      commands.append(.notify(entry.id, .didDismiss(reason)))
      return
    }
    var presentation = Presentation(entry)
    commands += presentation.end(for: reason == .cancelled ? .requested : reason)
  }
}
