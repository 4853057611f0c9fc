internal import UsherCore

extension HostConnection {
  /// Reports that the user wants to close the window, for a host that can keep the window open.
  ///
  /// Overlays that are shown or were displaced decide by `Lifecycle.shouldDismiss`, the front
  /// overlay first. If one of them refuses, the window stays open and nothing is dismissed. If the
  /// user tries again meanwhile, the pending decision is canceled and all decide again.
  ///
  /// - Parameter close: Closes the window. Called if all overlays agree, after they were dismissed.
  ///   Never called if this function returns `false`.
  /// - Returns: Whether the host keeps the window open for now. `false` if no overlay has to be
  ///   asked.
  public func closeRequested(_ close: @escaping @MainActor () -> Void) -> Bool {
    guard let presenter else { return false }
    let asked = presenter.idsToAskBeforeClosing
    guard !asked.isEmpty else { return false }
    presenter.ability(DismissalDecisions.self).decide(
      aboutClosing: asked, in: presenter, close: close)
    return true
  }
}

extension Presenter {
  /// The overlays that the user has seen and that decide about their dismissal, front to back.
  fileprivate var idsToAskBeforeClosing: [OverlayID] {
    let displaced = waiting.filter {
      if case .waiting(let wait) = pendingState(of: $0) { wait.wasInterrupted } else { false }
    }
    let staying = shown.reversed().filter {
      if case .leaving = pendingState(of: $0) { false } else { true }
    }
    return (staying + displaced).filter {
      handles[$0]?.request?.lifecycle.needsDecision == true
    }
  }
}
