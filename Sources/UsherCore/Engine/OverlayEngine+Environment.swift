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
    forgetPlaces()
    for index in presentations.indices where presentations[index].isBuilt {
      presentations[index].changeViewport(from: known, in: &step)
    }
    if canShow, !couldShow { releaseKept(behindQuestions: true) }
  }

  /// Records whether the viewport is visible.
  ///
  /// If it becomes visible, the kept requests enter their lanes.
  mutating func changeVisibility(to isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    if canShow { releaseKept(behindQuestions: true) }
  }

  /// Removes a shown overlay immediately, because its container was removed.
  ///
  /// If the overlay is waiting, its request is withdrawn.
  mutating func losePlace(of id: OverlayID) {
    guard let index = shownIndex(of: id) else { return dismiss(.overlay(id)) }
    remove(at: index, for: .programmatic)
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

  package var timeoutScale: TimeoutScale { step.timeoutScale }

  /// Changes the user's timeout scale.
  ///
  /// Invalid values are corrected and reported.
  mutating func changeTimeoutScale(to asked: TimeoutScale) {
    if !asked.isUsable { step.give(.report(.unusableTimeoutScale(asked))) }
    let old = step.timeoutScale
    guard asked.corrected != old else { return }
    step.timeoutScale = asked.corrected
    for index in presentations.indices {
      presentations[index].changeTimeoutScale(from: old, in: step)
    }
  }

  mutating func moveFocusedArea(to area: OverlayRect?) {
    guard area.map({ Obstruction($0).isUsable }) ?? true else {
      if let area { step.give(.report(.unusableFocusedArea(area))) }
      return
    }
    step.focusedArea = area
    guard area != nil else { return }
    for index in presentations.indices { presentations[index].avoidFocusedArea(in: step) }
  }
}

package enum WindowState: Equatable, Sendable, CaseIterable {
  /// The viewport isn't known, and all overlays wait.
  ///
  /// Next: `open`, `closed`.
  case pending
  /// The viewport is known, but may have no area.
  ///
  /// Next: `closed`.
  case open
  /// The window has closed permanently.
  case closed
}
