public import UsherCore

extension Presenter {
  /// Requests content with a complete configuration.
  @discardableResult @_disfavoredOverload
  public func present(
    _ content: OverlayContent, as overlay: OverlayConfiguration = OverlayConfiguration(),
    name: String? = nil, interactions: Interactions = Interactions(),
    lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    let handle = PresentationHandle(id: inbox.mintID(), presenter: self)
    present(
      content, as: overlay, name: name, interactions: interactions, lifecycle: lifecycle,
      askers: Asker.ids(of: self), handle: handle)
    return handle
  }

  /// Requests content with a complete configuration, from any thread.
  @discardableResult @_disfavoredOverload
  public nonisolated func enqueue(
    _ content: OverlayContent, as overlay: OverlayConfiguration = OverlayConfiguration(),
    name: String? = nil, interactions: Interactions = Interactions(),
    lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    let handle = PresentationHandle(id: inbox.mintID(), presenter: self)
    let askers = Asker.ids(of: self)
    inbox.add(handle.id) {
      self.present(
        content, as: overlay, name: name, interactions: interactions, lifecycle: lifecycle,
        askers: askers, handle: handle)
    }
    return handle
  }

  /// Requests content with a preset.
  @discardableResult @_disfavoredOverload
  public func present(
    _ content: OverlayContent, using preset: OverlayPreset, name: String? = nil,
    interactions: Interactions = Interactions(), lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    var overlay = Overlay(content, preset: preset).name(name)
    overlay.interactions = interactions
    overlay.lifecycle = lifecycle
    return present(overlay)
  }

  /// Requests what `overlay` describes, from inside the work for which `askers` wait.
  func present(_ overlay: Overlay, by handle: PresentationHandle, askers: [OverlayID]) {
    let layers = Overlay.Layers(overlay)
    var resolved = layers.applied(to: overlay.content)
    if overlay.name == nil, resolved.configuration.name == nil,
      !overlay.settings.isSet(\.configuration.identity),
      resolved.configuration.identity.refusesDuplicates
    {
      // A preset refuses duplicates, which is no mistake in a request without a name.
      resolved.configuration.identity = .allow
    }
    if !layers.isEmpty { handle.layers = layers }
    present(
      resolved.content, as: resolved.configuration, name: overlay.name,
      interactions: overlay.interactions, lifecycle: overlay.lifecycle, askers: askers,
      handle: handle)
  }

  /// Requests an overlay as `present` does, from inside the work for which `askers` wait.
  ///
  /// No task-local value is bound here, which may be outside of a task: the Swift runtime of iOS
  /// 18.4 to 26.3 then aborts where an app's object is deinitialised on its actor.
  func present(
    _ content: OverlayContent, using preset: OverlayPreset, name: String?,
    lifecycle: Lifecycle, inside askers: [Asker]
  ) -> PresentationHandle {
    let handle = PresentationHandle(id: inbox.mintID(), presenter: self)
    var overlay = Overlay(content, preset: preset).name(name)
    overlay.lifecycle = lifecycle
    present(overlay, by: handle, askers: Asker.ids(of: self, in: askers))
    return handle
  }

  /// Requests a turn for something that the app draws by its own means.
  ///
  /// The app draws it from `willPresent` on, and calls the handle's `dismiss` when it has gone.
  /// Usher builds and draws nothing for it; its lifetime counts as that of any other overlay.
  ///
  /// ```swift
  /// let sheet = presenter.presentExternally(
  ///   lifecycle: Lifecycle(willPresent: { print("the app shows its sheet") }))
  /// sheet.dismiss()  // once the sheet has gone
  /// ```
  ///
  /// - Parameters:
  ///   - overlay: The turn's lane, priority and timing.
  ///   - name: The name to find and compare the request by; `nil` uses the name in `overlay`.
  ///   - lifecycle: The callbacks about the turn.
  /// - Returns: The request's handle.
  @discardableResult
  public func presentExternally(
    _ overlay: OverlayConfiguration = OverlayConfiguration(lifetime: .infinite),
    name: String? = nil,
    lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    let handle = PresentationHandle(id: inbox.mintID(), presenter: self)
    present(
      nil, as: overlay, name: name, interactions: Interactions(), lifecycle: lifecycle,
      askers: Asker.ids(of: self), handle: handle)
    return handle
  }

  /// Whether a request is pending.
  ///
  /// If the request was only just enqueued, it is received now, with all that were enqueued before.
  func hasRequest(_ id: OverlayID) -> Bool {
    if handles[id] == nil, inbox.isUnderWay(id) { inbox.handover.run() }
    return handles[id] != nil
  }

  private func present(
    _ content: OverlayContent?, as asked: OverlayConfiguration, name: String?,
    interactions: Interactions,
    lifecycle: Lifecycle, askers: [OverlayID], handle: PresentationHandle
  ) {
    if handle.hasLostOwner { return handle.end(with: .dismissed(.ownerGone)) }
    let interned = name.map { names.intern($0) }
    handle.request = Request(
      content: content, interactions: interactions,
      lifecycle: content?.list?.lifecycles(before: lifecycle, of: handle) ?? Lifecycles(lifecycle),
      name: interned, lane: asked.lane, asked: Request.Asked(asked))
    handles[handle.id] = handle
    if let content, content.root.isEmpty {
      return inOrder { [weak self] in
        guard let self else { return }
        happened(.refused(isClosed ? .hostClosed : .emptyContent), to: handle.id)
      }
    }
    var overlay = fitted(asked, to: content)
    overlay.drawing = content == nil ? .app : .host
    overlay.hasCondition = overlay.hasCondition || lifecycle.shouldPresent != nil
    if let interned { overlay.name = interned }
    if overlay.askers != askers { overlay.askers = askers }
    if overlay.name == nil, overlay.identity.comparesNames {
      let problem = Problem.namelessIdentity(handle.id, overlay.identity)
      inOrder { [weak self] in self?.onProblem(problem) }
    }
    self.receive(.presentRequested(handle.id, overlay))
    if overlay.backdrop?.isModal == true { watch(handle) }
  }

  /// Returns the overlay with the needs of `content`: room for its shadows, an expansion if it is
  /// collapsed, `showsTimeLeft` if it shows the rest of the lifetime, and the time to read it if
  /// the lifetime depends on that.
  func fitted(_ overlay: OverlayConfiguration, to content: OverlayContent?) -> OverlayConfiguration
  {
    var overlay = overlay
    overlay.setVariant(by: content)
    // Content without controls was announced when it appeared; pausing for assistive technology
    // would only keep the next overlay from being announced.
    if let content, !content.root.hasControls {
      overlay.pausesFor.remove(.assistiveTechnology)
    }
    // A negative overhang is kept, so that the engine refuses it.
    if let content, overlay.overhang >= 0 {
      overlay.overhang = max(overlay.overhang, content.shadowReach)
    }
    if let content, content.collapsed != nil, overlay.expansion == nil {
      overlay.expansion = .buttons(content.root.buttons.count)
    }
    if content?.root.showsTimeLeft ?? false { overlay.showsTimeLeft = true }
    if let content, let arrow = overlay.anchor?.arrow, arrow.inset >= 0 {
      overlay.anchor?.arrow?.inset = max(arrow.inset, content.style.corners.extent)
    }
    overlay.readingTime = overlay.lifetime.readingTime(of: content)
    return overlay
  }
}

extension IdentityPolicy {
  /// Whether the policy refuses a request with the name of another one.
  fileprivate var refusesDuplicates: Bool {
    switch self {
    case .ignoreDuplicates, .coalesceWithLast: true
    case .allow, .updateInPlace, .mergeAndCount, .refuseEqualPriority: false
    }
  }
}
