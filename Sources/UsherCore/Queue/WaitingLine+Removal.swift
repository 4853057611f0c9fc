extension WaitingLine {
  /// Takes the next one out of line; `nil` when nobody waits.
  mutating func popFirst() -> Entry? {
    let slot = firstSlot
    guard !slot.isNone, let id = records[slot].waiter?.id else { return nil }
    return remove(id)
  }

  /// Takes all of a name out of line; in the order in which they would have been shown.
  mutating func removeAll(named name: OverlayName) -> [Entry] {
    remove(slots(named: name))
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
    slots.compactMap { Turn(of: records[$0]) }
      .sorted { $0.comes(before: $1, by: order) }
      .compactMap { remove($0.id) }
  }
}

/// What decides when someone's turn comes.
private struct Turn {
  let id: OverlayID
  let priority: Priority
  let arrival: Int

  init?(of record: Record) {
    guard let waiter = record.waiter else { return nil }
    id = waiter.id
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
