internal import UsherCore

extension Presenter {
  /// The history of the presenter's requests, starting with the first access to this property.
  ///
  /// Pending requests are included. If you want a history, access this property when the app
  /// starts, because otherwise nothing is recorded. To share a history between windows, assign it
  /// to the other presenters:
  ///
  /// ```swift
  /// second.history = first.history
  /// ```
  ///
  /// A history list offers the buttons of an ended request as long as the app retains the request's
  /// handle. The handle then retains the actions of the buttons. If an object that retains the
  /// handle is used in such an action, reference it weakly.
  ///
  /// A history is released with the last presenter that uses it.
  public var history: OverlayHistory {
    get {
      if let history = feed.history as? OverlayHistory { return history }
      let history = OverlayHistory()
      begin(history)
      return history
    }
    set {
      guard newValue !== feed.history else { return }
      begin(newValue)
    }
  }

  /// Shows a list of the history, with a search field, filters and a clear button.
  ///
  /// ```swift
  /// presenter.presentHistory()
  /// ```
  ///
  /// - Parameters:
  ///   - words: The texts of the list.
  ///   - preset: The position, the timing and the surface.
  /// - Returns: The request's handle.
  @discardableResult
  public func presentHistory(
    strings words: HistoryStrings = HistoryStrings(), using preset: OverlayPreset = .history
  ) -> PresentationHandle {
    present(Overlay(.history(of: self, strings: words), preset: preset))
  }

  private func begin(_ history: OverlayHistory) {
    if !feed.isHeard { beginToWatch() }
    (feed.history as? OverlayHistory)?.leave(feed)
    feed.history = history
    let now = host.now
    for handle in handles.values.sorted(by: { $0.id < $1.id }) {
      guard let request = handle.request, !request.lane.isOfOffers else { continue }
      let name = request.name.flatMap { names.string(for: $0) }
      history.adopt(handle, named: name, of: feed, at: now)
    }
    lookAtShown()
  }
}

extension OverlayHistory {
  /// Use `markAllAsSeen()`.
  @available(*, unavailable, renamed: "markAllAsSeen()")
  public func markAllSeen() { markAllAsSeen() }
}

/// Usher's preset for history lists.
extension OverlayPreset {
  /// A history list at the top, at most 420 points wide, above a scrim.
  ///
  /// It is shown immediately, and stays until the user presses its button or Escape, clicks
  /// outside, or swipes it. Overlays that are already shown remain behind the scrim and continue
  /// afterward.
  ///
  /// ```swift
  /// presenter.presentHistory()
  /// ```
  public static let history = OverlayPreset()
    .position(.top).precedence(.stack).duration(.infinite)
    .size(SizeConstraints(maximumWidth: .constant(420))).margins(10).tap(.absorb)
    .backdrop(.dimmed).entrance(.slideIn).exit(.slideOut)
}
