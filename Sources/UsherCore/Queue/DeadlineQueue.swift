/// Overlays with deadlines, earliest first, and among equals in the order of addition.
///
/// The queue is a binary heap in an array, with a dictionary for lookups. A removed deadline stays
/// in the heap until it is first, or until more than half of the heap consists of removed
/// deadlines. Adding or removing a deadline takes amortized O(log n).
package struct DeadlineQueue: Sendable {
  private var deadlines: [OverlayID: Deadline] = [:]
  /// A binary heap: no deadline is earlier than its parent at `(index - 1) / 2`.
  ///
  /// The first deadline is current, but others may have been removed from `deadlines`.
  private var heap: [Deadline] = []
  private var additions = 0

  package struct Deadline: Comparable, Sendable {
    package let id: OverlayID
    package let moment: Instant
    /// The number of deadlines that were added earlier.
    ///
    /// It orders deadlines at the same moment.
    fileprivate let addition: Int

    package static func < (one: Deadline, other: Deadline) -> Bool {
      one.moment == other.moment ? one.addition < other.addition : one.moment < other.moment
    }
  }

  package init() {}

  var count: Int { deadlines.count }

  /// The earliest deadline, in O(1).
  var first: (id: OverlayID, deadline: Instant)? { heap.first.map { ($0.id, $0.moment) } }

  package func deadline(of id: OverlayID) -> Instant? { deadlines[id].map { $0.moment } }

  /// Adds an overlay.
  ///
  /// If the overlay already has a deadline, the new one replaces it, and is last among equals.
  package mutating func add(_ id: OverlayID, at moment: Instant) {
    remove(id)
    let deadline = Deadline(id: id, moment: moment, addition: additions)
    additions += 1
    deadlines[id] = deadline
    heap.append(deadline)
    moveUp(from: heap.count - 1)
  }

  /// Removes an overlay, if it is in the queue.
  mutating func remove(_ id: OverlayID) {
    guard !heap.isEmpty, deadlines.removeValue(forKey: id) != nil else { return }
    // After many deadlines, the memory is freed when the last deadline is removed.
    if deadlines.isEmpty && heap.capacity > 64 { self = DeadlineQueue() }
    if heap.count > 2 * deadlines.count { heap = inOrder }
    while let first = heap.first, deadlines[first.id] != first { removeFirstOfHeap() }
  }

  /// Removes the overlay with the earliest deadline and returns its id, or `nil` if the queue is
  /// empty.
  mutating func popFirst() -> OverlayID? {
    guard let first = heap.first else { return nil }
    remove(first.id)
    return first.id
  }

  /// The current deadlines, earliest first.
  ///
  /// An array in this order is also a heap.
  package var inOrder: [Deadline] { deadlines.values.sorted() }

  private mutating func removeFirstOfHeap() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var place = 0
    while true {
      var next = 2 * place + 1
      if next + 1 < heap.count, heap[next + 1] < heap[next] { next += 1 }
      guard next < heap.count, heap[next] < heap[place] else { return }
      heap.swapAt(place, next)
      place = next
    }
  }

  private mutating func moveUp(from start: Int) {
    var place = start
    while place > 0, heap[place] < heap[(place - 1) / 2] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }
}

extension DeadlineQueue: Equatable {
  /// Whether both queues have the same overlays and deadlines in the same order, in O(n log n).
  package static func == (one: DeadlineQueue, other: DeadlineQueue) -> Bool {
    one.count == other.count
      && zip(one.inOrder, other.inOrder).allSatisfy { $0.id == $1.id && $0.moment == $1.moment }
  }
}
