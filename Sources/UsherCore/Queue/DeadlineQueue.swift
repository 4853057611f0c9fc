/// Who is due when.
struct DeadlineQueue: Hashable, Sendable {
  private struct Due: Hashable {
    let id: OverlayID
    let deadline: Instant
  }
  private var dues: [Due] = []
  var isEmpty: Bool { dues.isEmpty }
  var count: Int { dues.count }
  var first: (id: OverlayID, deadline: Instant)? { dues.first.map { ($0.id, $0.deadline) } }
  mutating func add(_ id: OverlayID, at deadline: Instant) {
    remove(id)
    let index = dues.firstIndex { $0.deadline > deadline } ?? dues.count
    dues.insert(Due(id: id, deadline: deadline), at: index)
  }
  mutating func remove(_ id: OverlayID) { dues.removeAll { $0.id == id } }
  func deadline(of id: OverlayID) -> Instant? { dues.first { $0.id == id }?.deadline }
  mutating func popFirst() -> OverlayID? { dues.isEmpty ? nil : dues.removeFirst().id }
}
