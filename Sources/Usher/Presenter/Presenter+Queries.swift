public import UsherCore

extension Presenter {
  /// Whether any overlay is shown; false once the exit of the last one has begun.
  public var isShowing: Bool { shown.contains { isShowing($0) } }

  /// Whether the overlay is shown; false once its exit has begun.
  public func isShowing(_ id: OverlayID) -> Bool { handles[id]?.state.isShown ?? false }

  /// Whether any overlay of the name is shown; false once its exit has begun.
  public func isShowing(_ name: String) -> Bool {
    ids(.named(name)).contains { isShowing($0) }
  }

  /// Whether any overlay of the name waits.
  public func isWaiting(_ name: String) -> Bool {
    ids(.named(name)).contains { handles[$0]?.state.isWaiting ?? false }
  }

  /// The shown overlays, back to front.
  public var shown: [OverlayID] { withoutOffers(engine.shown) }

  /// The waiting overlays, lane by lane; in each lane the next one first and the delayed ones last;
  /// O(n).
  public var waiting: [OverlayID] { engine.waiting }

  /// The number of waiting overlays.
  public var waitingCount: Int { engine.waitingCount }

  /// Returns the number of overlays that wait in a lane, including the delayed ones; O(n).
  public func waitingCount(in lane: LaneID) -> Int {
    let snapshot = engine.snapshot(of: lane)
    return snapshot.waiting.count + snapshot.delayed.count
  }

  /// Returns the selected overlays: the waiting ones in the order of their turns, then the shown
  /// ones, back to front.
  public func ids(_ selection: OverlaySelection<String>) -> [OverlayID] {
    resolved(selection).map { withoutOffers(engine.ids(of: $0)) } ?? []
  }

  /// Returns those of the overlays that the app asked for: all but offers.
  private func withoutOffers(_ ids: [OverlayID]) -> [OverlayID] { ids.filter { !isOffer($0) } }

  /// Returns the handles of the selected overlays, in the order of `ids`; requests that were
  /// enqueued before are received first.
  public func handles(_ selection: OverlaySelection<String>) -> [PresentationHandle] {
    inbox.handover.run()
    return ids(selection).compactMap { handles[$0] }
  }

  /// Returns the handle of a shown or waiting overlay; `nil` for any other id.
  public func handle(of id: OverlayID) -> PresentationHandle? {
    hasRequest(id) ? handles[id] : nil
  }

  /// Returns the content that a shown or waiting overlay was asked to show; `nil` for any other id,
  /// and for an overlay that the app draws.
  public func content(of id: OverlayID) -> OverlayContent? { handle(of: id)?.request?.content }

  /// Returns the values of a shown or waiting overlay; `nil` for any other id.
  public func overlay(of id: OverlayID) -> OverlayConfiguration? { engine.overlay(of: id) }

  /// Returns the state of a shown or waiting overlay at this moment, and the reasons for it; `nil`
  /// for any other id.
  ///
  /// For developers' tools; `explain()` says the same in words.
  public func pendingState(of id: OverlayID) -> PendingState? {
    engine.pendingState(of: id, at: host.now)
  }

  /// Returns the name of a shown or waiting overlay; `nil` for an overlay without a name and for
  /// any other id.
  public func name(of id: OverlayID) -> String? {
    handles[id]?.request?.name.flatMap { names.string(for: $0) }
  }

  /// Returns the front target at a point of the viewport now: an overlay, a backdrop or the app.
  package func hitTest(_ point: OverlayPoint) -> Hit { engine.hitTest(point, at: host.now) }

  /// Returns the scene at a moment of the host's clock.
  package func scene(at moment: Instant) -> OverlayScene { engine.scene(at: moment) }
}
