/// A queue in order of arrival that removes its first element without moving the others.
struct ArrivalQueue<Element> {
  private(set) var batch: [Element] = []
  private var next = 0
  private(set) var arrivals: [Element] = []

  var count: Int { batch.count - next + arrivals.count }

  var isEmpty: Bool { next == batch.count && arrivals.isEmpty }

  mutating func append(_ element: Element) { arrivals.append(element) }

  /// Removes and returns the first element, or returns `nil` if the queue is empty.
  mutating func popFirst() -> Element? {
    if next == batch.count {
      // If there were many elements, the memory is released with the last element.
      batch.removeAll(keepingCapacity: batch.capacity <= 64)
      next = 0
      swap(&batch, &arrivals)
    }
    guard next < batch.count else { return nil }
    defer { next += 1 }
    return batch[next]
  }
}

extension ArrivalQueue: Sendable where Element: Sendable {}
