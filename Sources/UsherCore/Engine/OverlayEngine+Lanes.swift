extension OverlayEngine {
  /// Returns the index of a lane; an unknown lane is created with default settings.
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

  /// Returns the number of shown overlays of a lane, exiting ones included.
  func occupants(of lane: LaneID) -> Int {
    var count = 0
    for index in presentations.indices where presentations[index].overlay.lane == lane {
      count += 1
    }
    return count
  }

  /// Returns the indices of a lane's shown overlays in order of admission, without the exiting
  /// ones.
  func staying(in lane: LaneID) -> [Presentation.Index] {
    presentations.indices.filter {
      presentations[$0].overlay.lane == lane && presentations[$0].phase.isStaying
    }
  }

  /// Returns the shown overlay of the highest priority in a lane, without the exiting ones; the
  /// first of equals.
  func highestStaying(in lane: LaneID) -> (id: OverlayID, priority: Priority)? {
    var highest: (id: OverlayID, priority: Priority)?
    for index in staying(in: lane) {
      let priority = presentations[index].overlay.priority
      if let known = highest, known.priority >= priority { continue }
      highest = (presentations[index].id, priority)
    }
    return highest
  }

  /// Returns the index of a shown overlay; `nil` if the overlay is not shown.
  func shownIndex(of id: OverlayID) -> Presentation.Index? {
    presentations.firstIndex { $0.id == id }
  }

  /// Whether a request is accepted and unfinished.
  func isUnfinished(_ id: OverlayID) -> Bool {
    shownIndex(of: id) != nil || isWaiting(id)
  }

  /// Whether an overlay waits, in line or for the end of a delay.
  func isWaiting(_ id: OverlayID) -> Bool {
    lanes.contains { $0.waiting.contains(id) || $0.delayed.contains(id) }
  }
}

// Lanes that take turns with each other.

extension OverlayEngine {
  /// Applies settings to a lane and moves the lane into the group named there.
  mutating func set(_ settings: LaneSettings, of lane: Lane.Index) {
    lanes[lane].settings = settings
    let lead = settings.takesTurnsWith.map { laneIndex(of: $0) } ?? lane
    let known = lanes[lane].lead
    guard lead != known else { return }
    lanes[known].followers.removeAll { $0 == lane }
    lanes[lane].lead = lead
    if lead != lane { lanes[lead].followers.append(lane) }
  }

  /// Returns the index of the lane in `lead`'s group whose next overlay is shown now; `nil` if
  /// there is none.
  // Mutating only to avoid a copy of the engine for each call, which takes 6 % of `receive`.
  mutating func nextLane(inGroupOf lead: Lane.Index) -> Lane.Index? {
    // A lane alone in its group is the common case, and this runs after every step.
    guard lanes[lead].followers.isEmpty else { return nextLaneOfSeveral(inGroupOf: lead) }
    guard lanes[lead].lead == lead, lanes[lead].isReady(at: step.now) else { return nil }
    return occupants(of: lanes[lead].id) < lanes[lead].capacity ? lead : nil
  }

  private mutating func nextLaneOfSeveral(inGroupOf lead: Lane.Index) -> Lane.Index? {
    var next: Lane.Index?
    for lane in members(ofGroupOf: lead) where canAdmit(lane) && lanes[lane].gapEnd <= step.now {
      if let best = next, !goesBefore(lane, best) { continue }
      next = lane
    }
    return next
  }

  /// Returns the number of free places in a lane, by the capacities of the lane and of the group.
  func places(leftIn lane: Lane.Index) -> Int {
    places(leftIn: lane, besides: occupants(of: lanes[lane].id))
  }

  /// Returns the number of free places in a lane with `own` overlays of the lane counted as shown.
  func places(leftIn lane: Lane.Index, besides own: Int) -> Int {
    let left = lanes[lane].capacity - own
    guard !isAlone(lane) else { return left }
    return min(left, lanes[lanes[lane].lead].capacity - othersCount(inGroupOf: lane) - own)
  }

  /// Whether the other lanes of the group take up the group's whole capacity.
  func isFilledByOthers(_ lane: Lane.Index) -> Bool {
    !isAlone(lane) && othersCount(inGroupOf: lane) >= lanes[lanes[lane].lead].capacity
  }

  /// Whether the lines of a lane and of the other lanes of the group are empty.
  func isNobodyWaiting(inGroupOf lane: Lane.Index) -> Bool {
    guard !isAlone(lane) else { return lanes[lane].waiting.count == 0 }
    return members(ofGroupOf: lanes[lane].lead).allSatisfy { lanes[$0].waiting.count == 0 }
  }

  /// Returns the overlays shown by the other lanes of a lane's group, back to front.
  func othersShown(inGroupOf lane: Lane) -> [OverlayID] {
    let others = members(ofGroupOf: lane.lead).map { lanes[$0].id }.filter { $0 != lane.id }
    guard !others.isEmpty else { return [] }
    return presentations.filter { others.contains($0.overlay.lane) }.map { $0.id }
  }

  /// Whether a lane takes turns with no other lane.
  private func isAlone(_ lane: Lane.Index) -> Bool {
    lanes[lane].lead == lane && lanes[lane].followers.isEmpty
  }

  /// Returns the indices of the lanes in a group; without the lead's own if the lead belongs to
  /// another group.
  private func members(ofGroupOf lead: Lane.Index) -> [Lane.Index] {
    lanes[lead].lead == lead ? [lead] + lanes[lead].followers : lanes[lead].followers
  }

  /// Returns the number of overlays shown by the other lanes of a lane's group, exiting ones
  /// included.
  private func othersCount(inGroupOf lane: Lane.Index) -> Int {
    members(ofGroupOf: lanes[lane].lead).reduce(0) {
      $1 == lane ? $0 : $0 + occupants(of: lanes[$1].id)
    }
  }

  /// Whether the first request of a lane goes before the first request of another lane; `false` if
  /// one of the lines is empty.
  private func goesBefore(_ lane: Lane.Index, _ other: Lane.Index) -> Bool {
    guard let first = lanes[lane].waiting.first, let second = lanes[other].waiting.first else {
      return false
    }
    return first.turn(by: .priority) < second.turn(by: .priority)
  }
}
