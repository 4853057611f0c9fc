internal import UsherCore

extension OverlayNode.Button {
  /// Returns a button that dismisses the overlay, and presents it again after a time.
  ///
  /// The time starts when the overlay is removed. The new request has the overlay's name and
  /// callbacks, and its content and settings at the time of the press. Frequencies and the policy
  /// for duplicates don't apply to it. If an owner of the overlay is released, the new request ends
  /// as well. If the window closes or the app quits, it is lost.
  ///
  /// ```swift
  /// presenter.present(
  ///   .notification(
  ///     title: "Version 4 is ready",
  ///     buttons: [.remindLater(after: .seconds(3600)), .button("Update") { update() }]))
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label. The default is "Remind me later" in the language of
  ///     `OverlayStrings.current`.
  ///   - time: The time after the overlay is removed. Negative times are treated as 0.
  /// - Returns: The button.
  @MainActor
  public static func remindLater(
    _ title: String = OverlayStrings.current[.remindLater], after time: Duration
  ) -> OverlayNode.Button {
    OverlayNode.Button(title) { handle in handle.presentAgain(after: max(time, .zero)) }
  }
}

extension PresentationHandle {
  /// Presents the overlay again, after the user has dismissed it and a time has passed.
  fileprivate func presentAgain(after time: Duration) {
    guard let overlay = presenter?.reminder(of: self, after: time) else { return }
    whenEnded { [weak self] _ in
      guard let self, let presenter, !presenter.isClosed, !hasLostOwner,
        owners.allSatisfy({ $0.object != nil })
      else { return }
      let next = presenter.present(overlay)
      successor = next
      for owner in owners { owner.object?.own(next) }
    }
  }
}

extension Presenter {
  /// Returns the overlay that reminds of a request, or `nil` if the request has ended.
  fileprivate func reminder(of handle: PresentationHandle, after time: Duration) -> Overlay? {
    guard var overlay = asked(handle.id), let request = handle.request else { return nil }
    overlay.name = name(of: handle.id)
    overlay.interactions = request.interactions
    return request.lifecycle.withoutFrequencies(calledBy: overlay)
      .delay(time).duplicates(.allow).isUserInitiated(false)
  }
}
