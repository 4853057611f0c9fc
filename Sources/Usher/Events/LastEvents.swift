internal import UsherCore

/// The last events of a presenter that was released.
struct LastEvents: Sendable {
  let feed: EventFeed
  let names: NameTable
  let host: any OverlayHost

  /// Sends the last events of the pending requests, and ends the sequences of events.
  @MainActor
  func tell(of handles: [PresentationHandle]) {
    if feed.isHeard {
      let moment = host.now
      for handle in handles {
        guard let request = handle.request, !request.lane.isOfOffers else { continue }
        let visible = feed.visibleTime(of: handle.id, at: moment)
        feed.add(
          PresenterEvent(
            id: handle.id, name: request.name.flatMap { names.string(for: $0) },
            lane: request.lane, moment: moment, kind: .didDismiss(.hostClosed, visible: visible)),
          of: handle)
      }
    }
    feed.finish()
  }
}
