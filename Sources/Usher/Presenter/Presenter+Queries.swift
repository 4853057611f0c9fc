public import UsherCore

extension Presenter {
  /// Whether its window has closed, so that it refuses whatever is asked for.
  public var isClosed: Bool { isClosing }

  /// Whether any overlay is shown, on its way in or out included.
  public var isShowing: Bool { !engine.shown.isEmpty }

  /// Whether this overlay is shown, on its way in or out included.
  public func isShowing(_ id: OverlayID) -> Bool { engine.shown.contains(id) }

  /// Whether any overlay of this name is shown, on its way in or out included.
  public func isShowing(_ name: String) -> Bool { !ids(.named(name), among: .shown).isEmpty }

  /// Whether any overlay of this name waits.
  public func isWaiting(_ name: String) -> Bool { !ids(.named(name), among: .waiting).isEmpty }

  /// The overlays that are shown, back to front.
  public var shown: [OverlayID] { engine.shown }

  /// The overlays that wait, lane by lane, the next one first and then the delayed ones; linear in
  /// their number.
  public var waiting: [OverlayID] { engine.waiting }

  /// How many overlays wait.
  public var waitingCount: Int { engine.waitingCount }

  /// How many overlays wait in a lane, the delayed ones included; linear in their number.
  public func waitingCount(in lane: LaneID) -> Int {
    let snapshot = engine.snapshot(of: lane)
    return snapshot.waiting.count + snapshot.delayed.count
  }

  /// Those that are meant: who waits, in line order, then who is shown, back to front.
  public func ids(_ selection: OverlaySelection, among presence: Presence = .either) -> [OverlayID]
  {
    guard let selection = resolved(selection) else { return [] }
    let ids = engine.ids(of: selection)
    let shown = Set(engine.shown)
    return switch presence {
    case .either: ids
    case .shown: ids.filter { shown.contains($0) }
    case .waiting: ids.filter { !shown.contains($0) }
    }
  }

  /// The requests of those that are meant, in the same order as `ids`.
  public func handles(
    _ selection: OverlaySelection, among presence: Presence = .either
  ) -> [PresentationHandle] {
    ids(selection, among: presence).compactMap { requests[$0]?.handle }
  }

  /// What those that are meant show, in the same order as `ids`; what the app draws is left out.
  public func contents(
    _ selection: OverlaySelection, among presence: Presence = .either
  ) -> [OverlayContent] {
    ids(selection, among: presence).compactMap { requests[$0]?.content }
  }

  /// The request of an overlay that is shown or waits; `nil` for any other.
  public func handle(of id: OverlayID) -> PresentationHandle? { requests[id]?.handle }

  /// What an overlay that is shown or waits was asked to show; `nil` for any other.
  public func content(of id: OverlayID) -> OverlayContent? { requests[id]?.content }

  /// The values of an overlay that is shown or waits; `nil` for any other.
  public func overlay(of id: OverlayID) -> Overlay? { engine.overlay(of: id) }

  /// How an overlay that is shown or waits stands at this moment, and why; `nil` for any other.
  ///
  /// For tools that show it to a developer; `explain()` says the same in words.
  public func standing(of id: OverlayID) -> Standing? {
    engine.standing(of: id, at: host.now)
  }

  /// The name that was given to an overlay that is shown or waits; `nil` where there is none.
  public func name(of id: OverlayID) -> String? {
    requests[id]?.name.flatMap { names.string(for: $0) }
  }

  /// What lies under a point of the viewport now, the front overlay first.
  public func hitTest(_ point: Point) -> Hit { engine.hitTest(point, at: host.now) }

  /// What has become of a request that has not ended.
  func fate(of id: OverlayID) -> Fate? {
    standing(of: id).map { Fate($0) }
  }
}
