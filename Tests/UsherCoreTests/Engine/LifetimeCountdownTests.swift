import Testing
import UsherCore

@Suite("Countdowns of lifetimes")
struct LifetimeCountdownTests {
  @Test("an overlay without input reports every lifecycle event in order")
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

  @Test("the countdown starts when the entrance ends, not when it starts")
  func startsAfterEntrance() {
    let engine = OverlayEngine.resting()
    #expect(engine.wakeup == .at(.ms(1200)))
  }

  @Test("a moving overlay needs every frame, and a resting overlay needs one wakeup")
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

  @Test("an overlay with a lifetime of zero exits as soon as it is presented")
  func zero() {
    var engine = OverlayEngine.entering(.plain(lifetime: .timed(.zero)))
    let early = engine.play([(199, .timePassed)])
    #expect(early.isEmpty)
    let commands = engine.play([(200, .timePassed)])
    #expect(commands == [.notify(.first, .didPresent), .notify(.first, .willDismiss)])
    let end = engine.play([(300, .timePassed)])
    #expect(end == .gone(.first, .timedOut))
  }

  @Test("a drag reported by the app during the entrance pauses the countdown until the drag ends")
  func reportedDrag() {
    var engine = OverlayEngine.entering()
    engine.prepare([(100, .attentionChanged(.drag, of: .first, isPresent: true))])
    let paused = engine.play([(5000, .timePassed)])
    #expect(paused == [.notify(.first, .didPresent)])
    engine.prepare([(5000, .attentionChanged(.drag, of: .first, isPresent: false))])
    #expect(engine.wakeup == .at(.ms(6000)))
  }

  @Test("an overlay with an infinite lifetime stays and needs no wakeup")
  func infinite() {
    var engine = OverlayEngine.resting(.plain(lifetime: .infinite))
    #expect(engine.wakeup == .never)
    let commands = engine.play([(1_000_000_000, .timePassed)])
    #expect(commands.isEmpty)
    #expect(engine.shown == [.first])
  }

  @Test("an overlay without transitions appears and disappears within the events that cause it")
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

  @Test("a lifetime beyond the range of instants ends at the last instant")
  func endless() {
    let engine = OverlayEngine.resting(.plain(lifetime: .timed(.seconds(Int64.max))))
    #expect(engine.wakeup == .at(Instant(nanoseconds: .max)))
  }

  @Test("a pressed overlay doesn't time out, and its countdown resumes with the remaining time")
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

  @Test("if an overlay is pressed when its entrance ends, its countdown starts at the release")
  func pressedDuringEntrance() {
    var engine = OverlayEngine.entering(.plain(tap: .absorb, dismissesOnEscape: false))
    let commands = engine.play([pointer(.began, at: 150, y: 50), (3000, .timePassed)])
    #expect(commands == [.notify(.first, .didPresent)])
    #expect(engine.wakeup == .never)
    engine.prepare([pointer(.ended, at: 4000, y: 50)])
    #expect(engine.wakeup == .at(.ms(5000)))
  }

  @Test("a press that ends during the entrance doesn't affect the countdown")
  func pressedOnlyDuringEntrance() {
    var engine = OverlayEngine.entering(.plain(tap: .absorb, dismissesOnEscape: false))
    engine.prepare([
      pointer(.began, at: 150, y: 50), pointer(.ended, at: 180, y: 50), (200, .timePassed),
    ])
    #expect(engine.wakeup == .at(.ms(1200)))
  }

  @Test("an overlay that is pressed while it returns resumes with its remaining time")
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

  @Test("a press on one overlay doesn't stop others from timing out")
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

  @Test("an entrance ends while the app is inactive, but the countdown waits")
  func background() {
    var engine = OverlayEngine.entering()
    let commands = engine.play([
      (100, .attentionChanged(.appInactive, of: nil, isPresent: true)), (60_000, .timePassed),
      (60_000, .attentionChanged(.appInactive, of: nil, isPresent: false)),
    ])
    #expect(commands == [.notify(.first, .didPresent)])
    #expect(engine.wakeup == .at(.ms(61_000)))
  }

  @Test("a tap that delays the exit extends the remaining time")
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

  @Test("a tap that delays the exit also works during the entrance")
  func delayedEntering() {
    var engine = OverlayEngine.entering(.plain(tap: .delayExit(by: .seconds(3))))
    engine.prepare([
      pointer(.began, at: 150, y: 50), pointer(.ended, at: 160, y: 50), (200, .timePassed),
    ])
    #expect(engine.wakeup == .at(.ms(4200)))
  }

  @Test("a tap also delays an exit that is waiting for the minimum time")
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
