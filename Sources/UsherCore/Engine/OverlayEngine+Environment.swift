extension OverlayEngine {
  /// Whether overlays can be shown now.
  var hasArea: Bool { surface == .open && step.viewport.hasArea }

  mutating func measure(_ id: OverlayID, as size: Size) {
    guard let index = shownIndex(of: id) else {
      step.give(.report(.unknownOverlay(id)))
      return
    }
    if !size.isUsable { step.give(.report(.unusableSize(id, size))) }
    switch presentations[index].phase {
    case .asked: return
    case .resting where presentations[index].overlay.drawing == .app: return
    case .measuring, .entering, .resting, .dragged, .returning, .exiting: break
    }
    let proposal = presentations[index].overlay.proposal(in: step.viewport)
    let wasSeen = presentations[index].wasSeen
    presentations[index].measure(as: proposal.clamping(size), in: &step)
    if !wasSeen { handOverScrim(to: index) }
  }

  /// Hands the scrim of an overlay over to the overlay taking its place.
  ///
  /// What lies behind both stays as dim as it was, and one fill changes into the other.
  private mutating func handOverScrim(to index: Presentation.Index) {
    let newcomer = presentations[index]
    guard let backdrop = newcomer.overlay.backdrop else { return }
    for other in presentations.indices.reversed()
    where presentations[other].overlay.lane == newcomer.overlay.lane
      && presentations[other].givesWay(at: step.now)
    {
      let look = presentations[other].dimming.end(
        of: presentations[other].id, at: step.now)
      presentations[index].dimming.take(over: look, by: backdrop.fadeIn, at: step.now)
      return
    }
  }

  mutating func changeViewport(to viewport: Viewport) {
    guard viewport.isUsable else {
      step.give(.report(.unusableViewport(viewport)))
      return
    }
    guard surface != .closed, surface == .pending || viewport != step.viewport else { return }
    let known = step.viewport
    surface = .open
    step.viewport = viewport
    // Overlays follow a resized window at once, and move visibly out of the way of a keyboard.
    let isSameArea =
      viewport.size == known.size && viewport.safeArea == known.safeArea
    for index in presentations.indices where presentations[index].isOnScreen {
      presentations[index].keepLeaving(known, in: step)
      if isSameArea, presentations[index].wasSeen {
        let way =
          presentations[index].restingFrame(in: viewport).origin
          - presentations[index].restingFrame(in: known).origin
        presentations[index].move(by: way, in: step)
      }
      let proposal = presentations[index].overlay.proposal(in: viewport)
      guard proposal != presentations[index].overlay.proposal(in: known) else { continue }
      presentations[index].resizing = isSameArea ? .smooth : .immediate
      step.give(.measure(presentations[index].id, proposal))
    }
  }

  mutating func close() {
    for index in presentations.indices.reversed() {
      remove(at: index, for: .hostClosed)
    }
    dropWaiting(in: nil, for: .hostClosed)
    press = nil
    focused = nil
    surface = .closed
    step.viewport = Viewport(size: .zero)
  }
}
