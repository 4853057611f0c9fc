extension OverlayEngine {
  /// Returns the index of a lane, and creates the lane if it is unknown.
  mutating func laneIndex(of id: LaneID) -> Lane.Index {
    if let index = lanes.firstIndex(where: { $0.id == id }) { return index }
    return lanes.append(Lane(id: id, at: lanes.endIndex))
  }

  mutating func configure(_ id: LaneID, _ settings: LaneSettings) {
    do {
      try settings.validate()
      set(settings, of: laneIndex(of: id))
    } catch {
      step.give(.report(.unusableLane(id, error)))
    }
  }

  mutating func withLane(_ id: LaneID, _ change: (inout Lane) -> Void) {
    change(&lanes[laneIndex(of: id)])
  }

  /// Returns the number of shown overlays of a lane on a floor, including exiting overlays.
  func occupants(of lane: LaneID, on floor: Floor) -> Int {
    var count = 0
    for index in presentations.indices
    where presentations[index].overlay.lane == lane && floor.holds(presentations[index].floor) {
      count += 1
    }
    return count
  }

  /// Returns the indices of a lane's staying overlays on a floor, in order of admission.
  func staying(in lane: LaneID, on floor: Floor) -> [Presentation.Index] {
    presentations.indices.filter {
      presentations[$0].overlay.lane == lane && presentations[$0].phase.isStaying
        && floor.holds(presentations[$0].floor)
    }
  }

  /// Returns the overlay with the highest priority, or the first of several such overlays.
  func highest(of shown: [Presentation.Index]) -> (id: OverlayID, priority: Priority)? {
    var highest: (id: OverlayID, priority: Priority)?
    for index in shown {
      let priority = presentations[index].overlay.priority
      if let known = highest, known.priority >= priority { continue }
      highest = (presentations[index].id, priority)
    }
    return highest
  }

  func shownIndex(of id: OverlayID) -> Presentation.Index? {
    presentations.firstIndex { $0.id == id }
  }

  /// Whether a request was accepted and hasn't ended.
  func isPending(_ id: OverlayID) -> Bool {
    shownIndex(of: id) != nil || isWaiting(id)
  }

  /// Whether an overlay is in line, delayed or kept.
  func isWaiting(_ id: OverlayID) -> Bool {
    lanes.contains { $0.waiting.contains(id) || $0.delayed.contains(id) }
  }

  /// Returns the index of a shown overlay.
  ///
  /// If the overlay isn't shown, it is reported as unknown, and the result is `nil`.
  mutating func knownIndex(of id: OverlayID) -> Presentation.Index? {
    let index = shownIndex(of: id)
    if index == nil { step.give(.report(.unknownOverlay(id))) }
    return index
  }

  /// Whether a request is pending.
  ///
  /// If the request isn't pending, it is reported as unknown.
  mutating func isKnown(_ id: OverlayID) -> Bool {
    let isKnown = isPending(id)
    if !isKnown { step.give(.report(.unknownOverlay(id))) }
    return isKnown
  }
}

// Groups: lanes that take turns and share the capacity of their lead.

extension OverlayEngine {
  /// Applies settings to a lane, and moves the lane into the group that `takesTurnsWith`
  /// determines.
  mutating func set(_ settings: LaneSettings, of lane: Lane.Index) {
    lanes[lane].settings = settings
    let lead = settings.takesTurnsWith.map { laneIndex(of: $0) } ?? lane
    let known = lanes[lane].lead
    guard lead != known else { return }
    lanes[known].followers.removeAll { $0 == lane }
    lanes[lane].lead = lead
    if lead != lane { lanes[lead].followers.append(lane) }
  }

  /// Returns the lane and floor of the overlay that a group of lanes shows next.
  ///
  /// Returns `nil` if the group can't show an overlay now. The lane `lead` leads the group.
  // The function is mutating only to avoid a copy of the engine. A copy would take 6 % of
  // `receive`.
  mutating func nextTurn(inGroupOf lead: Lane.Index) -> (lane: Lane.Index, floor: Floor)? {
    // This runs after every step, so the usual case is fast: a lane that is alone in its group.
    guard lanes[lead].followers.isEmpty else { return nextTurnOfSeveral(inGroupOf: lead) }
    guard lanes[lead].lead == lead, lanes[lead].isReady(at: step.now) else { return nil }
    return nextFloor(of: lead).map { (lead, $0) }
  }

  private mutating func nextTurnOfSeveral(
    inGroupOf lead: Lane.Index
  ) -> (lane: Lane.Index, floor: Floor)? {
    var next: (lane: Lane.Index, floor: Floor, turn: Turn)?
    for lane in members(ofGroupOf: lead) where lanes[lane].isReady(at: step.now) {
      guard let floor = nextFloor(of: lane), let first = lanes[lane].waiting.first(on: floor) else {
        continue
      }
      let turn = first.turn(
        by: .priority, hasFloors: lanes[lane].settings.showsModalsAbove)
      if let best = next, best.turn < turn { continue }
      next = (lane, floor, turn)
    }
    return next.map { ($0.lane, $0.floor) }
  }

  /// Returns the number of overlays that a lane could still show on a floor.
  ///
  /// The capacity of the lane and the capacity of its group both limit the number.
  func places(leftIn lane: Lane.Index, on floor: Floor) -> Int {
    places(leftIn: lane, on: floor, besides: occupants(of: lanes[lane].id, on: floor))
  }

  /// Returns the number of places that would be free on a floor if a lane showed `own` overlays
  /// there.
  ///
  /// The capacity of the lane and the capacity of its group both limit the number.
  func places(leftIn lane: Lane.Index, on floor: Floor, besides own: Int) -> Int {
    let left = floor.places(of: lanes[lane].capacity) - own
    guard !isAlone(lane) else { return left }
    let ofGroup = floor.places(of: lanes[lanes[lane].lead].capacity)
    return min(left, ofGroup - othersCount(inGroupOf: lane, on: floor) - own)
  }

  /// Whether the other lanes of a group use its whole capacity on a floor.
  func isFilledByOthers(_ lane: Lane.Index, on floor: Floor) -> Bool {
    !isAlone(lane)
      && othersCount(inGroupOf: lane, on: floor)
        >= floor.places(of: lanes[lanes[lane].lead].capacity)
  }

  /// Whether the lines of a group have no request on a floor, ignoring quiet requests.
  func isNobodyWaiting(inGroupOf lane: Lane.Index, on floor: Floor) -> Bool {
    members(ofGroupOf: lanes[lane].lead).allSatisfy { lanes[$0].waiting.isEmpty(on: floor) }
  }

  /// Returns the overlays on a floor that other lanes of the group show, back to front.
  func othersShown(inGroupOf lane: Lane.Index, on floor: Floor) -> [OverlayID] {
    let others = members(ofGroupOf: lanes[lane].lead).filter { $0 != lane }.map { lanes[$0].id }
    guard !others.isEmpty else { return [] }
    return presentations.filter { others.contains($0.overlay.lane) && floor.holds($0.floor) }
      .map { $0.id }
  }

  /// Returns the modal overlays for which a request with this priority and floor must wait, back to
  /// front.
  ///
  /// These are the group's shown modal overlays with the same or a higher priority. The result is
  /// empty for modal requests, and for requests in lanes without floors.
  func questions(
    above priority: Priority, on floor: Floor, inGroupOf lane: Lane.Index
  ) -> [OverlayID] {
    guard floor.waitsForQuestions else { return [] }
    var (questions, lanes) = ([OverlayID](), [LaneID]?.none)
    for index in presentations.indices
    where presentations[index].overlay.asks && presentations[index].overlay.priority >= priority {
      let members = lanes ?? members(ofGroupOf: self.lanes[lane].lead).map { self.lanes[$0].id }
      lanes = members
      if members.contains(presentations[index].overlay.lane) {
        questions.append(presentations[index].id)
      }
    }
    return questions
  }

  /// Whether the lane's group shows a modal overlay.
  ///
  /// This is always `false` if the lane's `showsModalsAbove` is `false`.
  func isQuestionShown(inGroupOf lane: Lane.Index) -> Bool {
    lanes[lane].settings.showsModalsAbove
      && !questions(above: Priority(.min), on: .informing, inGroupOf: lane).isEmpty
  }

  private func isAlone(_ lane: Lane.Index) -> Bool {
    lanes[lane].lead == lane && lanes[lane].followers.isEmpty
  }

  /// Returns the lanes of the group that `lead` leads.
  ///
  /// If `lead` itself takes turns with another lane, it isn't included.
  private func members(ofGroupOf lead: Lane.Index) -> [Lane.Index] {
    lanes[lead].lead == lead ? [lead] + lanes[lead].followers : lanes[lead].followers
  }

  /// Returns the number of overlays on a floor in the group's other lanes, including exiting
  /// overlays.
  private func othersCount(inGroupOf lane: Lane.Index, on floor: Floor) -> Int {
    members(ofGroupOf: lanes[lane].lead).reduce(0) {
      $1 == lane ? $0 : $0 + occupants(of: lanes[$1].id, on: floor)
    }
  }
}
