import Testing
import UsherCore

/// The SwiftEntryKit reference, 2.4: the choice of the next entry.
@Suite("SwiftEntryKit 2.4: the queue and its heuristics")
struct SwiftEntryKitQueueTests {
  private static let queued: [Priority] = [.low, .normal, .max, .normal, .min, .high, .max]

  /// An engine that shows the first entry and queues one for each of `queued`, with ids from 10 on.
  private func engine(_ order: LaneOrder) -> OverlayEngine {
    var engine = OverlayEngine(LaneSettings(order: order))
    engine.prepare([
      (0, .viewportChanged(.phone)), (0, .presentRequested(.first, SwiftEntryKit.override(.max))),
    ])
    for (index, priority) in Self.queued.enumerated() {
      engine.prepare([
        (index, .presentRequested(OverlayID(UInt64(10 + index)), SwiftEntryKit.enqueue(priority)))
      ])
    }
    return engine
  }

  @Test(
    "by priority, equals go by arrival; chronologically, all do",
    arguments: [
      (LaneOrder.priority, [12, 16, 15, 11, 13, 10, 14] as [UInt64]),
      (.arrival, [10, 11, 12, 13, 14, 15, 16]),
    ])
  func order(order: LaneOrder, expected: [UInt64]) {
    #expect(engine(order).waiting.map { $0.rawValue } == expected)
  }

  @Test("the head is shown next, whatever its priority", arguments: LaneOrder.allCases)
  func dequeue(order: LaneOrder) {
    var engine = engine(order)
    var shown: [OverlayID] = []
    let line = engine.waiting
    for time in 10..<17 {
      engine.prepare([(time, .dismissRequested(.shown()))])
      shown += engine.shown
    }
    #expect(shown == line)
  }

  @Test(
    "mended: the heuristic can be changed at any time, and what waits is ordered by the new one")
  func changedHeuristic() {
    var chronological = engine(.priority)
    chronological.prepare([(20, .laneConfigured(.main, LaneSettings(order: .arrival)))])
    #expect(chronological.waiting == engine(.arrival).waiting)
    chronological.prepare([(30, .laneConfigured(.main, LaneSettings(order: .priority)))])
    #expect(chronological.waiting == engine(.priority).waiting)
  }

  @Test("what is removed by priority is all of that priority and below")
  func removal() {
    let expected: [(Priority, [UInt64])] = [
      (.min, [12, 16, 15, 11, 13, 10]), (.low, [12, 16, 15, 11, 13]), (.normal, [12, 16, 15]),
      (.high, [12, 16]), (.max, []), (Priority(-1), [12, 16, 15, 11, 13, 10, 14]),
      (Priority(749), [12, 16, 15]),
    ]
    for (priority, left) in expected {
      var engine = engine(.priority)
      // The lane is paused, so that no entry takes the shown entry's place.
      engine.prepare([(20, .lanePaused(.main)), (20, .dismissRequested(.upTo(priority)))])
      #expect(engine.waiting.map { $0.rawValue } == left)
    }
  }
}
