/// The overlays that wait, in the order of their turns.
///
/// Arrays by rank: the entries of each rank lie in an array, by arrival. Adding, finding or
/// removing an entry takes O(log n), amortised; the first entry of a new rank moves the ranks
/// before it, and an entry that comes back after many later ones moves the places of these.
package struct WaitingLine: Sendable {
  /// The order of the line.
  package private(set) var order: LaneOrder
  /// Whether what asks goes before what replies, and that before what informs.
  package private(set) var hasFloors: Bool
  /// The entries by the numbers of their ids, for look-ups alone: requests mostly have ascending
  /// ids, and a dictionary would take a quarter of the time of a request.
  private var entries = EntryList()
  /// The highest id since the line was empty: a new request mostly has a higher one, so that
  /// presenting looks up no id.
  private var highestID = OverlayID(0)
  /// The ranks in line, the last one first, so that the next entry is taken from the end.
  private var ranks: [Turn.Rank] = []
  /// The entries of each rank, at the index of the rank; apart, as a search reads the ranks alone.
  private var lists: [EntryList] = []
  private var names: [OverlayName: EntryList] = [:]

  package init(order: LaneOrder = .priority, hasFloors: Bool = false) {
    self.order = order
    self.hasFloors = hasFloors
  }

  /// A waiting overlay; an object, so that a line, its copies and the overlay's turn share it.
  package final class Entry: Sendable {
    package let id: OverlayID
    package let overlay: OverlayConfiguration
    /// The request's number in the order of all requests, in whatever line they wait.
    package let arrival: Int
    /// The number under which the request was restored, higher for later ones; 0 for a request
    /// that was not restored.
    package let restoration: Int
    /// Whether the request is quiet while it waits in line, so that the line passes over it.
    package let isQuiet: Bool
    /// The saved state of an interrupted overlay; `nil` for an overlay that was not shown yet.
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

    /// Whether the request gave its place away before.
    var isRestored: Bool { restoration > 0 || interruption != nil }

    /// The overlay's rank among the waiting overlays.
    var priority: Priority { overlay.priority }
    var name: OverlayName? { overlay.name }

    /// Returns the entry with another overlay and, optionally, a new arrival, which ends a
    /// restoration.
    ///
    /// The countdown of an interrupted overlay begins anew if the entry `restarts`.
    func updated(
      to overlay: OverlayConfiguration, arrival: Int? = nil, isQuiet: Bool = false,
      restarts: Bool = true
    ) -> Entry {
      Entry(
        id: id, overlay: overlay, arrival: arrival ?? self.arrival,
        restoration: arrival == nil ? restoration : 0, isQuiet: isQuiet,
        interruption: restarts ? interruption?.restarted : interruption)
    }

    /// Returns the entry as one that is quiet, or is not.
    func with(isQuiet: Bool) -> Entry {
      guard isQuiet != self.isQuiet else { return self }
      return Entry(
        id: id, overlay: overlay, arrival: arrival, restoration: restoration, isQuiet: isQuiet,
        interruption: interruption)
    }
  }

  /// The number of entries; O(1).
  var count: Int { entries.count }

  /// The next entry; `nil` if the line is empty.
  var first: Entry? { lists.last?.first }

  /// Returns the next entry of a floor that is not quiet; `nil` if there is none; linear in the
  /// number of priorities on the floors before, and among quiet entries.
  func first(on floor: Floor) -> Entry? {
    let floor = min(floor, .informing)
    guard let index = ranks.lastIndex(where: { !$0.isQuiet && $0.floor >= floor }),
      ranks[index].floor == floor
    else { return nil }
    return lists[index].first
  }

  /// The first floor of which an entry waits that is not quiet; `nil` if there is none.
  var firstFloor: Floor? { ranks.last.flatMap { $0.isQuiet ? nil : $0.floor } }

  /// Returns the next floor after one, of which an entry waits that is not quiet; `nil` if there is
  /// none; linear in the number of priorities on the floors before, and among quiet entries.
  func floor(after floor: Floor) -> Floor? {
    guard floor < .informing else { return nil }
    return ranks.last { !$0.isQuiet && $0.floor > floor }?.floor
  }

  /// Whether no entry of a floor waits that is not quiet; up to O(n) if the line has other floors.
  func isEmpty(on floor: Floor) -> Bool {
    hasFloors && floor != .whole
      ? first(on: floor) == nil
      : !entries.all.contains { !$0.isQuiet && floor.holds($0.overlay) }
  }

  /// Returns the number of entries of a floor that are not quiet; O(n).
  func count(on floor: Floor) -> Int {
    entries.all.count { !$0.isQuiet && floor.holds($0.overlay) }
  }

  /// The quiet entries, in their order; linear in their number.
  var quietEntries: [Entry] {
    zip(ranks, lists).prefix { rank, _ in rank.isQuiet }.reversed().flatMap { $1.all }
  }

  /// The entry that arrived last; linear in the number of ranks.
  var lastArrived: Entry? {
    // The numbers of restored entries tell nothing of their arrival.
    zip(ranks, lists).flatMap { $0.isRestored ? $1.all : $1.last.map { [$0] } ?? [] }
      .max { $0.arrival < $1.arrival }
  }

  /// All entries, the next one first; O(n).
  package var inOrder: [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    for list in lists.reversed() { list.append(to: &entries) }
    return entries
  }

  package func contains(_ id: OverlayID) -> Bool { entry(of: id) != nil }

  func entry(of id: OverlayID) -> Entry? { id <= highestID ? entries.entry(id.number) : nil }

  /// Returns the entries of a name: the restored ones, and then the others by arrival.
  func entries(named name: OverlayName) -> [Entry] { names[name]?.all ?? [] }

  /// Returns the first of a name's entries; `nil` if there is none.
  func first(named name: OverlayName) -> Entry? { names[name]?.first }

  /// Returns the first of a name's entries whose overlay meets a condition; `nil` if there is none;
  /// linear in the number of these entries unless the first one is meant.
  func first(named name: OverlayName, where isMeant: (OverlayConfiguration) -> Bool) -> Entry? {
    guard let first = names[name]?.first else { return nil }
    return isMeant(first.overlay) ? first : entries(named: name).first { isMeant($0.overlay) }
  }

  /// Returns the next entry of one priority; `nil` if there is none.
  ///
  /// Linear in the number of ranks and of restored entries; O(n) in a line ordered by arrival.
  func first(withPriority priority: Priority) -> Entry? {
    ranks.indices.filter { mayHold(ranks[$0], priority...priority) }
      .compactMap { index in
        if let first = lists[index].first, first.priority == priority { return first }
        return lists[index].all.first { $0.priority == priority }
      }
      .min { $0.turn(by: order).number < $1.turn(by: order).number }
  }
}

// Changes.
extension WaitingLine {
  /// Puts an entry in line at its turn, in place of an entry of the same id.
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

  /// Updates the overlay of an entry, and returns false if the id is not in line.
  ///
  /// The entry keeps its place unless the priority changes: then it arrives anew, under the number
  /// `arrival`. Whether the entry is quiet is told anew.
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

  /// Changes the order of the line; restored entries of a floor stay in front.
  mutating func reorder(by order: LaneOrder, hasFloors: Bool = false) {
    let entries = inOrder
    self = WaitingLine(order: order, hasFloors: hasFloors)
    for entry in entries { insert(entry) }
  }

  /// Removes the next entry of a floor and returns it; `nil` if there is none.
  mutating func popFirst(on floor: Floor = .whole) -> Entry? {
    first(on: floor).flatMap { remove($0.id) }
  }

  /// Removes the entry of an overlay and returns it; `nil` if the id is not in line.
  mutating func remove(_ id: OverlayID) -> Entry? {
    guard let entry = entry(of: id) else { return nil }
    entries.remove(id.number)
    leave(entry)
    // Memory for many entries is freed with the last entry; a few places are kept for reuse.
    if entries.isEmpty && entries.capacity > 64 {
      self = WaitingLine(order: order, hasFloors: hasFloors)
    }
    return entry
  }

  /// Removes all entries of a name, and returns them in the order of the line.
  mutating func removeAll(named name: OverlayName) -> [Entry] {
    entries(named: name).compactMap { remove($0.id) }
      .sorted {
        $0.turn(by: order, hasFloors: hasFloors) < $1.turn(by: order, hasFloors: hasFloors)
      }
  }

  /// Removes all entries up to a priority, restored ones included, and returns them in the order of
  /// the line.
  mutating func removeAll(upTo limit: Priority) -> [Entry] {
    ranks.indices.reversed().filter { mayHold(ranks[$0], Priority(.min)...limit) }
      .flatMap { lists[$0].all }
      .filter { $0.priority <= limit }
      .compactMap { remove($0.id) }
  }

  /// Empties the line, and returns the entries in their order.
  mutating func removeAll() -> [Entry] {
    let entries = inOrder
    self = WaitingLine(order: order, hasFloors: hasFloors)
    return entries
  }

  /// Removes all entries of a floor, except those with the ids `kept`, and returns them in their
  /// order.
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

  /// Returns the index of a rank, or the index at which the rank belongs.
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
  /// The id's place among the entries of a line.
  fileprivate var number: Int64 { Int64(bitPattern: rawValue) }
}

extension WaitingLine: Equatable {
  /// Whether both lines hold equal entries in the same order, whatever their history; O(n).
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
