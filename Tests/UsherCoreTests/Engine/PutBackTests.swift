import Testing
import UsherCore

@Suite("Overlays that were put back")
struct PutBackTests {
  /// An overlay that replaces the shown one temporarily.
  private let visitor = OverlayConfiguration.plain(lifetime: .infinite)
    .with(\.precedence, .replace(restoresReplaced: true))

  /// An engine whose first overlay waits at the head of the line with 600 ms left, while the second
  /// rests.
  private func borrowed() -> OverlayEngine {
    var engine = OverlayEngine.resting()
    engine.prepare([
      (600, .presentRequested(.second, visitor)), (600, .measured(.second, .card)),
      (800, .timePassed),
    ])
    return engine
  }

  @Test("an overlay that was put back is built anew when it is updated")
  func update() {
    var engine = borrowed()
    #expect(engine.waiting == [.first])
    let commands = engine.play([(900, .updateRequested(.first, .plain(.bottom)))])
    #expect(commands == [.refresh(.first)])
  }

  @Test("an update or another lifetime makes its countdown begin anew")
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

  @Test("another lifetime counts as a whole if it comes before the overlay is seen again")
  func lifetimeOnTheWayIn() {
    var engine = borrowed()
    engine.prepare([
      (1000, .dismissRequested(.overlay(.second))), (1100, .timePassed),
      (1100, .lifetimeChanged(.first, .timed(.seconds(3)))), (1100, .measured(.first, .card)),
      (1300, .timePassed),
    ])
    #expect(engine.wakeup == .at(.ms(4300)))
  }

  @Test("a countdown that is held when the overlay rests again resumes as the overlay says")
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
    "another lifetime counts from the moment that it is given, also while the overlay gives way")
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
