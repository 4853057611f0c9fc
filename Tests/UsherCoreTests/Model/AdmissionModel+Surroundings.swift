import UsherCore

// The window, the keyboard and the user.

extension AdmissionModel {
  func reportUnknown(_ id: OverlayID) {
    commands.append(.report(.unknownOverlay(id)))
  }

  /// Changes the viewport.
  ///
  /// In the scripts, different viewports always result in different proposals.
  func changeViewport(_ viewport: OverlayViewport) {
    guard viewport.size.width >= 0, viewport.size.height >= 0 else {
      commands.append(.report(.unusableViewport(viewport)))
      return
    }
    guard !isClosed, viewport != self.viewport else { return }
    let couldShow = canShow
    self.viewport = viewport
    for lane in lanes { lane.still = [] }
    for request in shown where request.isAttached { measure(request) }
    if canShow, !couldShow { releaseKept { _ in true } }
  }

  func changeVisibility(_ isVisible: Bool) {
    let couldShow = canShow
    self.isVisible = isVisible
    if canShow, !couldShow { releaseKept { _ in true } }
  }

  /// Admits the kept requests of some lanes one after another.
  func releaseKept(in isMeant: (ModelLane) -> Bool) {
    releaseAsked()
    let kept =
      waiting
      .filter { $0.stage == .kept && isMeant(lane($0.lane)) }
      .filter { !isFromWork($0) && !waitsForShown($0) }
      .sorted { $0.arrival < $1.arrival }
    for request in kept { request.stage = .asked }
    for request in kept {
      if request.overlay.precedence == .stack { serveLines() }
      waiting.removeAll { $0 === request }
      request.arrival = nextNumber()
      enter(request)
    }
  }

  /// Whether an overlay is visible, so that it receives keys.
  private func isInReach(_ request: ModelRequest) -> Bool {
    request.isUp && request.overlay.drawing == .host && !request.isOutOfSight
  }

  func pressEscape() {
    var chosen: ModelRequest?
    for request in shown.reversed() where isInReach(request) {
      if request.overlay.dismissesOnEscape {
        if request.attention.contains(.focusWithin) {
          chosen = request
          break
        }
        if chosen == nil { chosen = request }
      }
      if request.overlay.backdrop?.isModal == true { break }
    }
    if let chosen { wishAway(chosen, .escape) }
  }

  func pressReturn() {
    var chosen: OverlayID?
    for request in shown.reversed() where isInReach(request) {
      let isModal = request.overlay.backdrop?.isModal == true
      if isModal || request.attention.contains(.focusWithin) {
        chosen = request.id
        break
      }
    }
    if let chosen { commands.append(.pressDefault(chosen)) }
  }

  func tapOverlay(_ id: OverlayID) {
    guard let request = shown.first(where: { $0.id == id }) else { return reportUnknown(id) }
    guard request.isUp, !isShutOff(request) else { return }
    if request.overlay.tap == .dismiss { wishAway(request, .tap) }
    commands.append(.performTap(id, .overlay))
  }

  func useBackdrop(of id: OverlayID) {
    guard let request = shown.first(where: { $0.id == id }) else { return reportUnknown(id) }
    guard request.isUp, !isShutOff(request), let tap = request.overlay.backdrop?.tap else { return }
    if tap == .dismiss { wishAway(request, .backdropTap) }
    commands.append(.performTap(id, .backdrop))
  }

  func takeAction(_ action: ActionID, of id: OverlayID, dismisses: Bool) {
    guard let request = shown.first(where: { $0.id == id }) else { return reportUnknown(id) }
    guard request.isUp, !isShutOff(request) else { return }
    guard dismisses else { return commands.append(.perform(id, action)) }
    wishAway(request, .button(action))
  }

  /// Dismisses a request for the user, or asks the app for permission.
  private func wishAway(_ request: ModelRequest, _ reason: DismissReason) {
    guard !request.overlay.asksBeforeDismissal else {
      return commands.append(.checkDismissal(request.id, reason))
    }
    if case .button(let action) = reason { commands.append(.perform(request.id, action)) }
    sendAway(request, reason)
  }

  /// Dismisses a request after the app accepted the user's dismissal, in any state.
  func letGo(_ id: OverlayID, for reason: DismissReason) {
    guard let request = find(id) else { return }
    if case .exiting(_, .ends) = request.stage { return }
    if case .button(let action) = reason { commands.append(.perform(id, action)) }
    go(id, for: reason)
  }

  /// Whether an overlay is behind a backdrop that absorbs the pointer.
  private func isShutOff(_ request: ModelRequest) -> Bool {
    shown.drop { $0.id != request.id }.dropFirst().contains {
      guard isInReach($0), let backdrop = $0.overlay.backdrop else { return false }
      return backdrop.isModal || backdrop.tap != .forward
    }
  }

  /// Moves the focus to the frontmost modal overlay that is visible.
  func followFocus() {
    forgetAnchors()
    followRoom()
    followQuestions()
    let front = shown.last { isInReach($0) && $0.overlay.backdrop?.isModal == true }
    // After the window closed, the focus can't be restored.
    guard front?.id != focused, !isClosed else { return }
    focused = front?.id
    commands.append(front.map { .trapFocus($0.id) } ?? .restoreFocus)
  }
}
