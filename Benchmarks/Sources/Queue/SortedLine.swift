/// The obvious waiting line, for comparison: an array kept in order by binary insertion.
///
/// It is given what makes it fast: those who have gone stay in front of `head` and nobody moves up,
/// and a dictionary finds the key of an id.
struct SortedLine {
  private var keys: [Key] = []
  private var entries: [WaitingLine.Entry] = []
  private var places: [OverlayID: Key] = [:]
  private var head = 0
  private var arrivals = 0

  private struct Key {
    let priority: Priority
    let arrival: Int
  }

  func contains(_ id: OverlayID) -> Bool { places[id] != nil }

  mutating func append(_ entry: WaitingLine.Entry) {
    let key = Key(priority: entry.overlay.priority, arrival: arrivals)
    arrivals += 1
    let index = index { $0.priority < key.priority }
    keys.insert(key, at: index)
    entries.insert(entry, at: index)
    places[entry.id] = key
  }

  mutating func popFirst() -> WaitingLine.Entry? {
    guard head < entries.count else { return nil }
    defer { head += 1 }
    places[entries[head].id] = nil
    return entries[head]
  }

  mutating func remove(_ id: OverlayID) -> Bool {
    guard let key = places.removeValue(forKey: id) else { return false }
    let index = index {
      $0.priority == key.priority ? $0.arrival >= key.arrival : $0.priority < key.priority
    }
    keys.remove(at: index)
    entries.remove(at: index)
    return true
  }

  private func index(where isBehind: (Key) -> Bool) -> Int {
    head + partitionPoint(of: keys.count - head) { isBehind(keys[head + $0]) }
  }
}
