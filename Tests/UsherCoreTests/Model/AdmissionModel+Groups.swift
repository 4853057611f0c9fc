import UsherCore

// Lanes that take turns.

extension AdmissionModel {
  /// The lanes with the same lead, in the order in which they were named.
  func group(ledBy lead: LaneID) -> [ModelLane] {
    lanes.filter { $0.lead == lead }
  }

  /// The requests of a list that compete for the places of an overlay that isn't shown.
  ///
  /// If the lane has places for each kind, these are the requests of its kind, and otherwise all.
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

  /// The kind of a request.
  ///
  /// A shown request keeps the kind of its turn, unless it becomes modal or stops being modal.
  func kind(of request: ModelRequest) -> ModelRequest.Kind {
    if asks(request.overlay) { return .asks }
    guard let kind = request.kindAtTurn, kind != .asks else { return kind(of: request.overlay) }
    return kind
  }

  /// The kind that decides about the turn of a waiting request.
  func kindInLine(of request: ModelRequest) -> ModelRequest.Kind {
    lane(request.lane).settings.showsModalsAbove ? kind(of: request) : .informs
  }

  func asks(_ overlay: OverlayConfiguration) -> Bool {
    overlay.backdrop?.isModal == true && overlay.drawing == .host
  }

  /// The number of overlays like this that can be shown if the total capacity is `capacity`.
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

  /// The number of free places for an overlay.
  ///
  /// If there are none, it is less than 1.
  func places(for overlay: OverlayConfiguration, in lane: ModelLane) -> Int {
    let own = rivals(of: overlay, among: shown(in: lane.id)).count
    return min(
      capacity(for: overlay, of: lane.capacity), placesOfGroup(for: overlay, besides: lane)) - own
  }

  /// Whether a request enters its lane only later.
  func mustBeKept(_ request: ModelRequest) -> Bool {
    if !canShow || waitsForShown(request) { return true }
    if isFromWork(request) { return !hasPlaceAboveAskers(request) }
    return request.overlay.precedence != .stack && isBehindQuestion(request.overlay)
  }

  /// Whether an overlay is nonmodal, and a question of at least its priority is shown in its group.
  func isBehindQuestion(_ overlay: OverlayConfiguration) -> Bool {
    let lane = lane(overlay.lane)
    guard lane.settings.showsModalsAbove, !asks(overlay) else { return false }
    return group(ledBy: lane.lead).flatMap { shown(in: $0.id) }.contains {
      asks($0.overlay) && $0.overlay.priority >= overlay.priority
    }
  }

  /// The request with the next turn, among the first requests in the group's queues.
  ///
  /// Modal overlays are first, then replies.
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
