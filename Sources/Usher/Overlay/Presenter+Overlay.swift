extension Presenter {
  /// Requests that an overlay be shown.
  ///
  /// It is shown immediately if there is room. Otherwise, it waits for its turn. If the request
  /// can't be accepted, it is refused, the handle has the reason, and `onProblem` is called unless
  /// the request is a duplicate. If a callback makes the request, it is received when the callback
  /// returns.
  ///
  /// ```swift
  /// let handle = presenter.present(.notification(title: "Sent").position(.bottom))
  /// ```
  ///
  /// - Parameters:
  ///   - overlay: The overlay.
  ///   - preset: The settings to start from, or `nil` for the overlay's preset.
  /// - Returns: The request's handle. Releasing it has no effect.
  @discardableResult
  public func present(_ overlay: Overlay, using preset: OverlayPreset? = nil) -> PresentationHandle
  {
    let handle = PresentationHandle(id: inbox.mintID(), presenter: self)
    present(
      preset.map { overlay.preset($0) } ?? overlay, by: handle, askers: Asker.ids(of: self))
    return handle
  }

  /// Requests from any thread that an overlay be shown.
  ///
  /// In other respects, it matches `present(_:using:)`. The requests of a thread are received in
  /// order, when the main actor is free or uses one of their handles. The presenter isn't released
  /// before.
  @discardableResult
  public nonisolated func enqueue(
    _ overlay: Overlay, using preset: OverlayPreset? = nil
  ) -> PresentationHandle {
    let handle = PresentationHandle(id: inbox.mintID(), presenter: self)
    let askers = Asker.ids(of: self)
    inbox.add(handle.id) {
      self.present(preset.map { overlay.preset($0) } ?? overlay, by: handle, askers: askers)
    }
    return handle
  }
}

extension Presenter {
  /// Updates a request's overlay, like `PresentationHandle.update(_:announces:)`.
  ///
  /// Does nothing if the handle belongs to another presenter.
  public func update(_ handle: PresentationHandle, to overlay: Overlay) {
    if handle.presenter === self { handle.update(overlay) }
  }

  /// Updates all waiting or visible overlays with a name.
  ///
  /// For the effect on each overlay, see `PresentationHandle.update(_:announces:)`.
  public func update(_ name: String, to overlay: Overlay) {
    inbox.handover.run()
    append(
      .act { [weak self] in
        for handle in self?.handles(.named(name)) ?? [] { self?.updateNow(handle.id, to: overlay) }
      })
  }
}
