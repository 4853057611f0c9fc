extension OverlayEngine {
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
