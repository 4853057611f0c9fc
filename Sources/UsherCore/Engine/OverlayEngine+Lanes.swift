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
    // By index: this runs after every step, and iterating over presentations would copy each.
    for index in presentations.indices where presentations[index].overlay.lane == lane {
      count += 1
    }
    return count
  }

  /// Returns the indices of a lane's shown overlays in order of admission, without the exiting
  /// ones.
  func standing(in lane: LaneID) -> [Presentation.Index] {
    presentations.indices.filter {
      presentations[$0].overlay.lane == lane && presentations[$0].phase.isStanding
    }
  }

  /// Returns the shown overlay of the highest priority in a lane, without the exiting ones; the
  /// first of equals.
  func highestStanding(in lane: LaneID) -> (id: OverlayID, priority: Priority)? {
    var highest: (id: OverlayID, priority: Priority)?
    for index in standing(in: lane) {
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
