/// The waiting overlays, in the order of their turns.
///
/// The line has a list of entries for each rank, ordered by arrival. Adding, finding or removing an
/// entry takes amortized O(log n). Adding an entry with a new rank also takes linear time in the
/// number of ranks. Returning an entry to its earlier place takes linear time in the number of
/// later entries.
package struct WaitingLine: Sendable {
  package private(set) var order: LaneOrder
  /// Whether modal overlays precede replies, and replies precede informing overlays.
  package private(set) var hasFloors: Bool
  /// The entries by id, for lookups.
  ///
  /// Ids are usually ascending, so a list is fast. A dictionary would take a quarter of the time of
  /// a request.
  private var entries = EntryList()
  /// The highest id of the requests that were added since the line was last empty.
  ///
  /// New requests usually have higher ids, and need no lookup.
  private var highestID = OverlayID(0)
  /// The ranks in line, the last one first, so the next entry is removed from the end.
  private var ranks: [Turn.Rank] = []
  /// The entries of each rank, in the order of `ranks`.
  ///
  /// This is a separate array because searches read only the ranks.
  private var lists: [EntryList] = []
  private var names: [OverlayName: EntryList] = [:]

  package init(order: LaneOrder = .priority, hasFloors: Bool = false) {
    self.order = order
    self.hasFloors = hasFloors
  }

  /// A waiting overlay.
  ///
  /// It is an object so that the line, copies of the line and the shown overlay can share it.
  package final class Entry: Sendable {
    package let id: OverlayID
    package let overlay: OverlayConfiguration
    /// The request's number in the order of all requests.
    package let arrival: Int
    /// A number that increases with each request that returns to a line, or 0 if the entry never
    /// returned.
    package let restoration: Int
    /// Whether the request is quiet.
    ///
    /// The line skips quiet requests.
    package let isQuiet: Bool
    /// The saved state of an interrupted overlay, or `nil` if it wasn't interrupted.
    package let interruption: Interruption?

    package init(
      id: OverlayID, overlay: OverlayConfiguration, arrival: Int, restoration: Int = 0,
      isQuiet: Bool = false,
      interruption: Interruption? = nil
    ) {
      self.id = id
      self.overlay = overlay
      self.arrival = arrival
      self.restoration = restoration
      self.isQuiet = isQuiet
      self.interruption = interruption
    }

    /// Whether the overlay has already had a turn.
    var isRestored: Bool { restoration > 0 || interruption != nil }

    var priority: Priority { overlay.priority }
    var name: OverlayName? { overlay.name }

    /// Returns the entry with other values.
    ///
    /// If `arrival` isn't `nil`, the entry takes its turn as a new arrival, even if it was
    /// restored. If `restarts` is `true`, an interrupted overlay returns for its whole lifetime.
    func updated(
      to overlay: OverlayConfiguration, arrival: Int? = nil, isQuiet: Bool = false,
      restarts: Bool = true
    ) -> Entry {
      Entry(
        id: id, overlay: overlay, arrival: arrival ?? self.arrival,
        restoration: arrival == nil ? restoration : 0, isQuiet: isQuiet,
        interruption: restarts ? interruption?.restarted : interruption)
    }

    func with(isQuiet: Bool) -> Entry {
      guard isQuiet != self.isQuiet else { return self }
      return Entry(
        id: id, overlay: overlay, arrival: arrival, restoration: restoration, isQuiet: isQuiet,
        interruption: interruption)
    }
  }

  var count: Int { entries.count }

  var first: Entry? { lists.last?.first }

  /// Returns the next entry on a floor, ignoring quiet entries, or `nil` if there is none.
  ///
  /// Takes linear time in the number of ranks on previous floors. If the floor has no entries, it
  /// also searches the ranks of quiet entries.
  func first(on floor: Floor) -> Entry? {
    let floor = min(floor, .informing)
    guard let index = ranks.lastIndex(where: { !$0.isQuiet && $0.floor >= floor }),
      ranks[index].floor == floor
    else { return nil }
    return lists[index].first
  }

  /// The first floor with an entry that isn't quiet, or `nil` if there is none.
  var firstFloor: Floor? { ranks.last.flatMap { $0.isQuiet ? nil : $0.floor } }

  /// Returns the next floor with an entry that isn't quiet, or `nil` if there is none.
  ///
  /// Takes as long as `first(on:)`.
  func floor(after floor: Floor) -> Floor? {
    guard floor < .informing else { return nil }
    return ranks.last { !$0.isQuiet && $0.floor > floor }?.floor
  }

  /// Whether a floor has no entries, ignoring quiet entries.
  ///
  /// Takes up to O(n) if the line has other floors.
  func isEmpty(on floor: Floor) -> Bool {
    hasFloors && floor != .whole
      ? first(on: floor) == nil
      : !entries.all.contains { !$0.isQuiet && floor.holds($0.overlay) }
  }

  /// Returns the number of entries on a floor that aren't quiet, in O(n).
  func count(on floor: Floor) -> Int {
    entries.all.count { !$0.isQuiet && floor.holds($0.overlay) }
  }

  /// The quiet entries in order, in linear time in their number.
  var quietEntries: [Entry] {
    zip(ranks, lists).prefix { rank, _ in rank.isQuiet }.reversed().flatMap { $1.all }
  }

  /// The latest entry, in linear time in the number of ranks.
  var lastArrived: Entry? {
    // The number of a restored entry isn't its arrival, so all restored entries are compared.
    zip(ranks, lists).flatMap { $0.isRestored ? $1.all : $1.last.map { [$0] } ?? [] }
      .max { $0.arrival < $1.arrival }
  }

  /// All entries in order, in O(n).
  package var inOrder: [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    for list in lists.reversed() { list.append(to: &entries) }
    return entries
  }

  package func contains(_ id: OverlayID) -> Bool { entry(of: id) != nil }

  func entry(of id: OverlayID) -> Entry? { id <= highestID ? entries.entry(id.number) : nil }

  /// Returns the entries with a name: the restored entries, and then the others by arrival.
  func entries(named name: OverlayName) -> [Entry] { names[name]?.all ?? [] }

  func first(named name: OverlayName) -> Entry? { names[name]?.first }

  /// Returns the first entry that has a name and meets a condition, or `nil` if there is none.
  ///
  /// Takes up to linear time.
  func first(named name: OverlayName, where isMeant: (OverlayConfiguration) -> Bool) -> Entry? {
    guard let first = names[name]?.first else { return nil }
    return isMeant(first.overlay) ? first : entries(named: name).first { isMeant($0.overlay) }
  }

  /// Returns the next entry with a priority, or `nil` if there is none.
  ///
  /// Takes linear time in the number of ranks and restored entries, or O(n) in a line ordered by
  /// arrival.
  func first(withPriority priority: Priority) -> Entry? {
    ranks.indices.filter { mayHold(ranks[$0], priority...priority) }
      .compactMap { index in
        if let first = lists[index].first, first.priority == priority { return first }
        return lists[index].all.first { $0.priority == priority }
      }
      .min { $0.turn(by: order).number < $1.turn(by: order).number }
  }
}

// Functions that change the line.
extension WaitingLine {
  /// Inserts an entry at its turn, replacing an entry with the same id.
  package mutating func insert(_ entry: Entry) {
    if let old = self.entry(of: entry.id) { leave(old) }
    entries.insert(entry, entry.id.number)
    highestID = max(highestID, entry.id)
    let turn = entry.turn(by: order, hasFloors: hasFloors)
    let index = index(of: turn.rank)
    if index == ranks.endIndex || ranks[index] != turn.rank {
      ranks.insert(turn.rank, at: index)
      lists.insert(EntryList(), at: index)
    }
    lists[index].insert(entry, turn.number)
    if let name = entry.name { names[name, default: EntryList()].insert(entry, turn.number) }
  }

  /// Updates the overlay of an entry, and returns `false` if the id isn't in line.
  ///
  /// If the priority changes, the entry is treated as a new arrival with the number `arrival`.
  mutating func update(
    _ id: OverlayID, to overlay: OverlayConfiguration, arrival: Int, isQuiet: Bool = false,
    restarts: Bool = true
  ) -> Bool {
    guard let old = entry(of: id) else { return false }
    let moves = overlay.priority != old.priority
    let entry = old.updated(
      to: overlay, arrival: moves ? arrival : nil, isQuiet: isQuiet,
      restarts: restarts)
    insert(entry)
    return true
  }

  /// Changes the order of the line.
  ///
  /// Restored entries of a floor stay in front.
  mutating func reorder(by order: LaneOrder, hasFloors: Bool = false) {
    let entries = inOrder
    self = WaitingLine(order: order, hasFloors: hasFloors)
    for entry in entries { insert(entry) }
  }

  mutating func popFirst(on floor: Floor = .whole) -> Entry? {
    first(on: floor).flatMap { remove($0.id) }
  }

  mutating func remove(_ id: OverlayID) -> Entry? {
    guard let entry = entry(of: id) else { return nil }
    entries.remove(id.number)
    leave(entry)
    // After many entries, the memory is freed when the last entry is removed. Up to 64 places are
    // kept for reuse.
    if entries.isEmpty && entries.capacity > 64 {
      self = WaitingLine(order: order, hasFloors: hasFloors)
    }
    return entry
  }

  /// Removes all entries with a name, and returns them in order.
  mutating func removeAll(named name: OverlayName) -> [Entry] {
    entries(named: name).compactMap { remove($0.id) }
      .sorted {
        $0.turn(by: order, hasFloors: hasFloors) < $1.turn(by: order, hasFloors: hasFloors)
      }
  }

  /// Removes all entries up to a priority, including restored entries, and returns them in order.
  mutating func removeAll(upTo limit: Priority) -> [Entry] {
    ranks.indices.reversed().filter { mayHold(ranks[$0], Priority(.min)...limit) }
      .flatMap { lists[$0].all }
      .filter { $0.priority <= limit }
      .compactMap { remove($0.id) }
  }

  mutating func removeAll() -> [Entry] {
    let entries = inOrder
    self = WaitingLine(order: order, hasFloors: hasFloors)
    return entries
  }

  /// Removes all entries on a floor, except the ids in `kept`, and returns them in order.
  mutating func removeAll(on floor: Floor, except kept: [OverlayID] = []) -> [Entry] {
    inOrder.filter { floor.holds($0.overlay) && !kept.contains($0.id) }
      .compactMap { remove($0.id) }
  }

  private mutating func leave(_ entry: Entry) {
    let turn = entry.turn(by: order, hasFloors: hasFloors)
    let index = index(of: turn.rank)
    lists[index].remove(turn.number)
    if lists[index].isEmpty {
      ranks.remove(at: index)
      lists.remove(at: index)
    }
    guard let name = entry.name, let place = names.index(forKey: name) else { return }
    names.values[place].remove(turn.number)
    if names.values[place].isEmpty { names.remove(at: place) }
  }

  /// Returns the index of a rank, or the index at which to insert it if it isn't in line.
  private func index(of rank: Turn.Rank) -> Int {
    var (low, high) = (ranks.startIndex, ranks.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if rank < ranks[middle] { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether entries of a rank may have one of the given priorities.
  private func mayHold(_ rank: Turn.Rank, _ priorities: ClosedRange<Priority>) -> Bool {
    switch order {
    case .arrival: true
    case .priority: rank.isRestored || priorities.contains(rank.priority)
    }
  }
}

extension OverlayID {
  fileprivate var number: Int64 { Int64(bitPattern: rawValue) }
}

extension WaitingLine: Equatable {
  /// Whether both lines have equal entries in the same order, in O(n).
  package static func == (one: WaitingLine, other: WaitingLine) -> Bool {
    one.order == other.order && one.hasFloors == other.hasFloors && one.inOrder == other.inOrder
  }
}

extension WaitingLine.Entry: Equatable {
  package static func == (one: WaitingLine.Entry, other: WaitingLine.Entry) -> Bool {
    one === other
      || one.id == other.id && one.arrival == other.arrival
        && one.restoration == other.restoration && one.isQuiet == other.isQuiet
        && one.overlay == other.overlay
        && one.interruption == other.interruption
  }
}
