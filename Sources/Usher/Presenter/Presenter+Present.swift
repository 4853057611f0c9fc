internal import UsherCore

extension Presenter {
  /// Presents an overlay from inside the work that `askers` wait for.
  ///
  /// It binds task-local values only inside a task. Otherwise, the Swift runtime of iOS 18.4 to
  /// 26.3 aborts when an app's object is deinitialized on its actor.
  func present(_ overlay: Overlay, inside askers: [Asker]) -> PresentationHandle {
    let handle = PresentationHandle(id: inbox.mintID(), presenter: self)
    present(overlay, by: handle, askers: Asker.ids(of: self, in: askers))
    return handle
  }

  /// Whether a request is pending.
  ///
  /// If the request was enqueued and not yet received, all enqueued requests are received now.
  func hasRequest(_ id: OverlayID) -> Bool {
    if handles[id] == nil, inbox.isUnderWay(id) { inbox.handover.run() }
    return handles[id] != nil
  }

  func present(_ overlay: Overlay, by handle: PresentationHandle, askers: [OverlayID]) {
    if handle.hasLostOwner { return handle.end(with: .dismissed(.ownerGone)) }
    let overlay = overlay.starting(from: defaultPreset)
    let resolved = resolved(overlay)
    var configuration = resolved.configuration
    let content = configuration.drawing == .app ? nil : resolved.content
    let lifecycle = overlay.lifecycle.named(overlay.name)
    let name = (overlay.name ?? overlay.nameByTexts).map { names.intern($0) }
    handle.request = Request(
      content: content, given: content == nil ? nil : overlay.content,
      interactions: overlay.interactions,
      lifecycle: content?.companion?.lifecycles(before: lifecycle, of: handle)
        ?? Lifecycles(lifecycle),
      name: name, lane: configuration.lane, asked: Request.Asked(configuration),
      layers: Overlay.Layers(overlay, isCompact: hasCompactWidth))
    handles[handle.id] = handle
    if let content, content.root.isEmpty {
      return inOrder { [weak self] in
        guard let self else { return }
        happened(.refused(isClosed ? .hostClosed : .emptyContent), to: handle.id)
      }
    }
    configuration = fitted(configuration, to: handle.request?.content)
    configuration.hasCondition = configuration.hasCondition || lifecycle.hasCondition
    if lifecycle.shouldDismiss != nil { configuration.asksBeforeDismissal = true }
    if let name { configuration.name = name }
    if configuration.askers != askers { configuration.askers = askers }
    if configuration.name == nil, configuration.identity.comparesNames {
      let problem = Problem.namelessIdentity(handle.id, configuration.identity)
      inOrder { [weak self] in self?.onProblem(problem) }
    }
    receive(.presentRequested(handle.id, configuration))
    if configuration.backdrop?.isModal == true { watch(handle) }
  }

  /// Returns the configuration with the needs of `content`.
  ///
  /// They are room for its shadow, an expansion if it is collapsed, and `showsTimeLeft` if it shows
  /// the remaining time. If the lifetime depends on the reading time, the reading time is added.
  func fitted(_ overlay: OverlayConfiguration, to content: OverlayContent?) -> OverlayConfiguration
  {
    var overlay = overlay
    overlay.setVariant(by: content)
    // Content without controls was announced when it appeared. Pausing for assistive technology
    // would only delay the announcement of the next overlay.
    if let content, !content.root.hasControls {
      overlay.pausesFor.remove(.assistiveTechnology)
    }
    // A negative overhang is kept, so that the engine refuses it.
    if let content, overlay.overhang >= 0 {
      overlay.overhang = max(overlay.overhang, content.shadowReach)
    }
    if let content, content.collapsed != nil, overlay.expansion == nil {
      overlay.expansion = .buttons(content.root.buttons.count { $0.kind == .action })
    }
    if content?.root.showsTimeLeft ?? false { overlay.showsTimeLeft = true }
    if let content, let arrow = overlay.anchor?.arrow, arrow.inset >= 0 {
      overlay.anchor?.arrow?.inset = max(arrow.inset, content.style.corners.extent)
    }
    overlay.readingTime = overlay.lifetime.readingTime(of: content)
    return overlay
  }
}
