internal import UsherCore

extension HostConnection {
  /// Reports that the user wants to close the window, for hosts that can keep it open.
  ///
  /// `Lifecycle.shouldDismiss` is called for the visible and interrupted overlays, front to back.
  /// If any overlay refuses, the window and all overlays stay open. If the user tries again before
  /// the decision, the decision is canceled and all overlays decide again.
  ///
  /// - Parameter close: A closure that closes the window. It is called after all overlays agreed
  ///   and were dismissed, and only if this method returned `true`.
  /// - Returns: Whether the host must keep the window open for now.
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
  /// The displayed or interrupted overlays that decide about their dismissal, front to back.
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
