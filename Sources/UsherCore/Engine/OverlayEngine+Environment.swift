extension OverlayEngine {
  /// The viewport to lay out in; what is shown was admitted into one, so this is empty only before.
  var layoutViewport: Viewport {
    switch surface {
    case .open(let viewport): viewport
    case .pending, .closed: Viewport(size: .zero)
    }
  }

  /// What the overlays are shown in now.
  var surroundings: Surroundings {
    Surroundings(viewport: layoutViewport, preferences: preferences)
  }

  mutating func measure(
    _ id: OverlayID, as size: Size, at now: Instant, commands: inout [Command]
  ) {
    guard let index = lane.index(of: id) else {
      commands.append(.report(.unknownOverlay(id)))
      return
    }
    if !size.isUsable { commands.append(.report(.unusableSize(id, size))) }
    let proposal = lane.shown[index].overlay.proposal(in: layoutViewport)
    commands += lane.shown[index].measure(
      as: proposal.clamping(size), at: now, in: surroundings)
  }

  mutating func changeViewport(
    to viewport: Viewport, at now: Instant, commands: inout [Command]
  ) {
    guard viewport.isUsable else {
      commands.append(.report(.unusableViewport(viewport)))
      return
    }
    guard surface != .closed, surface != .open(viewport) else { return }
    let known = layoutViewport
    surface = .open(viewport)
    for index in lane.shown.indices {
      lane.shown[index].keepLeaving(known, for: viewport, at: now)
      let presentation = lane.shown[index]
      let proposal = presentation.overlay.proposal(in: viewport)
      guard proposal != presentation.overlay.proposal(in: known) else { continue }
      commands.append(.measure(presentation.id, proposal))
    }
  }

  mutating func close(commands: inout [Command]) {
    for presentation in lane.shown.reversed() {
      commands += presentation.removal(for: .hostClosed)
    }
    lane.shown = []
    dismissWaiting(for: .hostClosed, commands: &commands)
    press = nil
    surface = .closed
  }
}
