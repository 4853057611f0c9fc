/// A queue in order of arrival; removing the first element never moves the others.
struct ArrivalQueue<Element> {
  private(set) var batch: [Element] = []
  private var next = 0
  private(set) var arrivals: [Element] = []

  /// The number of elements.
  var count: Int { batch.count - next + arrivals.count }

  /// Whether the queue is empty.
  var isEmpty: Bool { next == batch.count && arrivals.isEmpty }

  mutating func append(_ element: Element) { arrivals.append(element) }

  /// Removes and returns the first element; `nil` if the queue is empty.
  mutating func popFirst() -> Element? {
    if next == batch.count {
      // Memory for many elements is freed with the last of them.
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
