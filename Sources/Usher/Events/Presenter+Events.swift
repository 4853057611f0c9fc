internal import UsherCore

extension Presenter {
  /// The future events of all requests, from their acceptance to their end.
  ///
  /// There can be any number of consumers, and none of them delays a frame. Without consumers,
  /// events have no cost. Overlays that Usher shows on its own have no events, for example the "n
  /// more" button next to a list.
  ///
  /// ```swift
  /// for await event in presenter.events {
  ///   if let reason = event.reason { print(event.name ?? "an overlay", "went:", reason) }
  /// }
  /// ```
  public var events: PresenterEvents { events(keeping: 1024) }

  /// Returns the future events, for a consumer that stores up to `limit` unread events.
  package func events(keeping limit: Int) -> PresenterEvents {
    if !feed.isHeard { beginToWatch() }
    let events = PresenterEvents(feed.subscribe(keeping: limit))
    lookAtShown()
    return events
  }

  /// Starts to watch the overlays that are already shown.
  func beginToWatch() {
    engine.glance(into: &feed.glances)
    for glance in feed.glances where !isOffer(glance.id) {
      feed.noteAppearance(of: glance.id, at: glance.appeared)
    }
    feed.glances.removeAll()
  }

  /// Whether the overlay is an "n more" button, requested by the presenter itself.
  func isOffer(_ id: OverlayID) -> Bool {
    handles[id]?.request?.lane.isOfOffers ?? false
  }

  /// Sends an event of a request to the consumers of events, unless the request is an offer.
  ///
  /// Events that follow from this event are also sent. For example, if the user acts on an overlay,
  /// the user has seen it.
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

  /// Sends `admitted` unless it was sent before.
  func tellTurn(of id: OverlayID) {
    guard feed.isHeard, handles[id]?.request?.hasToldTurn == false else { return }
    handles[id]?.request?.hasToldTurn = true
    happened(.admitted, to: id)
  }

  /// Sends `accepted` if the engine didn't end the request, and `updated` if it didn't reject the
  /// update.
  func tell(_ event: OverlayEvent, answeredBy commands: ArraySlice<OverlayCommand>) {
    if case .presentRequested(let id, _) = event, !commands.contains(where: { $0.ends(id) }) {
      happened(.accepted, to: id)
    }
    if let id = event.updated, !commands.contains(where: { $0.rejectsUpdate(of: id) }) {
      happened(.updated, to: id)
    }
  }

  /// Sends the changes of shown overlays that aren't reported by commands.
  ///
  /// These are pauses of countdowns, overlays that are interrupted or return, and overlays that the
  /// user has seen.
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
  /// The overlay that gets new content or values, or `nil` for any other event.
  fileprivate var updated: OverlayID? {
    if case .updateRequested(let id, _) = self { return id }
    if case .lifetimeChanged(let id, _) = self { return id }
    // If there are no needs, the content is unchanged.
    if case .contentReplaced(let id, needs: .some) = self { return id }
    return nil
  }
}

extension OverlayCommand {
  /// Whether the command ends a request that was just made.
  fileprivate func ends(_ id: OverlayID) -> Bool {
    if case .refuse(id, _) = self { return true }
    if case .adopt(_, from: id) = self { return true }
    if case .merge(_, from: id) = self { return true }
    return false
  }

  /// Whether the command reports that an update of the overlay was rejected.
  fileprivate func rejectsUpdate(of id: OverlayID) -> Bool {
    if case .report(.unusableUpdate(id, _)) = self { return true }
    if case .report(.unknownOverlay(id)) = self { return true }
    return false
  }
}
