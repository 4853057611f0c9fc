import UsherCore

// Lanes that take turns.

extension AdmissionModel {
  /// The lanes with the same lead, in the order in which they were named.
  func group(ledBy lead: LaneID) -> [ModelLane] {
    lanes.filter { $0.lead == lead }
  }

  /// The number of overlays that the group's lanes show together.
  func shownCount(ofGroupLedBy lead: LaneID) -> Int {
    group(ledBy: lead).reduce(0) { $0 + shown(in: $1.id).count }
  }

  /// The number of overlays that the group's other lanes show.
  func othersCount(besides lane: ModelLane) -> Int {
    shownCount(ofGroupLedBy: lane.lead) - shown(in: lane.id).count
  }

  /// The capacity of a lane's group.
  func groupCapacity(of lane: ModelLane) -> Int {
    self.lane(lane.lead).capacity
  }

  func hasPlace(_ lane: ModelLane) -> Bool {
    shown(in: lane.id).count < lane.capacity
      && shownCount(ofGroupLedBy: lane.lead) < groupCapacity(of: lane)
  }

  /// The request whose turn comes next, among the first ones in the group's lines.
  func whoseTurnItIs(inGroupLedBy lead: LaneID) -> ModelRequest? {
    group(ledBy: lead).compactMap { whoseTurnItIs(in: $0) }.min {
      goesBefore($0, $1, by: .priority)
    }
  }
}
