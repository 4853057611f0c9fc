/// Errands in the order in which they came; taking the next one never moves those behind it.
struct Line {
  private var batch: [Errand] = []
  private var next = 0
  private var arrivals: [Errand] = []

  /// Whether nothing is left to do.
  var isEmpty: Bool { next == batch.count && arrivals.isEmpty }

  mutating func append(_ errand: Errand) {
    arrivals.append(errand)
  }

  /// Takes the next one; `nil` where there is none.
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
