import UsherCore

// Lanes that take turns.

extension AdmissionModel {
  /// The lanes with the same lead, in the order in which they were named.
  func circle(ledBy lead: LaneID) -> [ModelLane] {
    lanes.filter { $0.lead == lead }
  }

  /// The number of overlays that the circle's lanes show together.
  func shownCount(ofCircleLedBy lead: LaneID) -> Int {
    circle(ledBy: lead).reduce(0) { $0 + shown(in: $1.id).count }
  }

  /// The number of overlays that the circle's other lanes show.
  func othersCount(besides lane: ModelLane) -> Int {
    shownCount(ofCircleLedBy: lane.lead) - shown(in: lane.id).count
  }

  /// The capacity of a lane's circle.
  func circleCapacity(of lane: ModelLane) -> Int {
    self.lane(lane.lead).capacity
  }

  func hasPlace(_ lane: ModelLane) -> Bool {
    shown(in: lane.id).count < lane.capacity
      && shownCount(ofCircleLedBy: lane.lead) < circleCapacity(of: lane)
  }

  /// The request whose turn comes next, among the first ones in the circle's lines.
  func whoseTurnItIs(inCircleLedBy lead: LaneID) -> ModelRequest? {
    circle(ledBy: lead).compactMap { whoseTurnItIs(in: $0) }.min { one, other in
      if (one.putBack == nil) != (other.putBack == nil) { return one.putBack != nil }
      if one.overlay.priority != other.overlay.priority {
        return one.overlay.priority > other.overlay.priority
      }
      return one.arrival < other.arrival
    }
  }
}
