internal import UsherCore

extension Presenter {
  /// Whether the user is in front of the presenter's window.
  var isInFront: Bool { isVisible && !attention.contains(.appInactive) }

  /// Follows a change of `backgroundDelivery`: takes all notifications back, and begins anew.
  func backgroundDeliveryChanged() {
    comeBack()
    if backgroundDelivery != .none, !outbox.numbers.hasCleanedUp {
      outbox.numbers.hasCleanedUp = true
      host.notifications?.withdrawEarlier()
    }
    followPresence(isHere: Defaults.current.isUserHere)
  }

  /// Follows the user, who has a window of the app in front, or none.
  func followPresence(isHere: Bool) {
    if isInFront { for id in engine.shown { handles[id]?.request?.wasInFront = true } }
    switch (outbox.presence, isHere) {
    case (.here, true), (.leaving, false), (.away, false): break
    case (.leaving, true), (.away, true): comeBack()
    case (.here, false):
      guard backgroundDelivery != .none else { return }
      let since = host.now
      outbox.presence = .leaving(since: since)
      act(after: Presence.grace) { [weak self] in
        guard let self, outbox.presence == .leaving(since: since) else { return }
        outbox.presence = .away
        notifyOfAll()
      }
    }
  }

  /// Notifies the user, who is away, of what an event has changed.
  func notify(after event: OverlayEvent) {
    // A delay or a quiet may have ended with any event.
    if outbox.awaitsTime { return notifyOfAll() }
    switch event {
    case .presentRequested(let id, _), .updateRequested(let id, _), .contentReplaced(let id, _):
      notify(of: id)
    case .quietEnded: notifyOfAll()
    case .lifetimeChanged, .transitionReplaced, .dismissRequested, .countedDismissRequested,
      .countChanged, .timePassed, .turnAccepted, .turnDeclined, .laneConfigured, .lanePaused,
      .laneResumed,
      .quietBegan, .measured, .contentResized, .viewportChanged, .visibilityChanged,
      .preferencesChanged,
      .timeoutScaleChanged, .attentionChanged, .focusMoved, .textTyped, .containerRemoved,
      .anchorMoved,
      .focusedAreaChanged, .ownerGone, .hostClosed, .pointerChanged, .keyPressed, .overlayTapped,
      .backdropUsed, .moreRequested, .actionTaken, .actionCompleted:
      break
    }
  }

  /// Notifies the user of a request that the user has not seen, or replaces its notification.
  ///
  /// Nothing happens while the user is here, for an unimportant request, for one that is quiet
  /// or whose delay has not ended, for an overlay that is dismissed, and for one without words.
  func notify(of id: OverlayID) {
    guard case .away = outbox.presence, case .systemNotifications(let least) = backgroundDelivery,
      let handle = handles[id], let request = handle.request, !request.wasInFront,
      let content = request.content, let overlay = engine.overlay(of: id),
      overlay.priority >= least
    else { return }
    if case .pending(.leaving(.dismissed)) = handle.state { return }
    let isDelayed = if case .pending(.delayed) = handle.state { true } else { false }
    guard !isDelayed, !engine.isQuiet(overlay) else {
      outbox.awaitsTime = true
      return
    }
    guard let service = host.notifications else {
      return failBackgroundDelivery("the host has none")
    }
    let earlier = outbox.sent[id]
    let words = semantics(of: content, shownAs: id)
    guard
      var notification = SystemNotification(id: earlier?.id ?? "", of: content, saying: words),
      notification != earlier
    else { return }
    if earlier == nil {
      notification.id = outbox.numbers.reserve()
    }
    outbox.sent[id] = notification
    service.show(
      notification,
      onAction: { [weak self] number in self?.pressButton(number, fromNotification: id) },
      onFailure: { [weak self] reason in
        self?.withdrawNotification(of: id)
        self?.failBackgroundDelivery(reason)
      })
  }

  /// Notifies the user of all requests that were passed over until now.
  func notifyOfAll() {
    outbox.awaitsTime = false
    for id in handles.keys.sorted() { notify(of: id) }
  }

  /// Takes the notification of a request back; a no-op without one.
  func withdrawNotification(of id: OverlayID) {
    guard let notification = outbox.sent.removeValue(forKey: id) else { return }
    host.notifications?.withdraw(notification.id)
    outbox.numbers.release(notification.id)
  }

  /// Takes all notifications back: the user sees the overlays themselves now.
  private func comeBack() {
    outbox.presence = .here
    for id in outbox.sent.keys.sorted() { withdrawNotification(of: id) }
  }

  /// Presses a button of an overlay for the user, who has pressed it in the notification.
  ///
  /// What was pressed in the window before, or withdrawn, does nothing here.
  private func pressButton(_ number: Int, fromNotification id: OverlayID) {
    guard outbox.sent[id] != nil else { return }
    withdrawNotification(of: id)
    guard let handle = handles[id], let button = handle.request?.content?.button(number) else {
      return
    }
    press(button, number, of: handle)
  }

  /// Presses a button of a pending overlay that the user has pressed beside the overlay, as in a
  /// notification; one that leaves takes no answer any more.
  func press(_ button: OverlayNode.Button, _ number: Int, of handle: PresentationHandle) {
    guard button.isPressable else { return }
    if case .pending(.leaving) = handle.state { return }
    handle.request?.wasInFront = true
    button.perform(handle)
    if button.dismisses { receive(.actionCompleted(handle.id, ActionID(number))) }
  }

  private func failBackgroundDelivery(_ reason: String) {
    guard !outbox.hasReported else { return }
    outbox.hasReported = true
    onProblem(.noSystemNotifications(reason: reason))
  }
}

extension Presenter {
  /// Notes whether a window of the app is active, and lets every presenter follow.
  func appActivityChanged(isActive: Bool) {
    Defaults.current.isAppActive = isActive
    Defaults.current.presenceChanged()
  }
}

extension Defaults {
  /// Whether the user has a window of the app in front: as a host knows it of all windows, else one
  /// with a presenter.
  @MainActor var isUserHere: Bool { isAppActive ?? open.contains { $0.isInFront } }

  /// Tells every presenter whether the user has a window of the app in front.
  @MainActor func presenceChanged() {
    let isHere = isUserHere
    for presenter in open { presenter.followPresence(isHere: isHere) }
  }
}
