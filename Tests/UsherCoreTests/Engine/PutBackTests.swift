import Testing
import UsherCore

@Suite("Overlays that were replaced temporarily")
struct PutBackTests {
  /// An overlay that temporarily replaces the shown overlay.
  private let visitor = OverlayConfiguration.plain(lifetime: .infinite)
    .with(\.precedence, .replace(restoresReplaced: true))

  /// An engine whose first overlay is next in the queue with 600 ms left, while the second overlay
  /// rests.
  private func borrowed() -> OverlayEngine {
    var engine = OverlayEngine.resting()
    engine.prepare([
      (600, .presentRequested(.second, visitor)), (600, .measured(.second, .card)),
      (800, .timePassed),
    ])
    return engine
  }

  @Test("a temporarily replaced overlay is rebuilt when it is updated")
  func update() {
    var engine = borrowed()
    #expect(engine.waiting == [.first])
    let commands = engine.play([(900, .updateRequested(.first, .plain(.bottom)))])
    #expect(commands == [.refresh(.first)])
  }

  @Test("an update or a new lifetime restarts its countdown")
  func countdown() {
    let changes: [OverlayEvent] = [
      .updateRequested(.first, .plain()), .lifetimeChanged(.first, .timed(.seconds(1))),
    ]
    for change in changes {
      var engine = borrowed()
      engine.prepare([
        (900, change), (1000, .dismissRequested(.overlay(.second))), (1100, .timePassed),
        (1100, .measured(.first, .card)), (1300, .timePassed),
      ])
      #expect(engine.wakeup == .at(.ms(2300)))
    }
  }

  @Test("a new lifetime that is set before the overlay is presented again applies in full")
  func lifetimeOnTheWayIn() {
    var engine = borrowed()
    engine.prepare([
      (1000, .dismissRequested(.overlay(.second))), (1100, .timePassed),
      (1100, .lifetimeChanged(.first, .timed(.seconds(3)))), (1100, .measured(.first, .card)),
      (1300, .timePassed),
    ])
    #expect(engine.wakeup == .at(.ms(4300)))
  }

  @Test(
    "if the countdown is paused when the overlay rests again, it resumes using the resume policy")
  func heldAtRest() {
    for (resumePolicy, end) in [
      (CountdownResumePolicy.timeLeft, 2000 + 600), (.restart, 2000 + 1000),
    ] {
      var engine = OverlayEngine.resting(.plain().with(\.resumePolicy, resumePolicy))
      engine.prepare([
        (600, .presentRequested(.second, visitor)), (600, .measured(.second, .card)),
        (800, .timePassed), (1000, .dismissRequested(.overlay(.second))), (1100, .timePassed),
        (1100, .measured(.first, .card)),
        (1150, .attentionChanged(.hover, of: .first, isPresent: true)), (1900, .timePassed),
      ])
      #expect(engine.wakeup == .never)
      engine.prepare([(2000, .attentionChanged(.hover, of: .first, isPresent: false))])
      #expect(engine.wakeup == .at(.ms(end)))
    }
  }

  @Test(
    "a lifetime that is set while the overlay is being replaced applies in full after its return")
  func lifetimeOnTheWayOut() {
    var engine = OverlayEngine.resting()
    engine.prepare([
      (600, .presentRequested(.second, visitor)), (600, .measured(.second, .card)),
      (650, .lifetimeChanged(.first, .timed(.seconds(3)))), (800, .timePassed),
      (1000, .dismissRequested(.overlay(.second))), (1100, .timePassed),
      (1100, .measured(.first, .card)), (1300, .timePassed),
    ])
    #expect(engine.wakeup == .at(.ms(4300)))
  }
}
