/// The overlays that wait, in the order they will be shown: by priority, then by arrival.
///
/// Arrivals and removals take O(log n) and the next in line O(1), amortised; p distinct priorities add
/// O(p) to the first arrival of a new one.
struct WaitingLine: Hashable, Sendable {
  /// One that waits.
  struct Entry: Hashable, Sendable {
    let id: OverlayID
    let overlay: Overlay
  }

  /// Highest priority first; none is empty.
  private var ranks: [Rank] = []
  private var places: [OverlayID: Place] = [:]
  private var arrivals = 0

  private struct Place: Hashable {
    let priority: Priority
    let arrival: Int
  }

  var count: Int { places.count }

  /// Everyone in line, the next one first; O(n).
  var entries: [Entry] { ranks.flatMap { $0.entries } }

  func contains(_ id: OverlayID) -> Bool { places[id] != nil }

  /// Puts one in line behind all of the same or a higher priority; its id must not be in line yet.
  mutating func append(_ entry: Entry) {
    let priority = entry.overlay.priority
    places[entry.id] = Place(priority: priority, arrival: arrivals)
    let index = rankIndex(of: priority)
    if index == ranks.count || ranks[index].priority != priority {
      ranks.insert(Rank(priority: priority), at: index)
    }
    ranks[index].append(entry, arrival: arrivals)
    arrivals += 1
  }

  /// Takes the next one out of line; `nil` when nobody waits.
  mutating func popFirst() -> Entry? {
    guard !ranks.isEmpty, let entry = ranks[0].popFirst() else { return nil }
    places[entry.id] = nil
    if ranks[0].isEmpty { ranks.removeFirst() }
    return entry
  }

  /// Takes one out of line wherever it stands; false when it is not in line.
  mutating func remove(_ id: OverlayID) -> Bool {
    guard let place = places.removeValue(forKey: id) else { return false }
    let index = rankIndex(of: place.priority)
    ranks[index].remove(arrival: place.arrival)
    if ranks[index].isEmpty { ranks.remove(at: index) }
    return true
  }

  /// Empties the line.
  mutating func removeAll() {
    ranks = []
    places = [:]
  }

  /// Where the rank of `priority` is or belongs.
  private func rankIndex(of priority: Priority) -> Int {
    partitionPoint(of: ranks.count) { ranks[$0].priority <= priority }
  }
}
