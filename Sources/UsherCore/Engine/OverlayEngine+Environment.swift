extension OverlayEngine {
  /// The viewport to lay out in; empty before the first viewport and after the window has closed.
  var layoutViewport: Viewport {
    switch surface {
    case .open(let viewport): viewport
    case .pending, .closed: Viewport(size: .zero)
    }
  }

  /// The current viewport and preferences of all overlays.
  var surroundings: Surroundings {
    Surroundings(viewport: layoutViewport, preferences: preferences)
  }

  mutating func measure(
    _ id: OverlayID, as size: Size, at now: Instant, commands: inout [Command]
  ) {
    guard let index = shownIndex(of: id) else {
      commands.append(.report(.unknownOverlay(id)))
      return
    }
    if !size.isUsable { commands.append(.report(.unusableSize(id, size))) }
    switch presentations[index].phase {
    case .asked: return
    case .resting where presentations[index].overlay.drawing == .app: return
    case .measuring, .entering, .resting, .dragged, .returning, .exiting: break
    }
    let proposal = presentations[index].overlay.proposal(in: layoutViewport)
    let wasSeen = presentations[index].wasSeen
    commands += presentations[index].measure(as: proposal.clamping(size), at: now, in: surroundings)
    if !wasSeen { handOverScrim(to: index, at: now) }
  }

  /// Hands the scrim of an overlay over to the overlay taking its place.
  ///
  /// What lies behind both stays as dim as it was, and one fill changes into the other.
  private mutating func handOverScrim(to index: Int, at now: Instant) {
    let newcomer = presentations[index]
    guard let backdrop = newcomer.overlay.backdrop else { return }
    for other in presentations.indices.reversed()
    where presentations[other].overlay.lane == newcomer.overlay.lane
      && presentations[other].givesWay(at: now)
    {
      let look = presentations[other].dimming.end(of: presentations[other].id, at: now)
      presentations[index].dimming.take(over: look, by: backdrop.fadeIn, at: now)
      return
    }
  }

  mutating func changeViewport(
    to viewport: Viewport, at now: Instant, commands: inout [Command]
  ) {
    guard viewport.isUsable else {
      commands.append(.report(.unusableViewport(viewport)))
      return
    }
    guard surface != .closed, surface != .open(viewport) else { return }
    let known = surroundings
    surface = .open(viewport)
    // Overlays follow a resized window at once, and move visibly out of the way of a keyboard.
    let isSameArea =
      viewport.size == known.viewport.size && viewport.safeArea == known.viewport.safeArea
    for index in presentations.indices where presentations[index].isOnScreen {
      presentations[index].keepLeaving(known.viewport, for: viewport, at: now)
      if isSameArea, presentations[index].wasSeen {
        let way =
          presentations[index].restingFrame(in: surroundings).origin
          - presentations[index].restingFrame(in: known).origin
        presentations[index].move(by: way, at: now, in: surroundings)
      }
      let proposal = presentations[index].overlay.proposal(in: viewport)
      guard proposal != presentations[index].overlay.proposal(in: known.viewport) else { continue }
      presentations[index].resizing = isSameArea ? .smooth : .immediate
      commands.append(.measure(presentations[index].id, proposal))
    }
  }

  mutating func close(commands: inout [Command]) {
    for index in presentations.indices.reversed() {
      remove(at: index, for: .hostClosed, commands: &commands)
    }
    dropWaiting(in: nil, for: .hostClosed, commands: &commands)
    press = nil
    focused = nil
    surface = .closed
  }
}
