import UsherCore

// Lanes that take turns.

extension AdmissionModel {
  /// The lanes with the same lead, in the order in which they were named.
  func group(ledBy lead: LaneID) -> [ModelLane] {
    lanes.filter { $0.lead == lead }
  }

  /// The requests of a list that compete for the places of an overlay of a lane that is not shown:
  /// in a lane with places for each kind, those of its kind, and otherwise all.
  func rivals(
    of overlay: OverlayConfiguration, in lane: ModelLane? = nil, among requests: [ModelRequest]
  ) -> [ModelRequest] {
    guard (lane ?? self.lane(overlay.lane)).settings.showsModalsAbove else { return requests }
    return requests.filter { kind(of: $0) == kind(of: overlay) }
  }

  func kind(of overlay: OverlayConfiguration) -> ModelRequest.Kind {
    if asks(overlay) { return .asks }
    if !overlay.isReply { return .informs }
    return overlay.offersUndo ? .offersUndo : .replies
  }

  /// The kind of a request, which stays that of its turn while it is shown, unless it begins or
  /// ceases to ask.
  func kind(of request: ModelRequest) -> ModelRequest.Kind {
    if asks(request.overlay) { return .asks }
    guard let kind = request.kindAtTurn, kind != .asks else { return kind(of: request.overlay) }
    return kind
  }

  /// The kind that decides about the turn of a request that waits.
  func kindInLine(of request: ModelRequest) -> ModelRequest.Kind {
    lane(request.lane).settings.showsModalsAbove ? kind(of: request) : .informs
  }

  func asks(_ overlay: OverlayConfiguration) -> Bool {
    overlay.backdrop?.isModal == true && overlay.drawing == .host
  }

  /// The number of overlays like this one that may be shown where `capacity` may in all.
  private func capacity(for overlay: OverlayConfiguration, of capacity: Int) -> Int {
    guard lane(overlay.lane).settings.showsModalsAbove else { return capacity }
    return switch kind(of: overlay) {
    case .asks: 1
    case .replies: .max
    case .offersUndo, .informs: capacity
    }
  }

  /// The number of places that the group's other lanes leave for an overlay.
  func placesOfGroup(for overlay: OverlayConfiguration, besides lane: ModelLane) -> Int {
    let others = group(ledBy: lane.lead).filter { $0 !== lane }.flatMap { shown(in: $0.id) }
    return capacity(for: overlay, of: self.lane(lane.lead).capacity)
      - rivals(of: overlay, among: others).count
  }

  /// The number of free places for an overlay; less than 1 for none.
  func places(for overlay: OverlayConfiguration, in lane: ModelLane) -> Int {
    let own = rivals(of: overlay, among: shown(in: lane.id)).count
    return min(
      capacity(for: overlay, of: lane.capacity), placesOfGroup(for: overlay, besides: lane)) - own
  }

  /// Whether a request comes into its lane only later.
  func mustBeKept(_ request: ModelRequest) -> Bool {
    if !canShow || waitsForShown(request) { return true }
    if isFromWork(request) { return !hasPlaceAboveAskers(request) }
    return request.overlay.precedence != .stack && isBehindQuestion(request.overlay)
  }

  /// Whether an overlay does not ask and a question of no lower priority is shown in its group.
  func isBehindQuestion(_ overlay: OverlayConfiguration) -> Bool {
    let lane = lane(overlay.lane)
    guard lane.settings.showsModalsAbove, !asks(overlay) else { return false }
    return group(ledBy: lane.lead).flatMap { shown(in: $0.id) }.contains {
      asks($0.overlay) && $0.overlay.priority >= overlay.priority
    }
  }

  /// The request whose turn comes next, among the first ones in the group's lines: what asks goes
  /// first, then what replies.
  func whoseTurnItIs(inGroupLedBy lead: LaneID) -> ModelRequest? {
    let first = group(ledBy: lead).flatMap { whoseTurnItIs(in: $0) }
    let kind = first.map { kindInLine(of: $0).rawValue }.min()
    return first.filter { kindInLine(of: $0).rawValue == kind }
      .min { goesBefore($0, $1, by: .priority) }
  }

  func goesAbove(_ request: ModelRequest) -> Bool {
    lane(request.lane).settings.showsModalsAbove && asks(request.overlay)
  }
}
