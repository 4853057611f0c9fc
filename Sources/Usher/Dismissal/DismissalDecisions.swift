internal import UsherCore

/// The app's pending decisions about whether the user may dismiss overlays.
final class DismissalDecisions: PresenterAbility {
  /// At most one task for each overlay.
  private var tasks: [OverlayID: Task<Void, Never>] = [:]

  init(of presenter: Presenter) {}

  func didPerform(_ command: OverlayCommand, in presenter: Presenter) {
    if case .checkDismissal(let id, let reason) = command {
      guard presenter.isAsked(about: id, for: reason) else {
        return presenter.receive(.dismissalAccepted(id, reason))
      }
      decide(about: id, for: reason, in: presenter) { [weak presenter] in
        presenter?.receive(.dismissalAccepted(id, reason))
      }
    } else if case .notify(let id, let milestone) = command {
      switch milestone {
      // An overlay that is leaving needs no decision.
      case .willDismiss, .didDismiss: cancel(id)
      case .willPresent, .didPresent, .didSelectDetent: break
      }
    }
  }

  func presenterWasReleased(by host: (any OverlayHost)?) { cancelAll() }

  /// Asks the overlays in order whether the window may close.
  ///
  /// If all agree, dismisses them and calls `close`. Cancels every pending decision, so that the
  /// user isn't asked twice at the same time.
  func decide(
    aboutClosing ids: [OverlayID], in presenter: Presenter, close: @escaping @MainActor () -> Void
  ) {
    cancelAll()
    decideNext(of: ids[...], in: presenter) { [weak presenter] in
      for id in ids { presenter?.receive(.dismissalAccepted(id, .hostClosed)) }
      close()
    }
  }

  private func decideNext(
    of ids: ArraySlice<OverlayID>, in presenter: Presenter, agreed: @escaping @MainActor () -> Void
  ) {
    guard let id = ids.first else { return agreed() }
    decide(about: id, for: .hostClosed, in: presenter) { [weak self, weak presenter] in
      guard let self, let presenter else { return }
      decideNext(of: ids.dropFirst(), in: presenter, agreed: agreed)
    }
  }

  /// Calls `agreed` if the app agrees to the dismissal.
  ///
  /// Cancels the overlay's earlier decision.
  private func decide(
    about id: OverlayID, for reason: DismissReason, in presenter: Presenter,
    agreed: @escaping @MainActor () -> Void
  ) {
    cancel(id)
    let handle = presenter.handles[id]
    guard let shouldDismiss = handle?.request?.lifecycle.shouldDismiss else { return agreed() }
    let askers = presenter.askers(of: id)
    tasks[id] = Task { [weak handle] in
      let agrees = await Asker.run(for: handle, inside: askers) { await shouldDismiss(reason) }
      if agrees, !Task.isCancelled { agreed() }
    }
  }

  private func cancel(_ id: OverlayID) {
    tasks.removeValue(forKey: id)?.cancel()
  }

  private func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }
}

extension Presenter {
  /// Whether the app decides about a dismissal now.
  ///
  /// The app doesn't decide if the user pressed a button other than a close or cancel button, for
  /// example one of a question's choices.
  fileprivate func isAsked(about id: OverlayID, for reason: DismissReason) -> Bool {
    guard handles[id]?.request?.lifecycle.needsDecision == true else { return false }
    guard case .button(let action) = reason else { return true }
    guard let button = handles[id]?.request?.built?.button(action.rawValue) else { return true }
    return button.isCancel || button.isClose
  }

  /// The askers of work that belongs to an overlay, outermost first.
  fileprivate func askers(of id: OverlayID) -> [Asker] {
    (overlay(of: id)?.askers ?? []).map { .overlay($0, of: ObjectIdentifier(self)) }
  }
}
