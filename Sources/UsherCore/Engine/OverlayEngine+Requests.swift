extension OverlayEngine {
  mutating func present(_ id: OverlayID, _ overlay: Overlay, commands: inout [Command]) {
    if surface == .closed {
      commands.append(.refuse(id, .hostClosed))
      return
    }
    if lane.contains(id) {
      commands.append(.report(.identifierInUse(id)))
      return
    }
    do {
      try overlay.validate()
      lane.waiting.append(WaitingLine.Entry(id: id, overlay: overlay))
    } catch {
      commands.append(.refuse(id, .invalid(error)))
    }
  }

  mutating func dismiss(_ selection: Selection, at now: Instant, commands: inout [Command]) {
    switch selection {
    case .overlay(let id):
      if let index = lane.index(of: id) {
        dismiss(at: index, for: .requested, at: now, commands: &commands)
      } else if lane.waiting.remove(id) != nil {
        commands.append(.notify(id, .didDismiss(.cancelled)))
      } else {
        commands.append(.report(.unknownOverlay(id)))
      }
    case .all:
      dismissWaiting(for: .cancelled, commands: &commands)
      // From the front, so that removing one that was never seen moves none of those still to come.
      for index in lane.shown.indices.reversed() {
        dismiss(at: index, for: .requested, at: now, commands: &commands)
      }
    }
  }

  mutating func takeAction(
    _ action: ActionID, of id: OverlayID, dismisses: Bool, at now: Instant,
    commands: inout [Command]
  ) {
    guard let index = lane.index(of: id) else {
      commands.append(.report(.unknownOverlay(id)))
      return
    }
    // A second click on the way out is a race, not a mistake.
    guard lane.shown[index].phase.acceptsInput else { return }
    commands.append(.perform(id, action))
    if dismisses { dismiss(at: index, for: .actionTaken, at: now, commands: &commands) }
  }

  /// Sends a shown overlay on its way; one that was never seen is removed at once.
  mutating func dismiss(
    at index: Int, for reason: DismissReason, at now: Instant, commands: inout [Command]
  ) {
    let id = lane.shown[index].id
    if case .measuring = lane.shown[index].phase {
      commands += lane.shown[index].removal(for: reason)
      lane.shown.remove(at: index)
    } else {
      commands += lane.shown[index].dismiss(reason, at: now, in: surroundings)
      if press?.overlay == id { press = nil }
    }
  }

  /// Empties the waiting line.
  mutating func dismissWaiting(for reason: DismissReason, commands: inout [Command]) {
    commands += lane.waiting.removeAll().map { .notify($0.id, .didDismiss(reason)) }
  }
}
