import FacadeTesting
import SwiftEntryKit
import Testing
import Usher

/// The SwiftEntryKit reference, 2.4 and 1.1: the queue and its queries.
///
/// The tests run in sequence, because the heuristic is global.
@MainActor
@Suite("SwiftEntryKit 2.4: the queue", .ownDefault, .serialized)
struct QueueTests {
  typealias Heuristic = EKAttributes.Precedence.QueueingHeuristic

  /// Returns the order in which the waiting entries are displayed.
  private func order(on stage: Stage) async -> [String] {
    var order: [String] = []
    while SwiftEntryKit.isCurrentlyDisplaying {
      order += stage.screen.texts
      await stage.dismiss()
      stage.advance(0.5)
    }
    return order
  }

  private func fill(_ stage: Stage) async {
    await stage.display("A")
    await stage.enqueue("low", .low)
    await stage.enqueue("first", .high)
    await stage.enqueue("second", .high)
    await stage.enqueue("normal")
    stage.advance(0.5)
  }

  @Test(
    "the heuristic by priority uses arrival for equal priorities")
  func byPriority() async {
    #expect(Heuristic.value == .priority)
    let stage = Stage()
    await fill(stage)
    #expect(await order(on: stage) == ["A", "first", "second", "normal", "low"])
  }

  @Test("the chronological heuristic shows entries by arrival")
  func chronological() async {
    Heuristic.value = .chronological
    defer { Heuristic.value = .priority }
    let stage = Stage()
    await fill(stage)
    #expect(await order(on: stage) == ["A", "low", "first", "second", "normal"])
  }

  @Test("fixed: a changed heuristic also applies to waiting entries")
  func changed() async {
    let stage = Stage()
    await fill(stage)
    Heuristic.value = .chronological
    defer { Heuristic.value = .priority }
    await stage.screen.settle()
    #expect(await order(on: stage) == ["A", "low", "first", "second", "normal"])
  }

  @Test("queries distinguish displayed entries from waiting entries, with and without names")
  func queries() async {
    let stage = Stage()
    #expect(!SwiftEntryKit.isCurrentlyDisplaying && !SwiftEntryKit.isCurrentlyDisplaying())
    #expect(SwiftEntryKit.isQueueEmpty && !SwiftEntryKit.queueContains())
    #expect(SwiftEntryKit.window == nil)
    await stage.display("A")
    #expect(SwiftEntryKit.isQueueEmpty)
    await stage.enqueue("B")
    #expect(SwiftEntryKit.isCurrentlyDisplaying && SwiftEntryKit.isCurrentlyDisplaying())
    #expect(SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "A"))
    #expect(!SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "B"))
    #expect(!SwiftEntryKit.isQueueEmpty && SwiftEntryKit.queueContains())
    #expect(SwiftEntryKit.queueContains(entryNamed: "B"))
    #expect(!SwiftEntryKit.queueContains(entryNamed: "A"))
  }

  @Test("an entry's name in its presenter has the library's prefix")
  func names() async {
    let stage = Stage()
    await stage.display("A")
    let presenter = stage.screen.presenter
    #expect(presenter.shown.map { presenter.name(of: $0) } == ["SwiftEntryKit/A"])
    #expect(!SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "SwiftEntryKit/A"))
  }

  @Test("an entry is displayed until its exit has ended")
  func whileExiting() async {
    let stage = Stage()
    await stage.display("A")
    stage.advance(0.5)
    await stage.dismiss()
    stage.advance(0.2)
    #expect(SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "A"))
    stage.advance(0.2)
    #expect(!SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "A"))
    #expect(SwiftEntryKit.window == nil)
  }

  @Test("if two entries are visible, the newer entry is the displayed entry")
  func whilePopping() async {
    let stage = Stage()
    await stage.display("A")
    stage.advance(0.5)
    await stage.display("B")
    #expect(stage.screen.texts == ["A", "B"])
    #expect(SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "B"))
    #expect(!SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "A"))
  }

  @Test(
    "queries outside the main thread don't find displayed or waiting entries")
  func offMainThread() async {
    let stage = Stage()
    await stage.display("A")
    await stage.enqueue("B")
    let answers = await Task { @concurrent in
      [
        SwiftEntryKit.isCurrentlyDisplaying, SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "A"),
        SwiftEntryKit.queueContains(), !SwiftEntryKit.isQueueEmpty, SwiftEntryKit.window != nil,
      ]
    }.value
    #expect(answers == [false, false, false, false, false])
  }
}
