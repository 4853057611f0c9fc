/// A presenter's queue in order of arrival; removing the first entry never moves the others.
struct Line {
  private var batch: [Errand] = []
  private var next = 0
  private var arrivals: [Errand] = []

  /// Whether the queue is empty.
  var isEmpty: Bool { next == batch.count && arrivals.isEmpty }

  mutating func append(_ errand: Errand) {
    arrivals.append(errand)
  }

  /// Removes and returns the first entry; `nil` if the queue is empty.
  mutating func popFirst() -> Errand? {
    if next == batch.count {
      batch.removeAll(keepingCapacity: true)
      next = 0
      swap(&batch, &arrivals)
    }
    guard next < batch.count else { return nil }
    defer { next += 1 }
    return batch[next]
  }
}
