import Testing
import UsherCore

/// The Popup reference, 2 state machine and 3 ordering, with the additional rules of 10, its own
/// tests.
///
/// The tasks draw themselves: `Drawing.app`. A task that resigns is dismissed by its app.
@Suite struct PopupSchedulingTests {
  @Test("a task added to an idle queue is shown before the call returns, and is not measured")
  func shownAtOnce() {
    var engine = OverlayEngine.open()
    #expect(
      engine.play([asking(.first, .task(0), at: 0)])
        == .rendered(.first))
    #expect(engine.shown == [.first])
    #expect(engine.scene(at: .ms(0)) == OverlayScene())
    #expect(engine.wakeup == .never)
  }

  @Test("a task that resigns is gone before the call returns, and the next one is shown in it")
  func resigns() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, .task(2), at: 0), asking(.second, .task(1), at: 0)])
    #expect(
      engine.play([(10, .dismissRequested(.overlay(.first)))])
        == .resigned(.first) + .rendered(.second))
    #expect(engine.play([(20, .dismissRequested(.overlay(.second)))]) == .resigned(.second))
    #expect(engine.shown.isEmpty)
  }

  @Test("a task that was never added, or is over, cannot resign, and this is reported")
  func cannotResign() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, .task(0), at: 0)])
    engine.prepare([(10, .dismissRequested(.overlay(.first)))])
    for id in [OverlayID.stranger, .first] {
      #expect(
        engine.play([(20, .dismissRequested(.overlay(id)))]) == [.report(.unknownOverlay(id))])
    }
  }

  @Test("a second task of the same priority is refused while the first waits or is shown")
  func equalPriority() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, .task(1), at: 0), asking(.second, .task(2), at: 0)])
    let commands = engine.play([
      asking(.third, .task(1), at: 0), asking(.third, .task(2), at: 0),
    ])
    #expect(
      commands == [
        .refuse(.third, .priorityTaken(by: .first)), .refuse(.third, .priorityTaken(by: .second)),
      ])
  }

  @Test("a task that is over can be added again, with the priority it had")
  func addedAgain() {
    var engine = OverlayEngine.open()
    engine.prepare([
      asking(.first, .task(1), at: 0), (0, .dismissRequested(.overlay(.first))),
    ])
    #expect(
      engine.play([asking(.first, .task(1), at: 0)])
        == .rendered(.first))
  }

  @Test("mended: a task whose priority changes sets the old one free and takes the new one")
  func changedPriority() {
    var engine = OverlayEngine.open()
    engine.prepare([
      asking(.first, .task(9), at: 0), asking(.second, .task(1), at: 0),
      (0, .updateRequested(.second, .task(2))),
    ])
    #expect(
      engine.play([asking(.third, .task(2), at: 0), asking(.third, .task(1), at: 0)])
        == [.refuse(.third, .priorityTaken(by: .second))])
    #expect(engine.waiting == [.second, .third])
  }

  @Test(
    "what was added first to an idle queue is shown first; of the rest the highest priority",
    arguments: [
      ([3, 2, 1], [3, 2, 1]), ([1, 2, 3], [1, 3, 2]),
      ([0, 1, 2, 3, 4, 5, 6, 7], [0, 7, 6, 5, 4, 3, 2, 1]), ([0, 1, 2], [0, 2, 1]),
    ])
  func order(added: [Int], shown: [Int]) {
    var engine = OverlayEngine.open()
    for priority in added {
      engine.prepare([asking(OverlayID(UInt64(priority)), .task(priority), at: 0)])
    }
    // Mended: the list of all tasks is in the order in which they will be shown.
    #expect((engine.shown + engine.waiting).map { Int($0.rawValue) } == shown)
    var order: [Int] = []
    while let id = engine.shown.first {
      order.append(Int(id.rawValue))
      engine.prepare([(0, .dismissRequested(.overlay(id)))])
    }
    #expect(order == shown)
  }

  @Test("mended: tasks of equal priority are shown by arrival where the policy lets them be")
  func equalsByArrival() {
    var engine = OverlayEngine.open()
    for id in 1...20 {
      engine.prepare([
        asking(OverlayID(UInt64(id)), .task(5).with(\.identity, .allow), at: 0)
      ])
    }
    #expect(engine.waiting.map { $0.rawValue } == Array(2...20))
  }
}
