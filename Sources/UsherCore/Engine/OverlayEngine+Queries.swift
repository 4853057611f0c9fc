extension OverlayEngine {
  /// The shown overlays, back to front.
  ///
  /// An overlay is shown from its turn until the end of its exit.
  public var shown: [OverlayID] { presentations.map { $0.id } }

  /// The waiting overlays, lane by lane, in O(n).
  ///
  /// In each lane, the overlays in line are first, and then the delayed and kept overlays.
  public var waiting: [OverlayID] {
    lanes.flatMap { $0.waiting.inOrder + $0.delayed.inOrder }.map { $0.id }
  }

  /// The number of waiting overlays, in linear time in the number of lanes.
  package var waitingCount: Int { lanes.reduce(0) { $0 + $1.waitingCount } }

  /// Returns the state of a lane, or an empty state if the lane is unknown.
  public func snapshot(of id: LaneID) -> LaneSnapshot {
    let lane = lanes.first { $0.id == id } ?? Lane(id: id, at: lanes.startIndex)
    return LaneSnapshot(
      id: id, settings: lane.settings, isPaused: lane.isPaused,
      shown: presentations.filter { $0.overlay.lane == id }.map { $0.id },
      waiting: lane.waiting.inOrder.map { $0.id },
      delayed: lane.delayed.inOrder.map { $0.id })
  }

  /// Whether a lane is in its gap at `now` and therefore shows no new overlays.
  @_spi(Facades) public func isInGap(_ id: LaneID, at now: Instant) -> Bool {
    lanes.contains { $0.id == id && $0.gapEnd > now }
  }

  /// Every known lane in order of creation, the main lane first.
  ///
  /// A request creates its lane, even if the lane then refuses it.
  package var laneIDs: [LaneID] { lanes.map { $0.id } }

  /// Returns the waiting overlays of a selection in line order, then the shown overlays, back to
  /// front.
  package func ids(of selection: OverlaySelection<OverlayName>) -> [OverlayID] {
    switch selection {
    case .overlay(let id): isPending(id) ? [id] : []
    case .named(let name, let lane):
      lanes(lane).flatMap { $0.waiting.entries(named: name) + $0.delayed.entries(named: name) }
        .map { $0.id }
        + shownIDs(in: lane) { $0.name == name }
    case .upTo(let priority, let lane):
      lanes(lane).flatMap { ($0.waiting.inOrder + $0.delayed.inOrder) }
        .filter { $0.overlay.priority <= priority }.map { $0.id }
        + shownIDs(in: lane) { $0.priority <= priority }
    case .shown(let lane): shownIDs(in: lane) { _ in true }
    case .waiting(let lane):
      lanes(lane).flatMap { ($0.waiting.inOrder + $0.delayed.inOrder) }.map { $0.id }
    case .all(let lane): ids(of: .waiting(in: lane)) + ids(of: .shown(in: lane))
    }
  }

  /// Returns the values of an overlay, or `nil` if it is neither shown nor waiting.
  package func overlay(of id: OverlayID) -> OverlayConfiguration? {
    if let index = shownIndex(of: id) { return presentations[index].overlay }
    return waitingEntry(of: id)?.overlay
  }

  /// Whether an update to `overlay` would be ignored, because the overlay's exit can't be undone.
  ///
  /// This applies if the user dismissed the overlay, its owner was removed, or its anchor was
  /// removed and the update keeps that anchor.
  package func staysDismissed(_ id: OverlayID, under overlay: OverlayConfiguration) -> Bool {
    shownIndex(of: id).map { presentations[$0].staysDismissed(under: overlay) } ?? false
  }

  /// Returns the resting frame of a shown overlay.
  ///
  /// It is `nil` before the entrance, if the overlay isn't shown, or if the app draws it.
  package func restingFrame(of id: OverlayID) -> OverlayRect? {
    guard let index = shownIndex(of: id), presentations[index].hasEntered,
      presentations[index].overlay.drawing == .host
    else { return nil }
    return presentations[index].restingFrame(in: step.viewport)
  }

  /// Returns the distances that overlays cover at the viewport's top and bottom edges.
  ///
  /// Only overlays for which `isMeant` returns `true` are considered. These overlays are ignored:
  /// modal, anchored, exiting and unmeasured overlays, and overlays that the app draws.
  package func coveredInsets(of isMeant: (OverlayConfiguration) -> Bool = { _ in true }) -> Insets {
    var insets = Insets.zero
    for index in presentations.indices {
      let (overlay, phase) = (presentations[index].overlay, presentations[index].phase)
      guard presentations[index].hasEntered, phase.isStaying, overlay.drawing == .host,
        overlay.anchor == nil, overlay.backdrop?.isModal != true, isMeant(overlay)
      else { continue }
      let frame = presentations[index].restingFrame(in: step.viewport)
      switch overlay.placement.vertical {
      case .top: insets.top = max(insets.top, frame.maxY - bounds.minY)
      case .bottom: insets.bottom = max(insets.bottom, bounds.maxY - frame.minY)
      case .center: break
      }
    }
    return insets
  }

  /// Returns the selected detent of a shown or waiting overlay, or `nil` if it ignores detents.
  package func detent(of id: OverlayID) -> OverlayDetent? {
    overlay(of: id)?.currentDetent(in: step.viewport.area(of: id))?.detent
  }

  /// Returns the detent above an overlay's selected detent, or the lowest detent if there is none
  /// above.
  ///
  /// Returns `nil` if the overlay ignores detents.
  package func detent(after id: OverlayID) -> OverlayDetent? {
    let area = step.viewport.area(of: id)
    guard let overlay = overlay(of: id), let current = overlay.currentDetent(in: area) else {
      return nil
    }
    let heights = overlay.heights(in: area)
    return (heights.first { $0.height > current.height } ?? heights.first)?.detent
  }

  /// Whether a shown overlay is collapsed, or a waiting overlay will be collapsed when it enters.
  package func isCollapsed(_ id: OverlayID) -> Bool {
    if let index = shownIndex(of: id) { return presentations[index].isCollapsed }
    guard let entry = waitingEntry(of: id) else { return false }
    return entry.overlay.expansion != nil && entry.interruption?.collapseState != .expanded
  }

  func waitingEntry(of id: OverlayID) -> WaitingLine.Entry? {
    for lane in lanes {
      if let entry = lane.entry(of: id) { return entry }
    }
    return nil
  }

  private func lanes(_ id: LaneID?) -> [Lane] {
    lanes.filter { id == nil || id == $0.id }
  }

  private func shownIDs(in lane: LaneID?, _ isMeant: (OverlayConfiguration) -> Bool) -> [OverlayID]
  {
    presentations.indices
      .filter { isShown($0, in: lane) && isMeant(presentations[$0].overlay) }
      .map { presentations[$0].id }
  }

  /// Whether the overlay at an index belongs to a lane, or `true` if `lane` is `nil`.
  func isShown(_ index: Presentation.Index, in lane: LaneID?) -> Bool {
    lane == nil || lane == presentations[index].overlay.lane
  }
}

/// A selection of overlays, in one lane, or in all lanes if the lane is `nil`.
///
/// Names are numbers in the engine, and strings in apps.
public enum OverlaySelection<Name: Hashable & Sendable>: Hashable, Sendable {
  /// A single overlay, shown or waiting.
  case overlay(OverlayID)
  /// All overlays with a name, shown or waiting.
  case named(Name, in: LaneID? = nil)
  /// All overlays with at most this priority, shown or waiting.
  case upTo(Priority, in: LaneID? = nil)
  /// All shown overlays, including overlays that are entering or exiting.
  case shown(in: LaneID? = nil)
  /// All waiting overlays.
  case waiting(in: LaneID? = nil)
  /// All overlays, shown or waiting.
  case all(in: LaneID? = nil)
}
