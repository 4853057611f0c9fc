import Testing
import UsherCore

/// The SwiftMessages reference, 2.3 dequeue, priority, pause.
@Suite struct SwiftMessagesQueueTests {
  /// A lane with one overlay at a time and the library's pause of half a second.
  private static let paused = LaneSettings(gap: .constant(.milliseconds(500)))

  @Test("those that wait are shown by priority, equals by arrival, one after the other")
  func order() {
    var engine = OverlayEngine.open()
    engine.prepare(showing(.first, .plain(priority: Priority(0)), at: 0))
    for (id, priority) in [(2, -1), (3, 7), (4, 0), (5, 7), (6, 0)] {
      engine.prepare([
        asking(OverlayID(UInt64(id)), .plain(priority: Priority(priority)), at: 10)
      ])
    }
    var order: [OverlayID] = []
    for turn in 0..<6 {
      order += engine.shown
      let next = engine.waiting.first
      engine.prepare([(10 + turn * 1300, .dismissRequested(.shown()))])
      engine.prepare([(1300 + turn * 1300, .timePassed)])
      if let next { engine.prepare([(1300 + turn * 1300, .measured(next, .card))]) }
    }
    #expect(order.map { $0.rawValue } == [1, 3, 5, 4, 6, 2])
  }

  @Test("priority never displaces what is shown, however low that is")
  func noPreemption() {
    var engine = OverlayEngine.open()
    let commands = engine.play(
      showing(.first, .plain(priority: Priority(-9)), at: 0)
        + [asking(.second, .plain(priority: Priority(9)), at: 0)])
    #expect(commands == .admitted(.first) + [.notify(.first, .willPresent)])
    #expect(engine.shown == [.first])
    #expect(engine.waiting == [.second])
  }

  @Test("after one has gone, the next is shown half a second later")
  func pause() {
    var engine = OverlayEngine.open(with: Self.paused)
    engine.prepare(showing(.first, at: 0) + [asking(.second, at: 0)])
    let left = engine.play([(1300, .timePassed), (1799, .timePassed)])
    let life: [Command] = [.notify(.first, .didPresent), .notify(.first, .willDismiss)]
    #expect(left == life + .gone(.first, .timedOut))
    #expect(engine.wakeup == .at(.ms(1800)))
    #expect(engine.play([(1800, .timePassed)]) == .admitted(.second))
  }

  @Test("mended: the pause holds whoever comes during it, and its end decides who is next")
  func pauseIsGate() {
    var engine = OverlayEngine.open(with: Self.paused)
    engine.prepare(showing(.first, at: 0) + [(1300, .timePassed)])
    let commands = engine.play([
      asking(.second, at: 1400), asking(.third, .plain(priority: .high), at: 1500),
    ])
    #expect(commands.isEmpty)
    #expect(engine.waiting == [.third, .second])
    #expect(engine.play([(1800, .timePassed)]) == .admitted(.third))
  }

  @Test("without a pause the next is shown in the moment in which one is gone")
  func noPause() {
    var engine = OverlayEngine.resting()
    engine.prepare([asking(.second, at: 300), (1200, .timePassed)])
    #expect(engine.play([(1300, .timePassed)]) == .gone(.first, .timedOut) + .admitted(.second))
  }

  @Test("one that was never seen leaves no pause")
  func unseen() {
    var engine = OverlayEngine.open(with: Self.paused)
    engine.prepare([asking(.first, at: 0), asking(.second, at: 0)])
    let commands = engine.play([(10, .dismissRequested(.overlay(.first)))])
    #expect(commands == .gone(.first, .requested) + .admitted(.second))
  }

  @Test("the library's cadence is 3.1 seconds for each message: 0.4, 2.0, 0.2 and 0.5")
  func cadence() {
    let message = Overlay.plain(
      lifetime: .timed(.seconds(2)), entrance: OverlayTransition(slide: .linear(400)),
      exit: OverlayTransition(slide: .linear(200)))
    var engine = OverlayEngine.open(with: Self.paused)
    engine.prepare(showing(.first, message, at: 0) + [asking(.second, message, at: 0)])
    engine.prepare([(3099, .timePassed)])
    #expect(engine.shown.isEmpty)
    #expect(engine.play([(3100, .timePassed)]) == .admitted(.second))
  }

  @Test("lanes are queues of their own and do not wait for each other")
  func lanes() {
    var engine = OverlayEngine.resting()
    let commands = engine.play([asking(.second, .plain().with(\.lane, LaneID(1)), at: 300)])
    #expect(commands == .admitted(.second))
  }
}
