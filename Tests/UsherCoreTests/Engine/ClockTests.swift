import Testing
import UsherCore

@Suite("Clocks")
struct ClockTests {
  @Test("an instant before the latest is treated as the latest")
  func backwards() {
    var late = OverlayEngine.resting()
    late.prepare([(500, .timePassed)])
    var early = late
    let script: [OverlayEvent] = [
      .presentRequested(.second, .plain()), .dismissRequested(.overlay(.first)),
    ]
    for event in script {
      let expected = late.receive(event, at: .ms(500))
      let commands = early.receive(event, at: .ms(100))
      #expect(commands == expected)
    }
    #expect(early == late)
    #expect(early.only(at: 500)?.offset == .zero)
  }

  @Test("setting the clock back doesn't extend the countdown")
  func setBack() {
    var engine = OverlayEngine.resting()
    engine.prepare([(1000, .timePassed), (-100_000, .timePassed)])
    #expect(engine.wakeup == .at(.ms(1200)))
  }

  @Test("instants at the ends of the range never trap", arguments: [Int64.min, Int64.max])
  func ends(nanoseconds: Int64) {
    let end = Instant(nanoseconds: nanoseconds)
    var engine = OverlayEngine()
    var commands: [OverlayCommand] = []
    for event: OverlayEvent in [
      .viewportChanged(.phone), .presentRequested(.first, .plain()), .measured(.first, .card),
      .timePassed, .dismissRequested(.all()), .timePassed,
    ] {
      commands += engine.receive(event, at: end)
    }
    #expect(commands.starts(with: .admitted(.first) + [.notify(.first, .willPresent)]))
    if nanoseconds == .max {
      // Time can't advance further, so every motion has already ended.
      #expect(commands.suffix(2) == [OverlayCommand].gone(.first, .timedOut)[...])
    }
  }

  @Test(
    "a scene can be drawn for any instant, and drawing doesn't change the engine",
    arguments: [-1000, 0, 99_999])
  func sceneAtAnyTime(time: Int) {
    let engine = OverlayEngine.entering()
    let before = engine
    let placed = engine.only(at: time)
    #expect(placed?.offset == Vector(dx: 0, dy: time <= 0 ? -110 : 0))
    #expect(engine == before)
  }
}
