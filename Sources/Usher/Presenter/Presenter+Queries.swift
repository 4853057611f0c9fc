public import UsherCore

extension Presenter {
  /// Whether any overlay is shown and not leaving.
  public var isShowing: Bool { shown.contains { isShowing($0) } }

  /// Whether the overlay is shown and not leaving.
  public func isShowing(_ id: OverlayID) -> Bool { handles[id]?.state.isShown ?? false }

  /// Whether any overlay with the name is shown and not leaving.
  public func isShowing(_ name: String) -> Bool {
    ids(.named(name)).contains { isShowing($0) }
  }

  /// Whether any overlay with the name waits.
  public func isWaiting(_ name: String) -> Bool {
    ids(.named(name)).contains { handles[$0]?.state.isWaiting ?? false }
  }

  /// The shown overlays, back to front.
  public var shown: [OverlayID] { withoutOffers(engine.shown) }

  /// The waiting overlays, grouped by lane, in O(n).
  ///
  /// In each lane, the next overlay is first and delayed overlays are last.
  public var waiting: [OverlayID] { engine.waiting }

  /// The number of waiting overlays.
  public var waitingCount: Int { engine.waitingCount }

  /// Returns the number of overlays that wait in a lane, including delayed overlays, in O(n).
  public func waitingCount(in lane: LaneID) -> Int {
    let snapshot = engine.snapshot(of: lane)
    return snapshot.waiting.count + snapshot.delayed.count
  }

  /// Returns the selected overlays.
  ///
  /// The waiting overlays are first, in the order of their turns. Then the shown overlays follow,
  /// back to front.
  public func ids(_ selection: OverlaySelection<String>) -> [OverlayID] {
    resolved(selection).map { withoutOffers(engine.ids(of: $0)) } ?? []
  }

  /// Returns the overlays without offers, which the app didn't request.
  private func withoutOffers(_ ids: [OverlayID]) -> [OverlayID] { ids.filter { !isOffer($0) } }

  /// Returns the handles of the selected overlays, in the order of `ids(_:)`.
  ///
  /// Requests that were enqueued earlier are received first.
  public func handles(_ selection: OverlaySelection<String>) -> [PresentationHandle] {
    inbox.handover.run()
    return ids(selection).compactMap { handles[$0] }
  }

  /// Returns the handle of a shown or waiting overlay, or `nil` for any other id.
  public func handle(of id: OverlayID) -> PresentationHandle? {
    hasRequest(id) ? handles[id] : nil
  }

  /// Returns the content of a shown or waiting overlay, including its settings and theme.
  ///
  /// `nil` for any other id, and if the app draws the overlay.
  public func content(of id: OverlayID) -> OverlayContent? { handle(of: id)?.request?.content }

  /// Returns the configuration of a shown or waiting overlay, or `nil` for any other id.
  public func overlay(of id: OverlayID) -> OverlayConfiguration? { engine.overlay(of: id) }

  /// Returns the current state of a shown or waiting overlay, or `nil` for any other id.
  ///
  /// It is meant for developer tools. For a readable form, use `explain()`.
  public func pendingState(of id: OverlayID) -> PendingState? {
    engine.pendingState(of: id, at: host.now)
  }

  /// Returns the name of a shown or waiting overlay, or `nil` if there is none.
  public func name(of id: OverlayID) -> String? {
    handles[id]?.request?.name.flatMap { names.string(for: $0) }
  }

  /// Returns the front target at a point of the viewport: an overlay, a backdrop or the app.
  package func hitTest(_ point: OverlayPoint) -> Hit { engine.hitTest(point, at: host.now) }

  /// Returns the scene at a moment of the host's clock.
  package func scene(at moment: Instant) -> OverlayScene { engine.scene(at: moment) }
}
