/// The overlays that wait, in the order in which they will be shown.
///
/// Overlays that were put first go first, the latest of them at the head. The others follow by
/// priority and then by arrival, or by arrival alone.
///
/// With overlays of p priorities in line, each call takes O(log p), amortised, plus the number of
/// entries that it returns or removes. Finding an id or a name takes O(1) on average.
struct WaitingLine: Sendable {
  /// The order of the line.
  private(set) var order: LaneOrder
  private(set) var records = Pool<Record>()
  /// The head of the chain by arrival; records that were put first count as the earliest.
  private var earliest = Slot.none
  private(set) var ranks = RankTree()
  /// The head of each name's chain.
  private(set) var names = SlotIndex()
  private(set) var ids = SlotIndex()
  private var nextArrival = 0
  private var nextArrivalInFront = -1

  init(order: LaneOrder = .priority) {
    self.order = order
  }

  /// The number of entries; O(1).
  var count: Int { records.count }

  /// The next entry; `nil` if the line is empty.
  var first: Entry? { entry(at: firstSlot) }

  /// The entry that arrived last; an entry that was put first only if there are no others.
  var lastArrived: Entry? {
    earliest.isNone ? nil : entry(at: records[earliest].byArrival.previous)
  }

  /// All entries, the next one first; O(n).
  var entries: [Entry] { lineSlots.compactMap { records[$0].entry } }

  /// All records by arrival, those that were put first before the others; O(n).
  var recordsByArrival: [Record] {
    records.slots(of: .arrival, from: earliest).map { records[$0] }
  }

  func contains(_ id: OverlayID) -> Bool { !slot(of: id).isNone }

  func entry(of id: OverlayID) -> Entry? { entry(at: slot(of: id)) }

  /// Returns the ids of a name's entries, by arrival.
  func ids(named name: OverlayName) -> [OverlayID] {
    records.slots(of: .name, from: head(of: name))
      // An entry that got its name while it waited stands behind later ones in the chain.
      .sorted { records[$0].arrival < records[$1].arrival }
      .compactMap { records[$0].entry?.id }
  }

  /// Returns the id of the next entry of one priority; `nil` if there is none.
  func firstID(withPriority priority: Priority) -> OverlayID? {
    let head = ranks[priority]
    return head.isNone ? nil : records[head].entry?.id
  }

  /// Changes the order of the line; entries that were put first stay in front.
  mutating func reorder(by order: LaneOrder) {
    self.order = order
  }

  /// Puts an entry in line: behind all of the same or a higher priority, or at the end if the line
  /// is ordered by arrival.
  ///
  /// An entry of the same id that is already in line is replaced.
  mutating func append(_ entry: Entry) {
    let slot = enter(entry, arrival: nextArrival)
    nextArrival += 1
    records.append(slot, to: &earliest, of: .arrival)
    changeRank(entry.priority) { $0.append(slot, to: &$1, of: .rank) }
  }

  /// Puts an entry at the head of the line, whatever the priorities.
  ///
  /// An entry of the same id that is already in line is replaced.
  mutating func putFirst(_ entry: Entry) {
    let slot = enter(entry, arrival: nextArrivalInFront)
    nextArrivalInFront -= 1
    records.prepend(slot, to: &earliest, of: .arrival)
    changeRank(entry.priority) { $0.prepend(slot, to: &$1, of: .rank) }
  }

  /// Updates the overlay of an entry, and returns false if the id is not in line.
  ///
  /// The entry keeps its place unless the priority changes: then it arrives anew, under the number
  /// `arrival`.
  mutating func update(_ id: OverlayID, to overlay: Overlay, arrival: Int) -> Bool {
    let slot = slot(of: id)
    guard !slot.isNone, let old = records[slot].entry else { return false }
    let moves = overlay.priority != old.priority
    if overlay.name != old.name {
      leave(slot, name: old.name)
      join(slot, name: overlay.name)
    }
    if moves {
      changeRank(old.priority) { $0.unlink(slot, from: &$1, of: .rank) }
      records.unlink(slot, from: &earliest, of: .arrival)
      records[slot].arrival = nextArrival
      nextArrival += 1
      records.append(slot, to: &earliest, of: .arrival)
      changeRank(overlay.priority) { $0.append(slot, to: &$1, of: .rank) }
    }
    records[slot].entry = old.updated(to: overlay, arrival: moves ? arrival : nil)
    return true
  }

  /// Removes the entry in a slot and returns it; `nil` for the slot `none`.
  mutating func remove(at slot: Slot) -> Entry? {
    guard !slot.isNone, let entry = leave(slot) else { return nil }
    // Memory for many entries is freed with the last entry; a few slots are kept for reuse.
    if records.count == 0 && records.placeCount > 64 { self = WaitingLine(order: order) }
    return entry
  }
}

// Places in line.
extension WaitingLine {
  /// The slot of the next entry.
  var firstSlot: Slot {
    guard !earliest.isNone else { return .none }
    switch order {
    case .arrival: return earliest
    case .priority: return records[earliest].wasPutFirst ? earliest : ranks.highest
    }
  }

  /// Whether the next entry was put first.
  var isFirstPutFirst: Bool { !firstSlot.isNone && records[firstSlot].wasPutFirst }

  func slot(of id: OverlayID) -> Slot {
    ids.find(id.rawValue) { records[$0].entry?.id == id }
  }

  /// Returns the head of a name's chain.
  func head(of name: OverlayName) -> Slot {
    names.find(name.rawValue) { records[$0].entry?.name == name }
  }

  private var lineSlots: [Slot] {
    switch order {
    case .arrival: return records.slots(of: .arrival, from: earliest)
    case .priority:
      var slots = records.slots(of: .arrival, from: earliest) { $0.wasPutFirst }
      for head in ranks.heads() {
        slots += records.slots(of: .rank, from: head).filter { !records[$0].wasPutFirst }
      }
      return slots
    }
  }

  private func entry(at slot: Slot) -> Entry? {
    slot.isNone ? nil : records[slot].entry
  }

}

// The steps of inserting and removing an entry.
extension WaitingLine {
  private mutating func enter(_ entry: Entry, arrival: Int) -> Slot {
    let old = slot(of: entry.id)
    if !old.isNone { _ = leave(old) }
    let slot = records.insert(Record(entry: entry, arrival: arrival))
    ids.insert(entry.id.rawValue, slot)
    join(slot, name: entry.name)
    return slot
  }

  /// Changes the chain of one priority, and updates the head of the chain in the tree.
  private mutating func changeRank(
    _ priority: Priority, _ change: (inout Pool<Record>, inout Slot) -> Void
  ) {
    let known = ranks[priority]
    var head = known
    change(&records, &head)
    if head != known { ranks[priority] = head }
  }

  private mutating func join(_ slot: Slot, name: OverlayName?) {
    guard let name else { return }
    let known = head(of: name)
    var head = known
    records.append(slot, to: &head, of: .name)
    if known.isNone { names.insert(name.rawValue, head) }
  }

  private mutating func leave(_ slot: Slot, name: OverlayName?) {
    guard let name else { return }
    let known = head(of: name)
    var head = known
    records.unlink(slot, from: &head, of: .name)
    if head.isNone {
      names.remove(name.rawValue, known)
    } else if head != known {
      names.replace(name.rawValue, known, by: head)
    }
  }

  /// Frees a slot and returns its entry.
  private mutating func leave(_ slot: Slot) -> Entry? {
    guard let entry = records[slot].entry else { return nil }
    records.unlink(slot, from: &earliest, of: .arrival)
    changeRank(entry.priority) { $0.unlink(slot, from: &$1, of: .rank) }
    leave(slot, name: entry.name)
    ids.remove(entry.id.rawValue, slot)
    records.remove(slot, leaving: Record(entry: nil, arrival: 0))
    return entry
  }
}
