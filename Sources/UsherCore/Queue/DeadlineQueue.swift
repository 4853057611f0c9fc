/// Who is due when; among equal deadlines, who was added first.
///
/// A binary heap whose items know their place, so that each can be found. Every call takes O(log n).
struct DeadlineQueue: Sendable {
  /// No item is due before the one at half its place.
  private(set) var heap: [Item] = []
  /// Where in the heap an item is; found by its slot, so that moving an item needs no look-up of its id.
  private(set) var places = Pool<Int>()
  private var ids = SlotIndex()
  private var nextArrival = 0

  struct Item: Sendable {
    let id: OverlayID
    let deadline: Instant
    let arrival: Int
    let slot: Slot

    func isDue(before other: Item) -> Bool {
      deadline == other.deadline ? arrival < other.arrival : deadline < other.deadline
    }
  }

  var isEmpty: Bool { heap.isEmpty }

  var count: Int { heap.count }

  /// Who is due first; O(1).
  var first: (id: OverlayID, deadline: Instant)? { heap.first.map { ($0.id, $0.deadline) } }

  /// When one is due; `nil` where the id is not in the queue.
  func deadline(of id: OverlayID) -> Instant? {
    let slot = ids.find(id.rawValue) { heap[places[$0]].id == id }
    return slot.isNone ? nil : heap[places[slot]].deadline
  }

  /// Adds one; an earlier deadline of the same id is forgotten, and with it its turn among equal ones.
  mutating func add(_ id: OverlayID, at deadline: Instant) {
    remove(id)
    let slot = places.insert(heap.count)
    ids.insert(id.rawValue, slot)
    heap.append(Item(id: id, deadline: deadline, arrival: nextArrival, slot: slot))
    nextArrival += 1
    moveUp(from: heap.count - 1)
  }

  /// Forgets one; nothing where the id is not in the queue.
  mutating func remove(_ id: OverlayID) {
    let slot = ids.find(id.rawValue) { heap[places[$0]].id == id }
    guard !slot.isNone else { return }
    ids.remove(id.rawValue, slot)
    let place = places[slot]
    places.remove(slot, leaving: 0)
    let last = heap.removeLast()
    // Room that was made for a crowd goes with the last one; a few places are kept to be used again.
    if heap.isEmpty && places.placeCount > 64 { self = DeadlineQueue() }
    guard place < heap.count else { return }
    put(last, at: place)
    moveUp(from: place)
    moveDown(from: place)
  }

  /// Takes out who is due first; `nil` when nobody is.
  mutating func popFirst() -> OverlayID? {
    guard let id = heap.first?.id else { return nil }
    remove(id)
    return id
  }

  private mutating func moveUp(from start: Int) {
    let item = heap[start]
    var place = start
    while place > 0, item.isDue(before: heap[(place - 1) / 2]) {
      put(heap[(place - 1) / 2], at: place)
      place = (place - 1) / 2
    }
    put(item, at: place)
  }

  private mutating func moveDown(from start: Int) {
    let item = heap[start]
    var place = start
    while true {
      var next = 2 * place + 1
      guard next < heap.count else { break }
      if next + 1 < heap.count, heap[next + 1].isDue(before: heap[next]) { next += 1 }
      guard heap[next].isDue(before: item) else { break }
      put(heap[next], at: place)
      place = next
    }
    put(item, at: place)
  }

  private mutating func put(_ item: Item, at place: Int) {
    heap[place] = item
    places[item.slot] = place
  }
}

extension DeadlineQueue: Hashable {
  /// Whether the same ones are due in the same order at the same moments; O(n log n).
  static func == (lhs: DeadlineQueue, rhs: DeadlineQueue) -> Bool {
    lhs.count == rhs.count
      && zip(lhs.inOrder, rhs.inOrder).allSatisfy { $0.id == $1.id && $0.deadline == $1.deadline }
  }

  func hash(into hasher: inout Hasher) {
    for item in inOrder {
      hasher.combine(item.id)
      hasher.combine(item.deadline)
    }
  }

  private var inOrder: [Item] { heap.sorted { $0.isDue(before: $1) } }
}
