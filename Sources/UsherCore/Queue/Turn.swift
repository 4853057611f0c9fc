/// The place of a waiting request in line: of two requests, the lesser turn goes first.
///
/// A lane's line, requests that leave together, and lanes that take turns with each other all
/// compare turns. Before that, `nextFloor(of:)` chooses between what asks, replies and informs, and
/// lanes with each other are compared by priority, whatever their own order.
struct Turn: Comparable, Sendable {
  /// The turn as far as it does not depend on arrival.
  let rank: Rank
  /// The request's place in its rank; no two requests of an engine have the same number.
  let number: Int64

  /// The requests that go by their numbers alone: the restored ones, or those of one priority.
  struct Rank: Comparable, Sendable {
    /// Whether the request is quiet, so that the line passes over it.
    let isQuiet: Bool
    /// The floor of the request; that of what informs in a lane without floors.
    let floor: Floor
    let isRestored: Bool
    let priority: Priority

    /// The requests of earlier floors go first; on a floor, the restored requests, and then the
    /// requests of higher priorities; what is quiet goes last.
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
  /// What is quiet goes last. With floors, what asks goes first, and then what replies. On a floor,
  /// the last restored request goes first. All other requests go by priority and then by arrival,
  /// or by arrival alone.
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
