internal import UsherCore

extension Presenter {
  /// Performs a command of the engine.
  func perform(_ command: OverlayCommand) {
    switch command {
    case .checkCondition(let id): checkCondition(of: id)
    case .attach(let id), .unfold(let id): build(id)
    case .refresh(let id):
      build(id)
      announceChange(of: id)
    case .measure(let id, let proposal):
      if let size = host.measure(id, within: proposal) {
        errands.append(.event(.measured(id, size)))
      }
    case .detach(let id): host.detach(id)
    case .adopt(let target, let source): adopt(from: source, into: target)
    case .notify(let id, let milestone): reach(milestone, of: id)
    case .perform(let id, let action):
      let handle = handles[id]
      handle?.request?.built?.button(action.rawValue)?.perform(handle)
    case .pressDefault(let id):
      if let (action, button) = defaultButton(of: id) {
        errands.append(.event(.actionTaken(id, action, dismisses: button.dismisses)))
      }
    case .performTap(let id, let area):
      for action in handles[id]?.request?.interactions.actions(for: area) ?? [] { action() }
    case .refuse(let id, let refusal):
      _ = end(id, .refused(refusal))
      // A duplicate is refused on purpose, and the overlay that it would have shown exists already.
      if case .duplicate = refusal { break }
      onProblem(.refused(id, refusal))
    case .claimPointer(let id): host.claimPointer(for: id)
    case .trapFocus(let id): host.trapFocus(in: id)
    case .restoreFocus: host.restoreFocus()
    case .offerMore(let lane, let placement, let latest, let count):
      offerMore(count, of: lane, at: placement, beside: latest)
    case .report(.unknownOverlay(let id)) where inbox.hasMinted(id):
      // The overlay ended while the event was on its way: a race, not a mistake.
      break
    case .report(let anomaly): onProblem(.anomaly(anomaly))
    }
  }

  /// Reports a problem to `onProblem`, such as an image that a host could not show.
  @_spi(Facades) public func report(_ problem: Problem) {
    onProblem(problem)
  }

  /// Builds the overlay's content as it is to be shown now, in place of the content built before.
  private func build(_ id: OverlayID) {
    guard let content = handles[id]?.request?.content?.asShown(isFolded: engine.isFolded(id)) else {
      return
    }
    let built = withCloseButton(content, of: id)
    let follower = follower(of: built, as: id)
    handles[id]?.request?.wasBuilt(as: built, followedBy: follower)
    let semantics = semantics(of: content, shownAs: id)
    described = (id, semantics)
    host.attach(id, built, as: semantics)
    if follower != nil { announceProgress(of: id) }
  }

  /// Returns an observer that announces the changes in an overlay's content by themselves; `nil`
  /// without a node to follow.
  private func follower(of built: OverlayContent, as id: OverlayID) -> ContentFollower? {
    let nodes = built.root.changing
    guard !nodes.isEmpty else { return nil }
    let earlier = handles[id]?.request?.follower
    return ContentFollower(nodes, after: earlier) { [weak self] node in
      if case .field(let field) = node {
        self?.announceMistake(in: field, of: id)
      } else {
        self?.announceProgress(of: id)
      }
    }
  }

  func withCloseButton(_ content: OverlayContent, of id: OverlayID) -> OverlayContent {
    content.withCloseButton(for: engine.overlay(of: id)?.lifetime ?? .untilDismissed)
  }

  /// Returns the default button that an overlay shows, with its number; `nil` if there is none.
  func defaultButton(of id: OverlayID) -> (ActionID, OverlayNode.Button)? {
    guard let content = handles[id]?.request?.built, let number = content.root.defaultButton,
      let button = content.button(number)
    else { return nil }
    return (ActionID(number), button)
  }

  /// Ends a request: removes its record and tells its handle the outcome.
  func end(_ id: OverlayID, _ outcome: Outcome) -> Request? {
    guard let handle = handles.removeValue(forKey: id), let request = handle.request else {
      return nil
    }
    // Memory for many requests is freed with the last request.
    if handles.isEmpty && handles.capacity > 64 { handles = [:] }
    if let name = request.name { names.release(name) }
    // An alarm that is left would keep a host from being idle.
    alarms.removeAll { $0.overlay == id }
    handle.end(with: outcome)
    return request
  }

  /// Asks `shouldPresent` in a step of its own: the callback may request anything, and many
  /// overlays in a row may decline.
  private func checkCondition(of id: OverlayID) {
    let isAccepted = handles[id]?.request?.lifecycle.shouldPresent?() ?? true
    errands.append(.event(isAccepted ? .turnAccepted(id) : .turnDeclined(id)))
  }

  private func reach(_ milestone: Milestone, of id: OverlayID) {
    switch milestone {
    case .willPresent:
      announceArrival(of: id)
      let haptic = handles[id]?.request?.content?.haptic
      handles[id]?.request?.lifecycle.reach(milestone)
      if let haptic { if let onHaptic { onHaptic(haptic) } else { host.play(haptic) } }
    case .didPresent: handles[id]?.request?.lifecycle.reach(milestone)
    case .willDismiss:
      if case .leaving(.dismissed(.actionTaken(let action))) = standing(of: id) {
        handles[id]?.answer(action)
      }
      passOnFocus(of: id)
      handles[id]?.request?.lifecycle.reach(milestone)
    case .didDismiss(let reason):
      guard let request = end(id, .dismissed(reason)) else { return }
      request.lifecycle.reach(milestone)
      for dismissal in request.dismissals { dismissal.overlayHasGone() }
    }
  }

  func semantics(of content: OverlayContent, shownAs id: OverlayID) -> ResolvedSemantics {
    let overlay = engine.overlay(of: id) ?? Overlay()
    // A close button makes no message more urgent, but a modal one gives it the focus.
    let heard = overlay.backdrop?.isModal == true ? withCloseButton(content, of: id) : content
    return heard.semantics.resolved(
      for: heard.root.shown, as: overlay,
      name: handles[id]?.request?.name.flatMap { names.strings[$0] })
  }
}
