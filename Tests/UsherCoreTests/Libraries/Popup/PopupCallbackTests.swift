import Testing
import UsherCore

/// The Popup reference, 5 re-entrancy: the calls that a task may make from its callbacks.
///
/// A call from a callback is an event at the same time, after the command's event.
@Suite struct PopupCallbackTests {
  @Test("mended: a task that resigns as soon as it is shown is gone, and the next one is shown")
  func resignsAtOnce() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, .task(2), at: 0), asking(.second, .task(1), at: 0)])
    #expect(
      engine.play([
        (0, .dismissRequested(.overlay(.first))), (0, .dismissRequested(.overlay(.second))),
      ]) == .resigned(.first) + .rendered(.second) + .resigned(.second))
  }

  @Test("mended: a task that resigns while it is asked ends without having been shown")
  func resignsWhileAsked() {
    var engine = OverlayEngine.open()
    let commands = engine.play([
      asking(.first, .task(2).with(\.asksFirst, true), at: 0),
      (0, .dismissRequested(.overlay(.first))),
    ])
    #expect(commands == [.offerTurn(.first), .notify(.first, .didDismiss(.requested))])
  }

  @Test("a second resignation is reported and touches nobody else")
  func twice() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, .task(2), at: 0), asking(.second, .task(1), at: 0)])
    let commands = engine.play([
      (0, .dismissRequested(.overlay(.first))), (0, .dismissRequested(.overlay(.first))),
    ])
    #expect(
      commands == .resigned(.first) + .rendered(.second) + [.report(.unknownOverlay(.first))])
    #expect(engine.shown == [.second])
  }

  @Test("a task may be added from any callback, and is shown after the current one")
  func adds() {
    var engine = OverlayEngine.open()
    let commands = engine.play([
      asking(.first, .task(1).with(\.asksFirst, true), at: 0), asking(.second, .task(2), at: 0),
      (0, .turnTaken(.first)), asking(.third, .task(3), at: 0),
      (0, .dismissRequested(.overlay(.first))),
    ])
    #expect(
      commands == [.offerTurn(.first)] + .rendered(.first) + .resigned(.first) + .rendered(.third))
    #expect(engine.waiting == [.second])
  }

  @Test("mended: once it is told that it is gone, its own priority and its own id are free")
  func ownPriority() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, .task(1), at: 0)])
    #expect(
      engine.play([asking(.second, .task(1), at: 0), asking(.first, .task(2), at: 0)]) == [
        .refuse(.second, .priorityTaken(by: .first)), .report(.identifierInUse(.first)),
      ])
    #expect(
      engine.play([
        (0, .dismissRequested(.overlay(.first))), asking(.first, .task(1), at: 0),
      ]) == .resigned(.first) + .rendered(.first))
  }
}
