import Testing
import UsherCore

/// The SwiftEntryKit reference, 2.6: the meaning of each dismissal descriptor.
@Suite("SwiftEntryKit 2.6: dismissal descriptors")
struct SwiftEntryKitDismissTests {
  private static let tips = OverlayName(1)
  private static let news = OverlayName(2)

  /// An engine that displays a tip of normal priority; a tip, an entry without a name, a news entry
  /// and another tip wait, in the order of their priorities.
  private var engine: OverlayEngine {
    var engine = OverlayEngine.resting(SwiftEntryKit.override().with(\.name, Self.tips))
    let line: [(UInt64, OverlayName?, Priority)] = [
      (2, Self.tips, .low), (3, Self.news, .normal), (4, nil, .high), (5, Self.tips, .max),
    ]
    for (id, name, priority) in line {
      let entry = SwiftEntryKit.enqueue(priority).with(\.name, name)
      engine.prepare([(200, .presentRequested(OverlayID(id), entry))])
    }
    return engine
  }

  /// The descriptors, each with the waiting entries that it removes in order, and whether it
  /// dismisses the shown one.
  private static let descriptors: [(Selection, [UInt64], Bool)] = [
    (.shown(), [], true),
    (.named(tips), [5, 2], true),
    (.named(news), [3], false),
    (.named(OverlayName(3)), [], false),
    (.upTo(.low), [2], false),
    (.upTo(Priority(499)), [2], false),
    (.upTo(.normal), [3, 2], true),
    (.upTo(.max), [5, 4, 3, 2], true),
    (.waiting(), [5, 4, 3, 2], false),
    (.all(), [5, 4, 3, 2], true),
  ]

  @Test(
    "each takes its own out of the line, and then sends away what is displayed if that is meant")
  func meaning() {
    for (selection, removed, dismisses) in Self.descriptors {
      var engine = engine
      let ids = removed.map { OverlayID($0) }
      let commands = engine.play([(300, .dismissRequested(selection))])
      #expect(
        commands == ids.map { .notify($0, .didDismiss(.cancelled)) }
          + (dismisses ? [.notify(.first, .willDismiss)] : []))
      #expect(
        engine.waiting.map { $0.rawValue } == [5, 4, 3, 2].filter { !removed.contains($0) })
      #expect(engine.shown == [.first])
    }
  }

  @Test("each can be asked for first, and names the same entries")
  func asked() {
    for (selection, removed, dismisses) in Self.descriptors {
      let ids = engine.ids(of: selection).map { $0.rawValue }
      #expect(ids.sorted() == (removed + (dismisses ? [1] : [])).sorted())
    }
  }

  @Test("after the displayed one, the next in line is shown; after all of them, nobody is")
  func afterwards() {
    for (selection, next) in [(Selection.shown(), [OverlayID(5)]), (.all(), [])] {
      var engine = engine
      engine.prepare([(300, .dismissRequested(selection))])
      let commands = engine.play([(400, .timePassed)])
      #expect(commands == .gone(.first, .requested) + next.flatMap { [Command].admitted($0) })
      #expect(engine.shown == next)
    }
  }

  @Test("where there is nothing, none of them does anything")
  func nothing() {
    for (selection, _, _) in Self.descriptors {
      var engine = OverlayEngine.open()
      #expect(engine.play([(0, .dismissRequested(selection))]).isEmpty)
      #expect(engine == .open())
    }
  }
}
