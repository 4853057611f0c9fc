extension WaitingLine {
  /// Removes the next entry and returns it; `nil` if the line is empty.
  mutating func popFirst() -> Entry? {
    remove(at: firstSlot)
  }

  /// Removes the entry of an overlay and returns it; `nil` if the id is not in line.
  mutating func remove(_ id: OverlayID) -> Entry? {
    remove(at: slot(of: id))
  }

  /// Removes all entries of a name, and returns them in the order of the line.
  mutating func removeAll(named name: OverlayName) -> [Entry] {
    remove(records.slots(of: .name, from: head(of: name)))
  }

  /// Removes all entries up to a priority, those that were put first included, and returns them in
  /// the order of the line.
  mutating func removeAll(upTo priority: Priority) -> [Entry] {
    remove(ranks.heads(upTo: priority).flatMap { records.slots(of: .rank, from: $0) })
  }

  /// Empties the line, and returns the entries in their order.
  mutating func removeAll() -> [Entry] {
    let entries = entries
    self = WaitingLine(order: order)
    return entries
  }

  private mutating func remove(_ slots: [Slot]) -> [Entry] {
    slots.compactMap { Turn(of: records[$0], at: $0) }
      .sorted { $0.comes(before: $1, by: order) }
      .compactMap { remove(at: $0.slot) }
  }
}

/// The values that decide the place of an entry in line.
private struct Turn {
  let slot: Slot
  let priority: Priority
  let arrival: Int

  init?(of record: Record, at slot: Slot) {
    guard let entry = record.entry else { return nil }
    self.slot = slot
    priority = entry.priority
    arrival = record.arrival
  }

  func comes(before other: Turn, by order: LaneOrder) -> Bool {
    switch order {
    case .arrival: return arrival < other.arrival
    case .priority:
      // Negative arrival numbers belong to entries that were put first.
      if arrival < 0 || other.arrival < 0 || priority == other.priority {
        return arrival < other.arrival
      }
      return priority > other.priority
    }
  }
}

extension WaitingLine: Hashable {
  /// Whether both lines will always behave alike, whatever their history; O(n).
  static func == (lhs: WaitingLine, rhs: WaitingLine) -> Bool {
    lhs.order == rhs.order && lhs.count == rhs.count
      && zip(lhs.recordsByArrival, rhs.recordsByArrival).allSatisfy { isEqual($0, $1) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(order)
    for record in recordsByArrival { hasher.combine(record.entry?.id) }
  }

  /// Whether two records at the same place in line are equal; only the order of arrivals matters,
  /// and not their numbers.
  private static func isEqual(_ lhs: Record, _ rhs: Record) -> Bool {
    lhs.wasPutFirst == rhs.wasPutFirst
      && lhs.entry == rhs.entry
  }
}
