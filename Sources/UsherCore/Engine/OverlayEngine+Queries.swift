extension OverlayEngine {
  /// The overlays that are shown, back to front, from their turn to the exit's end.
  public var shown: [OverlayID] { presentations.map { $0.id } }

  /// The overlays that wait, lane by lane, the next one first, and then those whose delay has not
  /// ended; O(n).
  public var waiting: [OverlayID] {
    lanes.flatMap { $0.waiting.entries + $0.delayed.entries }.map { $0.id }
  }

  /// How many overlays wait; linear in the number of lanes.
  public var waitingCount: Int { lanes.reduce(0) { $0 + $1.waitingCount } }

  /// What a lane shows and holds; an empty one for a lane that was never named.
  public func snapshot(of id: LaneID) -> LaneSnapshot {
    let lane = lanes.first { $0.id == id } ?? Lane(id: id, place: 0)
    return LaneSnapshot(
      id: id, settings: lane.settings, isPaused: lane.isPaused,
      shown: presentations.filter { $0.overlay.lane == id }.map { $0.id },
      waiting: lane.waiting.entries.map { $0.id },
      delayed: lane.delayed.entries.map { $0.id })
  }

  /// Whether a lane shows nothing new at `now` because one of its overlays has just gone.
  public func isInGap(_ id: LaneID, at now: Instant) -> Bool {
    lanes.contains { $0.id == id && $0.gapEnd > now }
  }

  /// Every lane that was named so far, the main one first.
  ///
  /// A request names its lane once nothing but the lane itself may still refuse it.
  public var laneIDs: [LaneID] { lanes.map { $0.id } }

  /// Those that `selection` means now: who waits, in line order, then who is shown, back to front.
  public func ids(of selection: Selection) -> [OverlayID] {
    switch selection {
    case .overlay(let id): isUnfinished(id) ? [id] : []
    case .named(let name, let lane):
      lanes(lane).flatMap { $0.waiting.ids(named: name) + $0.delayed.ids(named: name) }
        + shownIDs(in: lane) { $0.name == name }
    case .upTo(let priority, let lane):
      lanes(lane).flatMap { ($0.waiting.entries + $0.delayed.entries) }
        .filter { $0.overlay.priority <= priority }.map { $0.id }
        + shownIDs(in: lane) { $0.priority <= priority }
    case .shown(let lane): shownIDs(in: lane) { _ in true }
    case .waiting(let lane):
      lanes(lane).flatMap { ($0.waiting.entries + $0.delayed.entries) }.map { $0.id }
    case .all(let lane): ids(of: .waiting(in: lane)) + ids(of: .shown(in: lane))
    }
  }

  /// The values of an overlay that waits or is shown; `nil` for any other.
  public func overlay(of id: OverlayID) -> Overlay? {
    if let index = shownIndex(of: id) { return presentations[index].overlay }
    return waitingEntry(of: id)?.overlay
  }

  /// The sizes that an overlay could take if it was shown now; `nil` before there is a viewport, and for
  /// values that cannot be used.
  public func proposal(for overlay: Overlay) -> SizeProposal? {
    guard case .open(let viewport) = surface, (try? overlay.validate()) != nil else { return nil }
    return overlay.proposal(in: viewport)
  }

  /// Where an overlay would rest at a size if it was shown now, alone in its lane; `nil` where
  /// `proposal(for:)` is.
  ///
  /// A size that it could not take counts as the nearest that it could.
  public func restingFrame(of overlay: Overlay, at size: Size) -> Rect? {
    guard let proposal = proposal(for: overlay) else { return nil }
    return overlay.restingFrame(of: proposal.clamping(size), in: layoutViewport)
  }

  /// Where an overlay that has begun to come rests, or will; `nil` for any other, and for one that the app
  /// draws.
  public func restingFrame(of id: OverlayID) -> Rect? {
    guard let index = shownIndex(of: id), presentations[index].wasSeen,
      presentations[index].overlay.drawing == .host
    else { return nil }
    return presentations[index].restingFrame(in: surroundings)
  }

  /// Whether an overlay that waits or is shown shows its content folded, or will when it comes; false
  /// for any other.
  public func isFolded(_ id: OverlayID) -> Bool {
    if let index = shownIndex(of: id) { return presentations[index].isFolded }
    guard let entry = waitingEntry(of: id) else { return false }
    return entry.overlay.unfolding != nil && entry.interruption?.fold != .unfolded
  }

  /// One that waits, in line or for its delay to end.
  func waitingEntry(of id: OverlayID) -> WaitingLine.Entry? {
    for lane in lanes {
      if let entry = lane.entry(of: id) { return entry }
    }
    return nil
  }

  private func lanes(_ id: LaneID?) -> [Lane] {
    lanes.filter { id == nil || id == $0.id }
  }

  private func shownIDs(in lane: LaneID?, _ isMeant: (Overlay) -> Bool) -> [OverlayID] {
    presentations.indices
      .filter { isShown($0, in: lane) && isMeant(presentations[$0].overlay) }
      .map { presentations[$0].id }
  }

  /// Whether the one at a place belongs to a lane; to `nil` they all do.
  func isShown(_ index: Int, in lane: LaneID?) -> Bool {
    lane == nil || lane == presentations[index].overlay.lane
  }
}
