/// The place of a waiting request in line: of two requests, the lesser turn goes first.
///
/// This is the only rule of the order. A lane's line, requests that leave together, and lanes that
/// take turns with each other all compare turns.
struct Turn: Comparable, Sendable {
  /// The turn as far as it does not depend on arrival.
  let rank: Rank
  /// The request's place in its rank; no two requests of an engine have the same number.
  let number: Int

  /// The requests that go by their numbers alone: the restored ones, or those of one priority.
  struct Rank: Comparable, Sendable {
    let isRestored: Bool
    let priority: Priority

    /// Restored requests go first, and then the requests of higher priorities.
    static func < (one: Rank, other: Rank) -> Bool {
      one.isRestored == other.isRestored
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
  /// The last restored request goes first. All other requests go by priority and then by arrival,
  /// or by arrival alone.
  func turn(by order: LaneOrder) -> Turn {
    if restoration > 0 {
      return Turn(rank: Turn.Rank(isRestored: true, priority: .normal), number: -restoration)
    }
    let priority: Priority =
      switch order {
      case .priority: self.priority
      case .arrival: .normal
      }
    return Turn(rank: Turn.Rank(isRestored: false, priority: priority), number: arrival)
  }
}

/// The ids of requests in the order of their numbers.
///
/// An array, in which a removed request leaves a vacant place until half of the places are vacant.
/// Thus removing all requests in any order takes linear time.
struct NumberedIDs: Sendable {
  /// The places by number; neither the first nor the last place is vacant.
  private var places: ArraySlice<Place> = []
  private var vacancies = 0

  private struct Place {
    let number: Int
    /// The request in the place; `nil` if the place is vacant.
    var id: OverlayID?
  }

  var isEmpty: Bool { places.isEmpty }

  var first: OverlayID? { places.first.flatMap { $0.id } }

  var last: OverlayID? { places.last.flatMap { $0.id } }

  /// Returns the first id that meets a condition; O(n).
  func first(where condition: (OverlayID) -> Bool) -> OverlayID? {
    places.first { $0.id.map(condition) ?? false }.flatMap { $0.id }
  }

  /// All ids; O(n).
  var all: [OverlayID] { places.compactMap { $0.id } }

  /// Adds an id; O(1) for the greatest number.
  mutating func insert(_ id: OverlayID, _ number: Int) {
    let place = Place(number: number, id: id)
    guard let last = places.last, number <= last.number else { return places.append(place) }
    let index = index(of: number)
    if places[index].number == number {
      places[index] = place
      vacancies -= 1
    } else {
      places.insert(place, at: index)
    }
  }

  /// Removes the id with a number that is in use; O(log n), amortised.
  mutating func remove(_ number: Int) {
    places[index(of: number)].id = nil
    vacancies += 1
    while let first = places.first, first.id == nil {
      places.removeFirst()
      vacancies -= 1
    }
    while let last = places.last, last.id == nil {
      places.removeLast()
      vacancies -= 1
    }
    guard vacancies > places.count / 2 else { return }
    places.removeAll { $0.id == nil }
    vacancies = 0
  }

  /// Returns the index of the first place with at least the given number.
  private func index(of number: Int) -> Int {
    var (low, high) = (places.startIndex, places.endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if places[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
