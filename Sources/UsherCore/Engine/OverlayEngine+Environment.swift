extension OverlayEngine {
  /// Whether overlays can be shown now.
  var canShow: Bool { isVisible && window == .open && step.viewport.hasArea }

  mutating func measure(_ id: OverlayID, as size: OverlaySize) {
    guard let index = shownIndex(of: id) else {
      step.give(.report(.unknownOverlay(id)))
      return
    }
    if !size.isUsable { step.give(.report(.unusableSize(id, size))) }
    switch presentations[index].phase {
    case .checking: return
    case .resting where presentations[index].overlay.drawing == .app: return
    case .measuring, .entering, .resting, .dragged, .returning, .exiting: break
    }
    let wasSeen = presentations[index].wasSeen
    if !wasSeen, let anchor = presentations[index].overlay.anchor?.anchor,
      step.viewport.isLost(anchor), !presentations[index].awaitAnchor(in: step)
    {
      return remove(at: index, for: .anchorGone)
    }
    let proposal = presentations[index].overlay.proposal(in: step.viewport.area(of: id))
    presentations[index].measure(as: proposal.clamping(size), in: &step)
    if !wasSeen { handOverScrim(to: index) }
  }

  /// Hands the scrim of an overlay over to the overlay taking its place.
  ///
  /// What lies behind both stays as dim as it was, and one fill changes into the other.
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

  mutating func changeViewport(to viewport: OverlayViewport) {
    guard viewport.isUsable else {
      step.give(.report(.unusableViewport(viewport)))
      return
    }
    var viewport = viewport
    viewport.anchors = step.viewport.anchors
    guard window != .closed, window == .pending || viewport != step.viewport else { return }
    let (known, couldShow) = (step.viewport, canShow)
    window = .open
    step.viewport = viewport
    for index in presentations.indices where presentations[index].isOnScreen {
      presentations[index].changeViewport(from: known, in: &step)
    }
    if canShow, !couldShow { releaseKept(behindQuestions: true) }
  }

  /// Records whether the viewport can be seen; if so, the kept requests enter their lanes.
  mutating func changeVisibility(to isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    if canShow { releaseKept(behindQuestions: true) }
  }

  /// Ends an overlay at once, because its place is gone.
  mutating func losePlace(of id: OverlayID) {
    guard let index = shownIndex(of: id) else { return dismiss(.overlay(id)) }
    remove(at: index, for: .requested)
  }

  mutating func close() {
    for index in presentations.indices.reversed() {
      remove(at: index, for: .hostClosed)
    }
    dropWaiting(in: nil, for: .hostClosed)
    for lane in lanes.indices { lanes[lane].offers = [] }
    press = nil
    focused = nil
    quiets = []
    window = .closed
    step.viewport = OverlayViewport(size: .zero)
  }
}
