internal import UsherCore

extension PresentationHandle {
  /// Dismisses the overlay, and presents it again after a time.
  ///
  /// The time begins when the overlay has gone. Then the overlay is a new request, with its latest
  /// content and settings, and with its name, callbacks and owners. Frequencies don't apply to it.
  /// It doesn't return if an owner was released, the window closes, or the app quits.
  ///
  /// Negative times are treated as 0. If it is called several times, the last time is used. Does
  /// nothing after the request has ended, and for overlays that the app draws.
  ///
  /// ```swift
  /// let handle = presenter.present(.notification(title: "Version 4 is ready"))
  /// handle.remind(after: .seconds(3600))
  /// ```
  public func remind(after time: Duration) {
    let isFirst = reminder == nil
    reminder = max(time, .zero)
    guard isFirst else { return }
    guard let overlay = presenter?.overlayForReminder(of: self) else { return reminder = nil }
    whenEnded { [weak self] in self?.presentAgain(overlay, after: $0) }
    dismiss()
  }

  private func presentAgain(_ overlay: Overlay, after outcome: Outcome) {
    guard let presenter, !presenter.isClosed, let reminder, outcome != .dismissed(.ownerGone)
    else { return }
    let next = presenter.present(overlay.delay(reminder))
    for owner in owners { owner.object?.own(next) }
  }
}

extension Presenter {
  /// Returns the overlay of a request with its name and callbacks, but without its frequencies.
  ///
  /// `nil` if the request has ended, or if the app draws the overlay.
  fileprivate func overlayForReminder(of handle: PresentationHandle) -> Overlay? {
    guard var overlay = asked(handle.id), let request = handle.request else { return nil }
    overlay.name = name(of: handle.id)
    overlay.interactions = request.interactions
    overlay.lifecycle = request.lifecycle.own
    overlay.lifecycle.turnRules = []
    return overlay
  }
}
