public import UsherCore

extension Presenter {
  /// Asks for an overlay.
  ///
  /// It is shown at once if there is room, and otherwise waits for its turn.
  ///
  /// A request that cannot be accepted is refused: the handle's `result` says why, and `onProblem` is
  /// called, unless its `identity` had it left out beside one like it. From inside a callback, the request
  /// is taken up when the callback returns.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - overlay: Where, when and how it is shown.
  ///   - name: What it can be found and compared by; without one, the name in `overlay` counts.
  ///   - interactions: What to do about taps.
  ///   - lifecycle: What to be called for.
  /// - Returns: The request; its `fate` can be read and its `outcome` awaited.
  @discardableResult
  public func present(
    _ content: OverlayContent, as overlay: Overlay = Overlay(), name: String? = nil,
    interactions: Interactions = Interactions(), lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    let handle = PresentationHandle(id: inbox.mintID(), presenter: self)
    present(
      content, as: overlay, name: name, interactions: interactions, lifecycle: lifecycle,
      handle: handle)
    return handle
  }

  /// Lets something that the app draws by its own means take its turn.
  ///
  /// The app draws it from `willPresent` on, and calls `dismiss` of the handle when it has gone. Nothing
  /// is built and nothing drawn for it here; its lifetime counts as that of any other.
  ///
  /// - Parameters:
  ///   - overlay: When it takes its turn, and how it treats others.
  ///   - name: What it can be found and compared by; without one, the name in `overlay` counts.
  ///   - lifecycle: What to be called for.
  /// - Returns: The request.
  @discardableResult
  public func presentExternally(
    _ overlay: Overlay = Overlay(lifetime: .untilDismissed), name: String? = nil,
    lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    let handle = PresentationHandle(id: inbox.mintID(), presenter: self)
    present(
      nil, as: overlay, name: name, interactions: Interactions(), lifecycle: lifecycle,
      handle: handle)
    return handle
  }

  /// Asks for an overlay from any thread, as `present` does on the main actor.
  ///
  /// Requests of one thread are taken up in the order in which it made them, as soon as the main actor
  /// is free. The presenter lives until then.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - overlay: Where, when and how it is shown.
  ///   - name: What it can be found and compared by; without one, the name in `overlay` counts.
  ///   - interactions: What to do about taps.
  ///   - lifecycle: What to be called for.
  /// - Returns: The request; until it is taken up, its `fate` is `requested`.
  @discardableResult
  public nonisolated func enqueue(
    _ content: OverlayContent, as overlay: Overlay = Overlay(), name: String? = nil,
    interactions: Interactions = Interactions(), lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    let handle = PresentationHandle(id: inbox.mintID(), presenter: self)
    inbox.handover.add {
      self.present(
        content, as: overlay, name: name, interactions: interactions, lifecycle: lifecycle,
        handle: handle)
    }
    return handle
  }

  private func present(
    _ content: OverlayContent?, as asked: Overlay, name: String?, interactions: Interactions,
    lifecycle: Lifecycle, handle: PresentationHandle
  ) {
    if let content, content.root.isEmpty {
      handle.finish(.refused(.emptyContent))
      onProblem(.refused(handle.id, .emptyContent))
      return
    }
    var overlay = fitted(asked, to: content)
    overlay.drawing = content == nil ? .app : .host
    overlay.asksFirst = overlay.asksFirst || lifecycle.shouldPresent != nil
    let taken = name.map { names.take($0) }
    if let taken { overlay.name = taken }
    requests[handle.id] = Request(
      content: content, interactions: interactions, lifecycle: lifecycle, name: taken,
      handle: handle, asked: Request.Asked(asked))
    self.handle(.presentRequested(handle.id, overlay))
  }

  /// The same with what `content` needs: room for its shadows, an unfolding where it is folded, and news
  /// of the time left where it shows that.
  func fitted(_ overlay: Overlay, to content: OverlayContent?) -> Overlay {
    var overlay = overlay
    // What has nothing to use has been said aloud, and would keep the next one from being said.
    if let content, !content.root.hasControls {
      overlay.pausesFor.remove(.assistiveTechnology)
    }
    // A negative overhang is left as it is, to be refused.
    if let content, overlay.overhang >= 0 {
      overlay.overhang = max(overlay.overhang, content.shadowReach)
    }
    if let content, content.folded != nil, overlay.unfolding == nil {
      overlay.unfolding = .buttons(content.root.buttons.count)
    }
    if content?.root.showsTimeLeft ?? false { overlay.showsTimeLeft = true }
    return overlay
  }
}
