extension Presenter {
  /// Requests that an overlay be shown.
  ///
  /// It is shown immediately if there is room. Otherwise it waits for its turn. A request that
  /// can't be accepted is refused: its handle has the reason, and `onProblem` is called, except for
  /// a duplicate. From inside a callback, the request is received when the callback returns.
  ///
  /// ```swift
  /// let handle = presenter.present(.notification(title: "Sent").position(.bottom))
  /// ```
  ///
  /// - Parameters:
  ///   - overlay: What is shown, where, when and how.
  ///   - preset: The settings to start from; `nil` for those of the overlay's own preset.
  /// - Returns: The request's handle. Releasing it changes nothing.
  @discardableResult
  public func present(_ overlay: Overlay, using preset: OverlayPreset? = nil) -> PresentationHandle
  {
    let handle = PresentationHandle(id: inbox.mintID(), presenter: self)
    present(
      preset.map { overlay.preset($0) } ?? overlay, by: handle, askers: Asker.ids(of: self))
    return handle
  }

  /// Requests from any thread that an overlay be shown, as `present(_:using:)` does on the main
  /// actor.
  ///
  /// Requests of one thread are received in their order, as soon as the main actor is free or uses
  /// one of their handles. The presenter is kept alive until then.
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
  /// Replaces the content of a request's overlay, and applies the settings that the new value sets.
  ///
  /// `PresentationHandle.update(_:announces:)` says what stays. The handle of another presenter is
  /// ignored.
  public func update(_ handle: PresentationHandle, to overlay: Overlay) {
    if handle.presenter === self { handle.update(overlay) }
  }

  /// Replaces the content of all overlays of a name, shown or waiting, and applies the settings
  /// that the new value sets.
  ///
  /// Does nothing if there are none. `PresentationHandle.update(_:announces:)` says what stays.
  public func update(_ name: String, to overlay: Overlay) {
    inbox.handover.run()
    append(
      .act { [weak self] in
        for handle in self?.handles(.named(name)) ?? [] { self?.updateNow(handle.id, to: overlay) }
      })
  }
}
