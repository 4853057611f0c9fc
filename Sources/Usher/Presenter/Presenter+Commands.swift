internal import UsherCore

extension Presenter {
  func perform(_ command: OverlayCommand) {
    switch command {
    case .checkCondition(let id):
      tellTurn(of: id)
      checkCondition(of: id)
    case .attach(let id):
      tellTurn(of: id)
      build(id)
    case .expand(let id): build(id)
    case .refresh(let id):
      build(id)
      announceChange(of: id)
    case .measure(let id, let proposal):
      if let size = host.measure(id, within: proposal) {
        errands.append(.event(.measured(id, size)))
      }
      // The host may first report that the anchor was removed.
      if handles[id]?.request?.hasNewsOnReturn == true {
        errands.append(.act { [weak self] in self?.announceReturn(of: id) })
      }
    case .detach(let id): host.detach(id)
    case .adopt(let target, let source): adopt(from: source, into: target)
    case .merge(let target, let source): merge(from: source, into: target)
    case .notify(let id, let milestone): reach(milestone, of: id)
    case .perform(let id, let action): happened(.action(action), to: id)
    case .pressDefault(let id):
      if let (action, button) = defaultButton(of: id) {
        errands.append(.event(.actionTaken(id, action, dismisses: button.dismisses)))
      }
    case .performTap(let id, let area): happened(.tapped(area), to: id)
    case .refuse(let id, let refusal): happened(.refused(refusal), to: id)
    case .followAnchor(let id): host.followAnchor(id)
    case .unfollowAnchor(let id): host.unfollowAnchor(id)
    case .claimPointer(let id): host.claimPointer(for: id)
    case .trapFocus(let id): host.trapFocus(in: id)
    case .restoreFocus: host.restoreFocus()
    case .offerMore, .summarize, .checkDismissal:
      for type in Self.standardAbilities { _ = ability(type) }
    case .report(.unknownOverlay(let id)) where inbox.hasMinted(id):
      // The overlay ended while the event was on its way, which isn't a mistake.
      break
    case .report(let invalidInput): onProblem(.invalidInput(invalidInput))
    }
    for ability in abilities { ability.didPerform(command, in: self) }
  }

  /// Reports a problem to `onProblem`, for example an image that a host can't show.
  @_spi(Facades) public func report(_ problem: Problem) {
    onProblem(problem)
  }

  /// Builds the overlay's current content, which replaces the previous content.
  private func build(_ id: OverlayID) {
    guard
      let content = handles[id]?.request?.content?.asShown(isCollapsed: engine.isCollapsed(id))
    else { return }
    let built = shown(content, by: id)
    let follower = follower(of: built, as: id)
    handles[id]?.request?.wasBuilt(as: built, followedBy: follower)
    let semantics = semantics(of: content, shownAs: id)
    described = (id, semantics)
    host.attach(id, built, as: semantics)
    if follower != nil { announceProgress(of: id) }
  }

  /// Returns an observer of changes in an overlay's content, or `nil` if the content is constant.
  private func follower(of built: OverlayContent, as id: OverlayID) -> ContentFollower? {
    let nodes = built.root.changing
    guard !nodes.isEmpty else { return nil }
    let earlier = handles[id]?.request?.follower
    return ContentFollower(nodes, after: earlier) { [weak self] node in
      if case .field(let field) = node {
        self?.announceError(field.error, spokenAs: field.spokenDescription, of: id)
      } else if case .input(let input) = node {
        self?.announceError(input.error, spokenAs: input.spokenDescription, of: id)
      } else if case .text = node {
        self?.showLiveTexts(of: id)
      } else {
        self?.announceProgress(of: id)
      }
    }
  }

  /// Rebuilds an overlay's content because one of its observable texts changed.
  private func showLiveTexts(of id: OverlayID) {
    append(
      .act { [weak self] in
        self?.announcing(.never, changesOf: id) {
          self?.send(.contentReplaced(id, needs: nil))
        }
      })
  }

  /// Returns an overlay's content with its number, its close button, its grabber and the theme.
  func shown(_ content: OverlayContent, by id: OverlayID) -> OverlayContent {
    let mayMerge = engine.overlay(of: id)?.identity == .mergeAndCount
    let counted = content.withSelectionIfPublic.counted(
      handles[id]?.count ?? 1, mayMerge: mayMerge)
    var closable = withCloseButton(counted, of: id)
    if let overlay = engine.overlay(of: id) { closable = Grabber.added(to: closable, for: overlay) }
    guard let lane = handles[id]?.request?.lane, let theme = chosenTheme(in: lane) else {
      return closable
    }
    return closable.themed(by: theme)
  }

  private func withCloseButton(_ content: OverlayContent, of id: OverlayID) -> OverlayContent {
    guard let overlay = engine.overlay(of: id) else { return content }
    return content.withCloseButton(
      for: overlay, under: engine.timeoutScale,
      calling: handles[id]?.request?.interactions.onClose ?? [])
  }

  func defaultButton(of id: OverlayID) -> (ActionID, OverlayNode.Button)? {
    button(of: id) { $0.defaultButton }
  }

  func cancelButton(of id: OverlayID) -> (ActionID, OverlayNode.Button)? {
    button(of: id) { $0.cancelButton }
  }

  private func button(
    of id: OverlayID, at place: (OverlayNode) -> Int?
  ) -> (ActionID, OverlayNode.Button)? {
    guard let content = handles[id]?.request?.built, let number = place(content.root),
      let button = content.button(number)
    else { return nil }
    return (ActionID(number), button)
  }

  /// Presses a button that is shown outside its overlay, for example in a notification.
  ///
  /// An overlay that is leaving ignores the button.
  func press(_ button: OverlayNode.Button, _ number: Int, of handle: PresentationHandle) {
    guard button.isPressable else { return }
    if case .pending(.leaving) = handle.state { return }
    handle.request?.wasInFront = true
    button.perform(handle)
    if button.dismisses { receive(.actionCompleted(handle.id, ActionID(number))) }
  }

  /// Calls `shouldPresent`, applies the rules, and sends the result as a separate event.
  ///
  /// The callback may request anything, and many overlays in a row may decline.
  private func checkCondition(of id: OverlayID) {
    guard let handle = handles[id], let lifecycle = handle.request?.lifecycle else {
      return errands.append(.event(.turnAccepted(id)))
    }
    let isAccepted =
      (lifecycle.shouldPresent?() ?? true)
      && lifecycle.turnRules.allSatisfy { $0.allows(handle, in: self) }
    errands.append(.event(isAccepted ? .turnAccepted(id) : .turnDeclined(id)))
  }

  func semantics(of content: OverlayContent, shownAs id: OverlayID) -> ResolvedSemantics {
    let overlay = engine.overlay(of: id) ?? OverlayConfiguration()
    // A close button doesn't make a message more urgent. In a modal overlay, however, it gets the
    // focus.
    let heard = overlay.backdrop?.isModal == true ? withCloseButton(content, of: id) : content
    let semantics = heard.semantics.resolved(
      for: heard.root.shown, as: overlay,
      name: handles[id]?.request?.name.flatMap { names.strings[$0] })
    return countWords(of: id).map { semantics.saying($0) } ?? semantics
  }
}
