/// Those in a waiting line that have the same priority, by arrival.
struct Rank: Hashable, Sendable {
  let priority: Priority
  /// Gaps are kept where someone left, so that nobody behind has to move up.
  private var slots: [Slot] = []
  private var head = 0
  private var count = 0

  private struct Slot: Hashable {
    let arrival: Int
    var entry: WaitingLine.Entry?
  }

  init(priority: Priority) {
    self.priority = priority
  }

  var isEmpty: Bool { count == 0 }

  var entries: [WaitingLine.Entry] { slots[head...].compactMap { $0.entry } }

  /// Puts one behind all others; `arrival` is greater than theirs.
  mutating func append(_ entry: WaitingLine.Entry, arrival: Int) {
    slots.append(Slot(arrival: arrival, entry: entry))
    count += 1
  }

  mutating func popFirst() -> WaitingLine.Entry? {
    while head < slots.count {
      let entry = slots[head].entry
      slots[head].entry = nil
      head += 1
      if let entry {
        count -= 1
        closeGaps()
        return entry
      }
    }
    return nil
  }

  mutating func remove(arrival: Int) {
    let index = partitionPoint(of: slots.count) { slots[$0].arrival >= arrival }
    guard index < slots.count, slots[index].arrival == arrival, slots[index].entry != nil else {
      return
    }
    slots[index].entry = nil
    count -= 1
    closeGaps()
  }

  /// Drops the gaps once they are more than half of all, which keeps the cost of each call constant.
  private mutating func closeGaps() {
    guard slots.count > 16, slots.count > 2 * count else { return }
    slots.removeAll { $0.entry == nil }
    head = 0
  }
}
