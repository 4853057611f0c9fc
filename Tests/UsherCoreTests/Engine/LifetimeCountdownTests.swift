import Testing
import UsherCore

@Suite("Countdowns of lifetimes")
struct LifetimeCountdownTests {
  @Test("an overlay that nobody touches lives through every milestone in order")
  func wholeLife() {
    var engine = OverlayEngine.open()
    let commands = engine.play([
      (0, .presentRequested(.first, .plain())),
      (50, .measured(.first, .card)),
      (250, .timePassed),
      (1250, .timePassed),
      (1350, .timePassed),
    ])
    let life: [OverlayCommand] = [
      .notify(.first, .willPresent), .notify(.first, .didPresent), .notify(.first, .willDismiss),
    ]
    #expect(commands == .admitted(.first) + life + .gone(.first, .timedOut))
    #expect(engine.shown.isEmpty)
    #expect(engine.wakeup == .never)
  }

  @Test("the countdown starts at the end of the entrance, not at its beginning")
  func startsAfterEntrance() {
    let engine = OverlayEngine.resting()
    #expect(engine.wakeup == .at(.ms(1200)))
  }

  @Test("an overlay asks for frames while it moves, and for one wakeup while it rests")
  func wakeups() {
    var engine = OverlayEngine.entering()
    #expect(engine.wakeup == .nextFrame)
    engine.prepare([(199, .timePassed)])
    #expect(engine.wakeup == .nextFrame)
    engine.prepare([(200, .timePassed)])
    #expect(engine.wakeup == .at(.ms(1200)))
    engine.prepare([(1199, .timePassed)])
    #expect(engine.wakeup == .at(.ms(1200)))
    engine.prepare([(1200, .timePassed)])
    #expect(engine.wakeup == .nextFrame)
    engine.prepare([(1300, .timePassed)])
    #expect(engine.wakeup == .never)
  }

  @Test("an overlay with a lifetime of zero leaves as soon as it has arrived")
  func zero() {
    var engine = OverlayEngine.entering(.plain(lifetime: .timed(.zero)))
    let early = engine.play([(199, .timePassed)])
    #expect(early.isEmpty)
    let commands = engine.play([(200, .timePassed)])
    #expect(commands == [.notify(.first, .didPresent), .notify(.first, .willDismiss)])
    let end = engine.play([(300, .timePassed)])
    #expect(end == .gone(.first, .timedOut))
  }

  @Test("a drag that the app reports during the entrance pauses until the app reports its end")
  func reportedDrag() {
    var engine = OverlayEngine.entering()
    engine.prepare([(100, .attentionChanged(.drag, of: .first, isPresent: true))])
    let paused = engine.play([(5000, .timePassed)])
    #expect(paused == [.notify(.first, .didPresent)])
    engine.prepare([(5000, .attentionChanged(.drag, of: .first, isPresent: false))])
    #expect(engine.wakeup == .at(.ms(6000)))
  }

  @Test("an overlay that rests until it is dismissed asks for no wakeup and stays")
  func infinite() {
    var engine = OverlayEngine.resting(.plain(lifetime: .infinite))
    #expect(engine.wakeup == .never)
    let commands = engine.play([(1_000_000_000, .timePassed)])
    #expect(commands.isEmpty)
    #expect(engine.shown == [.first])
  }

  @Test("an overlay without transitions comes and goes within the events that cause it")
  func withoutTransitions() {
    var engine = OverlayEngine.open()
    let overlay = OverlayConfiguration.plain(
      lifetime: .timed(.zero), entrance: OverlayTransition(), exit: OverlayTransition())
    engine.prepare([(0, .presentRequested(.first, overlay))])
    let commands = engine.play([(0, .measured(.first, .card))])
    let life: [OverlayCommand] = [
      .notify(.first, .willPresent), .notify(.first, .didPresent), .notify(.first, .willDismiss),
    ]
    #expect(commands == life + .gone(.first, .timedOut))
    #expect(engine.wakeup == .never)
  }

  @Test("a lifetime beyond the range of moments waits at the last moment there is")
  func endless() {
    let engine = OverlayEngine.resting(.plain(lifetime: .timed(.seconds(Int64.max))))
    #expect(engine.wakeup == .at(Instant(nanoseconds: .max)))
  }

  @Test("a pressed overlay does not time out, and goes on with the time that was left")
  func pressPauses() {
    var engine = OverlayEngine.resting(.plain(tap: .absorb, dismissesOnEscape: false))
    let pressed = engine.play([pointer(.began, at: 700, y: 50), (9000, .timePassed)])
    #expect(pressed.isEmpty)
    #expect(engine.wakeup == .never)
    let released = engine.play([pointer(.ended, at: 10_000, y: 50)])
    #expect(released == [.performTap(.first, .overlay)])
    #expect(engine.wakeup == .at(.ms(10_500)))
  }

  @Test("each of several presses pauses the countdown")
  func pressesAddUp() {
    var engine = OverlayEngine.resting(.plain(tap: .absorb, dismissesOnEscape: false))
    engine.prepare([
      pointer(.began, at: 300, y: 50), pointer(.ended, at: 400, y: 50),
      pointer(.began, at: 500, y: 50), pointer(.ended, at: 800, y: 50),
    ])
    #expect(engine.wakeup == .at(.ms(1600)))
  }

  @Test("an overlay that is pressed as it arrives begins its countdown when it is released")
  func pressedDuringEntrance() {
    var engine = OverlayEngine.entering(.plain(tap: .absorb, dismissesOnEscape: false))
    let commands = engine.play([pointer(.began, at: 150, y: 50), (3000, .timePassed)])
    #expect(commands == [.notify(.first, .didPresent)])
    #expect(engine.wakeup == .never)
    engine.prepare([pointer(.ended, at: 4000, y: 50)])
    #expect(engine.wakeup == .at(.ms(5000)))
  }

  @Test("an overlay that is pressed and released before it has arrived loses no time")
  func pressedOnlyDuringEntrance() {
    var engine = OverlayEngine.entering(.plain(tap: .absorb, dismissesOnEscape: false))
    engine.prepare([
      pointer(.began, at: 150, y: 50), pointer(.ended, at: 180, y: 50), (200, .timePassed),
    ])
    #expect(engine.wakeup == .at(.ms(1200)))
  }

  @Test("an overlay that is pressed on its way back goes on with the time that was left")
  func pressedWhileReturning() {
    var engine = OverlayEngine.resting(.plain(tap: .absorb, dismissesOnEscape: false))
    engine.prepare([
      pointer(.began, at: 700, y: 90), pointer(.moved, at: 900, y: 75),
      pointer(.ended, at: 2000, y: 75), pointer(.began, at: 2050, y: 60),
    ])
    let commands = engine.play([(60_000, .timePassed)])
    #expect(commands.isEmpty)
    #expect(engine.wakeup == .never)
    engine.prepare([pointer(.ended, at: 70_000, y: 60)])
    #expect(engine.wakeup == .at(.ms(70_500)))
  }

  @Test("a press on one overlay lets the others time out")
  func otherOverlayTimesOut() {
    var engine = OverlayEngine.resting(.plain(tap: .absorb, dismissesOnEscape: false), capacity: 2)
    engine.prepare([
      (200, .presentRequested(.second, .plain(.bottom))), (200, .measured(.second, .card)),
      pointer(.began, at: 300, y: 50),
    ])
    let commands = engine.play([(60_000, .timePassed)])
    let life: [OverlayCommand] = [.notify(.second, .didPresent), .notify(.second, .willDismiss)]
    #expect(commands == life + .gone(.second, .timedOut))
    #expect(engine.shown == [.first])
  }

  @Test("an entrance ends while the app is in the background, and the countdown waits")
  func background() {
    var engine = OverlayEngine.entering()
    let commands = engine.play([
      (100, .attentionChanged(.appInactive, of: nil, isPresent: true)), (60_000, .timePassed),
      (60_000, .attentionChanged(.appInactive, of: nil, isPresent: false)),
    ])
    #expect(commands == [.notify(.first, .didPresent)])
    #expect(engine.wakeup == .at(.ms(61_000)))
  }

  @Test("a tap that delays the exit adds its length to the time that is left")
  func delayed() {
    let plain = OverlayConfiguration.plain(tap: .delayExit(by: .seconds(3)))
    let delays: [(OverlayConfiguration, end: Int)] = [
      (plain.with(\.pausesFor, []), end: 1200 + 3000),
      (plain.with(\.pausesFor, .touch), end: 1200 + 200 + 3000),
      (plain.with(\.resumePolicy, .restart), end: 900 + 1000 + 3000),
    ]
    for (overlay, end) in delays {
      var engine = OverlayEngine.resting(overlay)
      let commands = engine.play([
        pointer(.began, at: 700, y: 50), pointer(.ended, at: 900, y: 50),
      ])
      #expect(commands == [.performTap(.first, .overlay)])
      #expect(engine.wakeup == .at(.ms(end)))
    }
  }

  @Test("a tap that delays the exit counts during the entrance, too")
  func delayedEntering() {
    var engine = OverlayEngine.entering(.plain(tap: .delayExit(by: .seconds(3))))
    engine.prepare([
      pointer(.began, at: 150, y: 50), pointer(.ended, at: 160, y: 50), (200, .timePassed),
    ])
    #expect(engine.wakeup == .at(.ms(4200)))
  }

  @Test("a tap that delays the exit also delays one that waits for the minimum time")
  func delayedAfterTheEnd() {
    let overlay = OverlayConfiguration.plain(tap: .delayExit(by: .seconds(10)))
      .with(\.minimumTime, .seconds(5)).with(\.pausesFor, [])
    var engine = OverlayEngine.resting(overlay)
    let commands = engine.play([(1200, .timePassed), (3000, .overlayTapped(.first))])
    #expect(commands == [.performTap(.first, .overlay)])
    #expect(engine.play([(12_999, .timePassed)]) == [])
    #expect(engine.play([(13_000, .timePassed)]) == [.notify(.first, .willDismiss)])
  }
}
