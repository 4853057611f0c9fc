internal import UsherCore

extension Presenter {
  /// The history of the presenter's requests, from the first use of this property on; what is shown
  /// or waits then has its entry.
  ///
  /// An app that wants a history reads it once at the start; without that, nothing is kept. To keep
  /// one history for several windows, give the history of one presenter to the others:
  ///
  /// ```swift
  /// second.history = first.history
  /// ```
  ///
  /// A list of the history offers the buttons of an ended request as long as the app keeps the
  /// request's handle, which keeps their actions until then: a button of an object that keeps the
  /// handle should reference the object weakly.
  ///
  /// A presenter's own history is released with it, and a shared one with the last presenter.
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

  /// Shows a list of the history, with a field to search in, filters and a button that clears it.
  ///
  /// ```swift
  /// presenter.presentHistory()
  /// ```
  ///
  /// - Parameters:
  ///   - words: The list's own words.
  ///   - preset: The place, the timing and the surface.
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

/// The preset of a list of a history, which is Usher's own.
extension OverlayPreset {
  /// A list of a history at the top, at most 420 points wide, above a scrim: it is shown at once
  /// and stays until its button, a click beside it, a swipe or Escape closes it.
  ///
  /// What is shown already stays behind the scrim, and goes on afterwards.
  ///
  /// ```swift
  /// presenter.presentHistory()
  /// ```
  public static let history = OverlayPreset()
    .position(.top).precedence(.stack).duration(.infinite)
    .size(SizeConstraints(maximumWidth: .constant(420))).margins(10).tap(.absorb)
    .backdrop(.dimmed).entrance(.slideIn).exit(.slideOut)
}
