internal import UsherCore

/// Reports what happens to requests, in this order: to consumers of events, handles, callbacks and
/// `onProblem`.
extension Presenter {
  /// Reports that something has happened to a request.
  ///
  /// Returns the record of the request if the request has ended, otherwise `nil`.
  @discardableResult
  func happened(_ kind: PresenterEvent.Kind, to id: OverlayID) -> Request? {
    if feed.isHeard { tell(kind, of: id) }
    switch kind {
    case .accepted, .admitted, .seen, .paused, .resumed, .interrupted, .returned, .updated: break
    case .refused(let refusal):
      _ = end(id, .refused(refusal))
      // A duplicate is refused intentionally, and an equal overlay already exists.
      if case .duplicate = refusal { break }
      onProblem(.refused(id, refusal))
    case .merged(let target): return end(id, .updated(target))
    case .willPresent:
      if isInFront { handles[id]?.request?.wasInFront = true }
      announceArrival(of: id)
      let haptic = handles[id]?.request?.content?.haptic
      handles[id]?.request?.lifecycle.reach(.willPresent)
      if let haptic { if let onHaptic { onHaptic(haptic) } else { host.play(haptic) } }
    case .didPresent: handles[id]?.request?.lifecycle.reach(.didPresent)
    case .tapped(let area):
      let actions = handles[id]?.request?.interactions.actions(for: area) ?? []
      asking(from: id) { for action in actions { action() } }
    case .action(let action):
      let handle = handles[id]
      asking(from: id) { handle?.request?.built?.button(action.rawValue)?.perform(handle) }
    case .willDismiss:
      if case .leaving(.dismissed(.button(let action))) = pendingState(of: id) {
        handles[id]?.answer(action)
      }
      passOnFocus(of: id)
      handles[id]?.request?.lifecycle.reach(.willDismiss)
    case .didDismiss(let reason, _):
      guard let request = end(id, .dismissed(reason)) else { break }
      request.lifecycle.reach(.didDismiss(reason))
      for dismissal in request.dismissals { dismissal.overlayHasGone() }
      return request
    }
    return nil
  }

  /// Calls an app's action for a tap.
  ///
  /// If the overlay is modal and stays, overlays that the action presents are shown above it.
  /// Without this rule, a question about the overlay would wait invisibly until the overlay ends.
  /// The older libraries have their own rules.
  private func asking(from id: OverlayID, _ act: () -> Void) {
    guard let overlay = engine.overlay(of: id), overlay.backdrop?.isModal == true,
      guests[overlay.lane] == nil, handles[id]?.state.isShown == true
    else { return act() }
    Asker.$current.withValue([.overlay(id, of: ObjectIdentifier(self))], operation: act)
  }

  func reach(_ milestone: Milestone, of id: OverlayID) {
    switch milestone {
    case .willPresent: happened(.willPresent, to: id)
    case .didPresent: happened(.didPresent, to: id)
    case .didSelectDetent: handles[id]?.request?.lifecycle.reach(milestone)
    case .willDismiss: happened(.willDismiss, to: id)
    case .didDismiss(let reason):
      let visible = feed.isHeard ? feed.visibleTime(of: id, at: host.now) : .zero
      happened(.didDismiss(reason, visible: visible), to: id)
    }
  }

  /// Ends a request: removes its record and sends the outcome to its handle.
  private func end(_ id: OverlayID, _ outcome: Outcome) -> Request? {
    guard let handle = handles.removeValue(forKey: id), let request = handle.request else {
      return nil
    }
    // Memory for many requests is freed with the last request.
    if handles.isEmpty && handles.capacity > 64 { handles = [:] }
    if let name = request.name { names.release(name) }
    // A remaining alarm would prevent the host from being idle.
    alarms.removeAll { $0.overlay == id }
    handle.end(with: outcome)
    return request
  }
}
