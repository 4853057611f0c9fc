extension OverlayEngine {
  /// The place of a lane; one that was not named before is made, with the usual settings.
  mutating func laneIndex(of id: LaneID) -> Int {
    if let index = lanes.firstIndex(where: { $0.id == id }) { return index }
    lanes.append(Lane(id: id, place: lanes.count))
    return lanes.count - 1
  }

  mutating func configure(
    _ id: LaneID, _ settings: LaneSettings, commands: inout [Command]
  ) {
    do {
      try settings.validate()
      set(settings, of: laneIndex(of: id))
    } catch {
      commands.append(.report(.unusableLane(id, error)))
    }
  }

  mutating func withLane(_ id: LaneID, _ change: (inout Lane) -> Void) {
    change(&lanes[laneIndex(of: id)])
  }

  /// How many take up room in a lane: those that are shown, also on their way out.
  func occupants(of lane: LaneID) -> Int {
    var count = 0
    // By index: this is asked after every step, and to iterate over presentations would copy each.
    for index in presentations.indices where presentations[index].overlay.lane == lane {
      count += 1
    }
    return count
  }

  /// The places of those in a lane that are there to stay, in the order of their admission.
  func standing(in lane: LaneID) -> [Int] {
    presentations.indices.filter {
      presentations[$0].overlay.lane == lane && presentations[$0].phase.isStanding
    }
  }

  /// The one of the highest priority that is there to stay in a lane; among equals, the first.
  func highestStanding(in lane: LaneID) -> (id: OverlayID, priority: Priority)? {
    var highest: (id: OverlayID, priority: Priority)?
    for index in standing(in: lane) {
      let priority = presentations[index].overlay.priority
      if let known = highest, known.priority >= priority { continue }
      highest = (presentations[index].id, priority)
    }
    return highest
  }

  /// The place of one that is shown.
  func shownIndex(of id: OverlayID) -> Int? {
    presentations.firstIndex { $0.id == id }
  }

  /// Whether a request of this id was accepted and has not ended.
  func isUnfinished(_ id: OverlayID) -> Bool {
    shownIndex(of: id) != nil || isWaiting(id)
  }

  /// Whether it waits, in line or for its delay to end.
  func isWaiting(_ id: OverlayID) -> Bool {
    lanes.contains { $0.waiting.contains(id) || $0.delayed.contains(id) }
  }
}
