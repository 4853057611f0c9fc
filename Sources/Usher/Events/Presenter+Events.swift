internal import UsherCore

extension Presenter {
  /// The events of all requests from now on, from their acceptance to their end.
  ///
  /// Any number of consumers may hear them, and none holds up a frame. Without a consumer, events
  /// cost nothing. The overlays that Usher shows of its own accord, such as an offer beside a list,
  /// have no events.
  ///
  /// ```swift
  /// for await event in presenter.events {
  ///   if let reason = event.reason { print(event.name ?? "an overlay", "went:", reason) }
  /// }
  /// ```
  public var events: PresenterEvents { events(keeping: 1024) }

  /// Returns the events from now on, for a consumer that keeps at most `limit` unread ones.
  package func events(keeping limit: Int) -> PresenterEvents {
    if !feed.isHeard { beginToWatch() }
    let events = PresenterEvents(feed.subscribe(keeping: limit))
    lookAtShown()
    return events
  }

  /// Watches the overlays that are shown already.
  func beginToWatch() {
    engine.glance(into: &feed.glances)
    for glance in feed.glances where !isOffer(glance.id) {
      feed.noteAppearance(of: glance.id, at: glance.appeared)
    }
    feed.glances.removeAll()
  }

  /// Whether the presenter asked for the overlay itself, to offer what a list hides.
  func isOffer(_ id: OverlayID) -> Bool {
    handles[id]?.request?.lane.isOfOffers ?? false
  }

  /// Hands an event of a request to the consumers of events; an offer has none.
  ///
  /// The kinds that follow from others, such as that the user who acts has seen the overlay, are
  /// told with these.
  func tell(_ kind: PresenterEvent.Kind, of id: OverlayID) {
    let moment = host.now
    switch kind {
    case .willPresent:
      guard !isOffer(id) else { return }
      tellTurn(of: id)
      feed.noteAppearance(of: id, at: moment)
      add(kind, of: id, at: moment)
    case .tapped, .action:
      add(kind, of: id, at: moment)
      if feed.noteSight(of: id) { add(.seen, of: id, at: moment) }
    case .didDismiss(let reason, _):
      if reason.isByUser || feed.isDueToBeSeen(id, at: moment), feed.noteSight(of: id) {
        add(.seen, of: id, at: moment)
      }
      feed.forget(id)
      add(kind, of: id, at: moment)
    case .accepted, .refused, .merged, .admitted, .didPresent, .seen, .paused, .resumed,
      .interrupted,
      .returned, .updated, .willDismiss:
      add(kind, of: id, at: moment)
    }
  }

  private func add(_ kind: PresenterEvent.Kind, of id: OverlayID, at moment: Instant) {
    guard let handle = handles[id], let request = handle.request, !request.lane.isOfOffers else {
      return
    }
    feed.add(
      PresenterEvent(
        id: id, name: request.name.flatMap { names.string(for: $0) }, lane: request.lane,
        moment: moment, kind: kind), of: handle)
  }

  /// Tells the consumers of events that an overlay's turn has come, unless they know.
  func tellTurn(of id: OverlayID) {
    guard feed.isHeard, handles[id]?.request?.hasToldTurn == false else { return }
    handles[id]?.request?.hasToldTurn = true
    happened(.admitted, to: id)
  }

  /// Tells the consumers of events what the engine's answer to an event says by silence: that a
  /// request was accepted, or that an update was usable.
  func tell(_ event: OverlayEvent, answeredBy commands: ArraySlice<OverlayCommand>) {
    if case .presentRequested(let id, _) = event, !commands.contains(where: { $0.ends(id) }) {
      happened(.accepted, to: id)
    }
    if let id = event.updated, !commands.contains(where: { $0.rejectsUpdate(of: id) }) {
      happened(.updated, to: id)
    }
  }

  /// Looks for changes of shown overlays that no command tells: pauses of countdowns, overlays that
  /// give way and come back, and those that the user has seen.
  func lookAtShown() {
    guard feed.isHeard else { return }
    feed.glances.removeAll(keepingCapacity: true)
    engine.glance(into: &feed.glances)
    let (changes, sighted) = feed.compare(at: host.now)
    for change in changes { happened(change.kind, to: change.id) }
    for id in sighted {
      act(after: Watch.timeToSee, for: id) { [weak self] in self?.lookAtShown() }
    }
  }
}

extension OverlayEvent {
  /// The overlay to which the app gives new content or values; `nil` for any other event.
  fileprivate var updated: OverlayID? {
    if case .updateRequested(let id, _) = self { return id }
    if case .lifetimeChanged(let id, _) = self { return id }
    // Without needs, the content is the same.
    if case .contentReplaced(let id, needs: .some) = self { return id }
    return nil
  }
}

extension OverlayCommand {
  /// Whether the command ends a request that has just been made.
  fileprivate func ends(_ id: OverlayID) -> Bool {
    if case .refuse(id, _) = self { return true }
    if case .adopt(_, from: id) = self { return true }
    if case .merge(_, from: id) = self { return true }
    return false
  }

  /// Whether the command reports an update of the overlay that changed nothing.
  fileprivate func rejectsUpdate(of id: OverlayID) -> Bool {
    if case .report(.unusableUpdate(id, _)) = self { return true }
    if case .report(.unknownOverlay(id)) = self { return true }
    return false
  }
}
