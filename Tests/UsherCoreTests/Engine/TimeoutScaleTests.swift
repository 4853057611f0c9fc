import Testing

@testable import UsherCore

@Suite("The user's timeout scale")
struct TimeoutScaleTests {
  /// An engine whose overlay rests from 200 ms, with a second of lifetime at the default timeout
  /// scale.
  private func resting(
    _ overlay: OverlayConfiguration = .plain(), under timeoutScale: TimeoutScale = .times(1)
  ) -> OverlayEngine {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .timeoutScaleChanged(timeoutScale)), (0, .presentRequested(.first, overlay)),
      (0, .measured(.first, .card)), (200, .timePassed),
    ])
    return engine
  }

  @Test("a lifetime is multiplied exactly", arguments: [1, 1.5, 3, 10])
  func multiplies(factor: Double) {
    let engine = resting(under: .times(factor))
    #expect(engine.wakeup == .at(.ms(200 + Int(1000 * factor))))
  }

  @Test(
    "a new scale applies immediately, and keeps the fraction of the time left",
    arguments: [
      (TimeoutScale.times(2), 1700), (.times(10), 5700), (.times(1.5), 1450), (.times(1), 1200),
    ])
  func ratio(timeoutScale: TimeoutScale, end: Int) {
    var engine = resting()
    #expect(engine.play([(700, .timeoutScaleChanged(timeoutScale))]) == [])
    #expect(engine.wakeup == .at(.ms(end)))
    #expect(
      engine.play([(end - 1, .timePassed), (end, .timePassed)]) == [
        .notify(.first, .willDismiss)
      ])
  }

  @Test("a paused countdown resumes with the same fraction of its new time left")
  func paused() {
    var engine = resting()
    engine.prepare([
      (700, .attentionChanged(.hover, of: .first, isPresent: true)),
      (800, .timeoutScaleChanged(.times(4))),
      (900, .attentionChanged(.hover, of: .first, isPresent: false)),
    ])
    #expect(engine.wakeup == .at(.ms(2900)))
  }

  @Test("an endless timeout scale stops a countdown, which later resumes with its fraction")
  func endless() {
    var engine = resting(.plain().with(\.resumePolicy, .restart))
    engine.prepare([(700, .timeoutScaleChanged(.endless))])
    #expect(engine.wakeup == .never)
    engine.prepare([(900_000, .attentionChanged(.hover, of: .first, isPresent: true))])
    engine.prepare([(950_000, .attentionChanged(.hover, of: .first, isPresent: false))])
    #expect(engine.wakeup == .never)
    engine.prepare([(1_000_000, .timeoutScaleChanged(.times(2)))])
    #expect(engine.wakeup == .at(.ms(1_001_000)))
  }

  @Test(
    "an overlay shown while the timeout scale is endless later has its entire lifetime")
  func begunEndless() {
    var engine = resting(under: .endless)
    #expect(engine.wakeup == .never)
    engine.prepare([(5000, .timeoutScaleChanged(.times(3)))])
    #expect(engine.wakeup == .at(.ms(8000)))
  }

  @Test("for overlays drawn by the app, the scale is at most ten")
  func drawnByApp() {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .timeoutScaleChanged(.endless)),
      (0, .presentRequested(.first, .plain().with(\.drawing, .app))),
    ])
    #expect(engine.wakeup == .at(.ms(10_000)))
    engine.prepare([(5000, .timeoutScaleChanged(.times(1)))])
    #expect(engine.wakeup == .at(.ms(5500)))
  }

  @Test("a replaced overlay returns with its fraction of the current timeout scale")
  func displaced() {
    var engine = resting()
    engine.prepare([
      (
        700,
        .presentRequested(
          .second, .plain().with(\.precedence, .replace(restoresReplaced: true)))
      ),
      (800, .measured(.second, .card)), (800, .timeoutScaleChanged(.times(2))),
      (900, .dismissRequested(.overlay(.second))), (2000, .measured(.first, .card)),
      (2200, .timePassed),
    ])
    #expect(engine.shown == [.first])
    #expect(engine.wakeup == .at(.ms(3200)))
  }

  @Test("a delay of the exit extends the lifetime, and is multiplied")
  func delayedExit() {
    let tap = OverlayConfiguration.plain(tap: .delayExit(by: .seconds(1)))
    var engine = resting(tap, under: .times(3))
    engine.prepare([(300, .overlayTapped(.first))])
    #expect(engine.wakeup == .at(.ms(6200)))
  }

  @Test("minimum times, gaps, delays, waits and motions aren't multiplied")
  func others() {
    var overlay = OverlayConfiguration.plain(lifetime: .timed(.zero))
    (overlay.minimumTime, overlay.delay) = (.milliseconds(500), .milliseconds(100))
    let settings = LaneSettings(gap: .constant(.milliseconds(300)))
    var waiting = OverlayConfiguration.plain()
    waiting.maximumWait = .milliseconds(250)
    var (usual, patient) = (OverlayEngine(settings), OverlayEngine(settings))
    let script: [Timed] = [
      (0, .viewportChanged(.phone)), (0, .presentRequested(.first, overlay)),
      (100, .measured(.first, .card)), (200, .presentRequested(.second, waiting)),
      (500, .presentRequested(.third, .plain(lifetime: .infinite))), (1000, .timePassed),
      (1100, .measured(.third, .card)), (2000, .dismissRequested(.all())), (3000, .timePassed),
    ]
    patient.prepare([(0, .timeoutScaleChanged(.times(10)))])
    for timed in script {
      #expect(patient.play([timed]) == usual.play([timed]))
      #expect(patient.wakeup == usual.wakeup)
    }
  }

  @Test("the visible time left is the fraction of the multiplied time")
  func timeLeft() {
    var engine = resting(.plain().with(\.showsTimeLeft, true), under: .times(2))
    #expect(engine.only(at: 700)?.timeLeft == 0.75)
    let track = engine.timeLeftTrack(of: .first, from: .ms(700))
    #expect(track?.share == 0.75 && track?.end == .ms(2200))
    engine.prepare([(1200, .timeoutScaleChanged(.times(5)))])
    #expect(engine.only(at: 1200)?.timeLeft == 0.5)
    #expect(engine.timeLeftTrack(of: .first, from: .ms(1200))?.end == .ms(3700))
    engine.prepare([(2450, .timeoutScaleChanged(.endless))])
    #expect(engine.only(at: 9000)?.timeLeft == 0.25)
    #expect(engine.timeLeftTrack(of: .first, from: .ms(9000)) == nil)
  }

  @Test(
    "an invalid timeout scale is corrected and reported",
    arguments: [
      (0, 1), (-3, 1), (0.999, 1), (10.5, 10), (.infinity, 10), (-.infinity, 1),
      (.greatestFiniteMagnitude, 10),
    ] as [(Double, Double)])
  func unusable(factor: Double, used: Double) {
    var engine = resting()
    let asked = TimeoutScale.times(factor)
    #expect(
      engine.play([(200, .timeoutScaleChanged(asked))]) == [.report(.unusableTimeoutScale(asked))])
    #expect(engine.timeoutScale == .times(used))
  }

  @Test("a timeout scale of NaN is reported and treated as 1")
  func notANumber() throws {
    var engine = resting(under: .times(3))
    let commands = engine.play([(200, .timeoutScaleChanged(.times(.nan)))])
    guard case .report(.unusableTimeoutScale(.times(let factor))) = try #require(commands.first)
    else {
      Issue.record("\(commands)")
      return
    }
    #expect(factor.isNaN && commands.count == 1)
    #expect(engine.timeoutScale == .times(1))
    #expect(engine.wakeup == .at(.ms(1200)))
  }

  @Test("a reading lifetime is the longer of the app's time and the reading time")
  func reading() {
    var overlay = OverlayConfiguration.plain(lifetime: .reading(atLeast: .seconds(1)))
    #expect(overlay.rest == .seconds(1))
    overlay.readingTime = .milliseconds(3500)
    #expect(overlay.rest == .milliseconds(3500))
    #expect(resting(overlay, under: .times(2)).wakeup == .at(.ms(7200)))
    overlay.readingTime = .seconds(100)
    #expect(overlay.readingTime == .milliseconds(65_535))
    overlay.readingTime = .seconds(-1)
    #expect(overlay.readingTime == .zero)
  }
}
