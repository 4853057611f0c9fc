/// Overlays with deadlines, earliest first; equal deadlines in the order in which they were added.
///
/// A binary heap that tracks the place of each item, so that an item can be found by its id. Every
/// call takes O(log n).
struct DeadlineQueue: Sendable {
  /// The heap: no item is due before the item at half its index.
  private(set) var heap: [Item] = []
  /// The index of each item in the heap, by the item's slot, so that moving an item needs no
  /// look-up of its id.
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

  /// The item with the earliest deadline; O(1).
  var first: (id: OverlayID, deadline: Instant)? { heap.first.map { ($0.id, $0.deadline) } }

  /// Returns the deadline of an overlay; `nil` if the id is not in the queue.
  func deadline(of id: OverlayID) -> Instant? {
    let slot = ids.find(id.rawValue) { heap[places[$0]].id == id }
    return slot.isNone ? nil : heap[places[slot]].deadline
  }

  /// Adds an overlay, replacing an earlier deadline of the same id and its place among equal
  /// deadlines.
  mutating func add(_ id: OverlayID, at deadline: Instant) {
    remove(id)
    let slot = places.insert(heap.count)
    ids.insert(id.rawValue, slot)
    heap.append(Item(id: id, deadline: deadline, arrival: nextArrival, slot: slot))
    nextArrival += 1
    moveUp(from: heap.count - 1)
  }

  /// Removes an overlay; a no-op if the id is not in the queue.
  mutating func remove(_ id: OverlayID) {
    let slot = ids.find(id.rawValue) { heap[places[$0]].id == id }
    guard !slot.isNone else { return }
    ids.remove(id.rawValue, slot)
    let place = places[slot]
    places.remove(slot, leaving: 0)
    let last = heap.removeLast()
    // Memory for many items is freed with the last item; a few slots are kept for reuse.
    if heap.isEmpty && places.placeCount > 64 { self = DeadlineQueue() }
    guard place < heap.count else { return }
    put(last, at: place)
    moveUp(from: place)
    moveDown(from: place)
  }

  /// Removes the overlay with the earliest deadline and returns its id; `nil` if the queue is
  /// empty.
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
  /// Whether both queues hold the same overlays, in the same order, with the same deadlines; O(n
  /// log n).
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
