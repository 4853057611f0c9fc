/// The overlays that wait, in the order they will be shown.
///
/// Those that were put first come first, the latest of them at the head. The others follow by priority
/// and then by arrival, or by arrival alone.
///
/// With n in line of p priorities, each call takes O(log p), amortised and beside what it returns or
/// removes; to find an id or a name takes O(1) on average.
struct WaitingLine: Sendable {
  /// Who goes first.
  private(set) var order: LaneOrder
  private(set) var records = Pool<Record>()
  /// The head of the chain by arrival; those that were put first count as having come before everyone.
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

  /// How many wait; O(1).
  var count: Int { records.count }

  /// Who is next.
  var first: Entry? { entry(at: firstSlot) }

  /// Who came last; one that was put first only where nobody else waits.
  var lastArrived: Entry? {
    earliest.isNone ? nil : entry(at: records[earliest].byArrival.previous)
  }

  /// Everyone in line, the next one first; O(n).
  var entries: [Entry] { lineSlots.compactMap { records[$0].entry } }

  /// Everyone in line by arrival, those that were put first before the others; O(n).
  var recordsByArrival: [Record] {
    records.slots(of: .arrival, from: earliest).map { records[$0] }
  }

  func contains(_ id: OverlayID) -> Bool { !slot(of: id).isNone }

  func entry(of id: OverlayID) -> Entry? { entry(at: slot(of: id)) }

  /// Those of a name by arrival.
  func ids(named name: OverlayName) -> [OverlayID] {
    records.slots(of: .name, from: head(of: name))
      // One that was given its name while it waited stands behind those that came later.
      .sorted { records[$0].arrival < records[$1].arrival }
      .compactMap { records[$0].entry?.id }
  }

  /// Who is next among those of one priority.
  func firstID(withPriority priority: Priority) -> OverlayID? {
    let head = ranks[priority]
    return head.isNone ? nil : records[head].entry?.id
  }

  /// Changes who goes first; those that were put first stay there.
  mutating func reorder(by order: LaneOrder) {
    self.order = order
  }

  /// Puts one in line: behind all of the same or a higher priority, or behind all where arrival counts.
  ///
  /// One that is in line already leaves its place for the new one.
  mutating func append(_ entry: Entry) {
    let slot = enter(entry, arrival: nextArrival)
    nextArrival += 1
    records.append(slot, to: &earliest, of: .arrival)
    changeRank(entry.priority) { $0.append(slot, to: &$1, of: .rank) }
  }

  /// Puts one before everyone in line, whatever the priorities.
  ///
  /// One that is in line already leaves its place for the new one.
  mutating func putFirst(_ entry: Entry) {
    let slot = enter(entry, arrival: nextArrivalInFront)
    nextArrivalInFront -= 1
    records.prepend(slot, to: &earliest, of: .arrival)
    changeRank(entry.priority) { $0.prepend(slot, to: &$1, of: .rank) }
  }

  /// Changes what waits; false where the id is not in line.
  ///
  /// It keeps its place, unless the priority changes: then it arrives anew, as the request `arrival`.
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

  /// Takes the one at a place out of line; `nil` where there is none.
  mutating func remove(at slot: Slot) -> Entry? {
    guard !slot.isNone, let entry = leave(slot) else { return nil }
    // Room that was made for a crowd goes with the last one; a few places are kept to be used again.
    if records.count == 0 && records.placeCount > 64 { self = WaitingLine(order: order) }
    return entry
  }
}

// Who stands where.
extension WaitingLine {
  /// Who is next.
  var firstSlot: Slot {
    guard !earliest.isNone else { return .none }
    switch order {
    case .arrival: return earliest
    case .priority: return records[earliest].wasPutFirst ? earliest : ranks.highest
    }
  }

  /// Whether the next one was put first.
  var isFirstPutFirst: Bool { !firstSlot.isNone && records[firstSlot].wasPutFirst }

  func slot(of id: OverlayID) -> Slot {
    ids.find(id.rawValue) { records[$0].entry?.id == id }
  }

  /// The head of the chain of a name.
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

// The steps by which one comes and goes.
extension WaitingLine {
  private mutating func enter(_ entry: Entry, arrival: Int) -> Slot {
    let old = slot(of: entry.id)
    if !old.isNone { _ = leave(old) }
    let slot = records.insert(Record(entry: entry, arrival: arrival))
    ids.insert(entry.id.rawValue, slot)
    join(slot, name: entry.name)
    return slot
  }

  /// Changes the chain of one priority, whose head the tree knows.
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

  /// Frees a place.
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
