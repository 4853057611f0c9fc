extension WaitingLine {
  /// Takes the next one out of line; `nil` when nobody waits.
  mutating func popFirst() -> Entry? {
    remove(at: firstSlot)
  }

  /// Takes one out of line; `nil` where the id is not in line.
  mutating func remove(_ id: OverlayID) -> Entry? {
    remove(at: slot(of: id))
  }

  /// Takes all of a name out of line; in the order in which they would have been shown.
  mutating func removeAll(named name: OverlayName) -> [Entry] {
    remove(records.slots(of: .name, from: head(of: name)))
  }

  /// Takes all out of line that have at most this priority, also those that were put first; in the order
  /// in which they would have been shown.
  mutating func removeAll(upTo priority: Priority) -> [Entry] {
    remove(ranks.heads(upTo: priority).flatMap { records.slots(of: .rank, from: $0) })
  }

  /// Empties the line; everyone in the order in which they would have been shown.
  mutating func removeAll() -> [Entry] {
    let entries = entries
    self = WaitingLine(order: order)
    return entries
  }

  private mutating func remove(_ slots: [Slot]) -> [Entry] {
    let turns = slots.compactMap { Turn(of: records[$0], at: $0) }
      .sorted { $0.comes(before: $1, by: order) }
    // Room for all at once: entries are large, and an array that grows copies them.
    var removed: [Entry] = []
    removed.reserveCapacity(turns.count)
    for turn in turns {
      if let entry = remove(at: turn.slot) { removed.append(entry) }
    }
    return removed
  }
}

/// What decides when someone's turn comes.
private struct Turn {
  let slot: Slot
  let priority: Priority
  let arrival: Int

  init?(of record: Record, at slot: Slot) {
    guard let waiter = record.waiter else { return nil }
    self.slot = slot
    priority = waiter.overlay.priority
    arrival = record.arrival
  }

  func comes(before other: Turn, by order: LaneOrder) -> Bool {
    switch order {
    case .arrival: return arrival < other.arrival
    case .priority:
      // Negative arrivals are those that were put first.
      if arrival < 0 || other.arrival < 0 || priority == other.priority {
        return arrival < other.arrival
      }
      return priority > other.priority
    }
  }
}
