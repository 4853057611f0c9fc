/// The place of a waiting request in line: requests with lower turns are shown first.
///
/// If several lanes take turns, `nextFloor(of:)` chooses a floor for each lane. The first requests
/// on these floors are then compared by priority, and the request with the lowest turn is shown.
struct Turn: Comparable, Sendable {
  /// The part of the turn that doesn't depend on arrival.
  let rank: Rank
  /// The number that orders requests of the same rank.
  ///
  /// Two requests in an engine never have the same number.
  let number: Int64

  /// A set of requests that are ordered only by their numbers, for example all of one priority.
  struct Rank: Comparable, Sendable {
    /// Whether the request is quiet.
    ///
    /// The line skips quiet requests.
    let isQuiet: Bool
    /// The request's floor, or `informing` in a lane without floors.
    let floor: Floor
    let isRestored: Bool
    let priority: Priority

    /// Orders quiet requests last, then by floor, then restored requests first, then by priority.
    static func < (one: Rank, other: Rank) -> Bool {
      if one.isQuiet != other.isQuiet { return other.isQuiet }
      if one.floor != other.floor { return one.floor < other.floor }
      return one.isRestored == other.isRestored
        ? one.priority > other.priority : one.isRestored
    }
  }

  static func < (one: Turn, other: Turn) -> Bool {
    one.rank == other.rank ? one.number < other.number : one.rank < other.rank
  }
}

extension WaitingLine.Entry {
  /// Returns the request's turn in a line of the given order.
  ///
  /// On each floor, restored requests are first, beginning with the latest restoration.
  func turn(by order: LaneOrder, hasFloors: Bool = false) -> Turn {
    let floor = hasFloors ? overlay.floor : .informing
    if restoration > 0 {
      return Turn(
        rank: Turn.Rank(
          isQuiet: isQuiet, floor: floor, isRestored: true, priority: .normal),
        number: Int64(-restoration))
    }
    let priority: Priority =
      switch order {
      case .priority: self.priority
      case .arrival: .normal
      }
    return Turn(
      rank: Turn.Rank(
        isQuiet: isQuiet, floor: floor, isRestored: false, priority: priority),
      number: Int64(arrival))
  }
}
