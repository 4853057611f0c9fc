import Scripts
import Testing

@testable import UsherCore

@Suite("Deadline queues")
struct DeadlineQueueTests {
  @Test("a new queue has no due entry")
  func empty() {
    var queue = DeadlineQueue()
    queue.remove(.first)
    #expect(queue.count == 0 && queue.first == nil && queue.popFirst() == nil)
  }

  @Test("the earliest deadline is first, and equal deadlines are in the order of insertion")
  func order() {
    var queue = DeadlineQueue()
    for (id, time) in [(1, 20), (2, 10), (3, 10), (4, 5)] {
      queue.add(OverlayID(UInt64(id)), at: .ms(time))
    }
    #expect(queue.first?.id == OverlayID(4) && queue.first?.deadline == .ms(5))
    // A second insertion replaces the deadline and the position.
    queue.add(OverlayID(2), at: .ms(10))
    queue.remove(OverlayID(4))
    #expect(queue.count == 3)
    #expect((0..<4).map { _ in queue.popFirst()?.rawValue } == [3, 2, 1, nil])
  }

  @Test("queues are equal if they will do the same, regardless of how they were built")
  func equality() {
    var (one, other) = (DeadlineQueue(), DeadlineQueue())
    for id in 1...9 { one.add(OverlayID(UInt64(id)), at: .ms(id)) }
    for id in (1...9).reversed() { other.add(OverlayID(UInt64(id)), at: .ms(id)) }
    #expect(one == other)
    other.add(OverlayID(9), at: .ms(10))
    #expect(one != other)
    one.remove(OverlayID(9))
    #expect(one != other)
  }

  @Test("a queue agrees with a sorted array after random operations", arguments: 0..<UInt64(20))
  func model(seed: UInt64) {
    var random = SplitMix(state: seed)
    var queue = DeadlineQueue()
    var model: [(id: OverlayID, deadline: Instant)] = []
    for step in 0..<2000 {
      let id = OverlayID(UInt64(random.int(in: 0...random.pick(5, 300))))
      switch random.int(in: 0...(step % 400 < 200 ? 9 : 4)) {
      case 0, 1:
        queue.remove(id)
        model.removeAll { $0.id == id }
      case 2, 3:
        let expected = model.isEmpty ? nil : model.removeFirst().id
        guard queue.popFirst() == expected else {
          Issue.record("seed \(seed), step \(step): the wrong one came first")
          return
        }
      case _:
        let deadline = Instant(
          nanoseconds: random.pick(Int64(random.int(in: 0...9)), .max, .min, Int64(step)))
        queue.add(id, at: deadline)
        model.removeAll { $0.id == id }
        let behind = model.firstIndex { $0.deadline > deadline } ?? model.endIndex
        model.insert((id, deadline), at: behind)
      }
      let deadline = model.first { $0.id == id }?.deadline
      guard queue.count == model.count, queue.deadline(of: id) == deadline,
        queue.first?.id == model.first?.id, queue.first?.deadline == model.first?.deadline
      else {
        Issue.record("seed \(seed), step \(step): the queue is out of order")
        return
      }
    }
  }
}
