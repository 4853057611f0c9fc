import Testing
import UsherCore

@Suite("Transitions replaced while they play")
struct TransitionReplacedTests {
  /// A transition twice as long as a plain overlay's, with a fade.
  private static let slow = OverlayTransition(slide: .linear(400), fade: .linear(400))

  /// An engine whose first overlay started its exit at 1000 ms.
  private func leaving(_ reason: OverlayEvent = .dismissRequested(.all())) -> OverlayEngine {
    var engine = OverlayEngine.resting(.plain(lifetime: .infinite))
    engine.prepare([(1000, reason)])
    return engine
  }

  /// The appearances of the scene's only overlay, every 50 ms.
  private func film(
    of engine: OverlayEngine, from start: Int, until end: Int
  ) -> [PlacedOverlay?] {
    var engine = engine
    return stride(from: start, through: end, by: 50).map {
      engine.prepare([($0, .timePassed)])
      return engine.only(at: $0)
    }
  }

  @Test("an entrance that is replaced at its start plays like the overlay's own entrance")
  func entrance() {
    var replaced = OverlayEngine.entering()
    replaced.prepare([(0, .transitionReplaced(.first, Self.slow))])
    let own = OverlayEngine.entering(.plain(entrance: Self.slow))
    #expect(film(of: replaced, from: 0, until: 1550) == film(of: own, from: 0, until: 1550))
    #expect(
      replaced.play([(399, .timePassed), (400, .timePassed)]) == [.notify(.first, .didPresent)])
    #expect(replaced.play([(1399, .timePassed)]) == [])
    #expect(replaced.play([(1400, .timePassed)]) == [.notify(.first, .willDismiss)])
  }

  @Test("if a transition is replaced later, the overlay jumps to the new transition's position")
  func lateEntrance() {
    var replaced = OverlayEngine.entering()
    replaced.prepare([(150, .transitionReplaced(.first, Self.slow))])
    let own = OverlayEngine.entering(.plain(entrance: Self.slow))
    #expect(film(of: replaced, from: 150, until: 500) == film(of: own, from: 150, until: 500))
  }

  @Test("if a new entrance is shorter than the elapsed time, it ends, and the countdown starts")
  func shortEntrance() {
    var engine = OverlayEngine.entering()
    #expect(
      engine.play([(150, .transitionReplaced(.first, OverlayTransition(slide: .linear(100))))])
        == [.notify(.first, .didPresent)])
    #expect(engine.wakeup == .at(.ms(1150)))
  }

  @Test("an exit that is replaced at its start plays like the overlay's own exit")
  func exit() {
    var replaced = leaving()
    replaced.prepare([(1000, .transitionReplaced(.first, Self.slow))])
    var own = OverlayEngine.resting(.plain(lifetime: .infinite, exit: Self.slow))
    own.prepare([(1000, .dismissRequested(.all()))])
    #expect(film(of: replaced, from: 1000, until: 1450) == film(of: own, from: 1000, until: 1450))
    #expect(replaced.play([(1399, .timePassed)]) == [])
    #expect(replaced.play([(1400, .timePassed)]) == .gone(.first, .programmatic))
  }

  @Test("a replaced exit that interrupted an entrance still starts from there, with its velocity")
  func exitFromEntrance() {
    var engine = OverlayEngine.entering(.plain(exit: OverlayTransition(slide: .linear(300))))
    engine.prepare([(100, .dismissRequested(.all()))])
    let before = engine.only(at: 100)
    engine.prepare([(180, .transitionReplaced(.first, Self.slow))])
    var own = OverlayEngine.entering(.plain(exit: Self.slow))
    own.prepare([(100, .dismissRequested(.all()))])
    #expect(own.only(at: 100) == before)
    #expect(film(of: engine, from: 200, until: 1000) == film(of: own, from: 200, until: 1000))
  }

  @Test("if a new exit is shorter than the elapsed time, it ends, and the next overlay appears")
  func shortExit() {
    var engine = leaving()
    #expect(
      engine.play([
        asking(.second, at: 1040), (1050, .transitionReplaced(.first, OverlayTransition())),
      ]) == .gone(.first, .programmatic) + .admitted(.second))
  }

  @Test("an overlay that is being replaced can get a new exit, and still returns to the queue")
  func interrupted() {
    var engine = OverlayEngine.resting(.plain(lifetime: .infinite))
    let urgent = OverlayConfiguration.plain().with(\.precedence, .replace(restoresReplaced: true))
    engine.prepare([
      asking(.second, urgent, at: 1000), (1000, .transitionReplaced(.first, Self.slow)),
      (1399, .timePassed),
    ])
    #expect(engine.shown == [.first, .second])
    engine.prepare([(1400, .timePassed)])
    #expect(engine.shown == [.second])
    #expect(engine.waiting == [.first])
  }

  @Test("replacing a transition doesn't change the overlay's own transitions")
  func ownStay() {
    var engine = leaving()
    engine.prepare([(1000, .transitionReplaced(.first, Self.slow))])
    #expect(engine.overlay(of: .first) == .plain(lifetime: .infinite))
  }

  /// The other states of an overlay, each with the script that leads there by 1000 ms.
  private static let others: [(String, [Timed])] = [
    ("waits", [asking(.first, .plain().with(\.delay, .seconds(9)), at: 0)]),
    ("is asked", [asking(.first, .plain().with(\.hasCondition, true), at: 0)]),
    ("is measured", [asking(.first, at: 0)]),
    ("rests", showing(.first, at: 0)),
    (
      "is dragged",
      showing(.first, at: 0)
        + [pointer(.began, at: 500, y: 60), pointer(.moved, at: 1000, y: 40)]
    ),
    (
      "returns from a drag",
      showing(.first, at: 0)
        + [
          pointer(.began, at: 500, y: 60), pointer(.moved, at: 600, y: 50),
          pointer(.ended, at: 1000, y: 50),
        ]
    ),
    (
      "is swiped out",
      showing(.first, at: 0)
        + [
          pointer(.began, at: 900, y: 60), pointer(.moved, at: 950, y: 30),
          pointer(.ended, at: 1000, y: 0),
        ]
    ),
    (
      "comes back by an update",
      showing(.first, .plain(exit: OverlayTransition(slide: .linear(900))), at: 0)
        + [(500, .dismissRequested(.all())), (1000, .updateRequested(.first, .plain()))]
    ),
    (
      "is drawn by the app",
      [asking(.first, .plain(lifetime: .infinite).with(\.drawing, .app), at: 0)]
    ),
  ]

  @Test("replacing a transition has no effect outside of a transition", arguments: others)
  func leftAlone(what: String, script: [Timed]) {
    var engine = OverlayEngine.open()
    engine.prepare(script + [(1000, .timePassed)])
    let before = engine
    #expect(engine.play([(1000, .transitionReplaced(.first, Self.slow))]) == [])
    #expect(engine == before)
  }

  @Test("an invalid transition or an unknown id is reported, and changes nothing")
  func unusable() {
    var engine = OverlayEngine.entering()
    let before = engine
    let bad = OverlayTransition(slide: .linear(-100))
    #expect(
      engine.play([
        (0, .transitionReplaced(.first, bad)), (0, .transitionReplaced(.stranger, Self.slow)),
      ]) == [
        .report(.unusableUpdate(.first, .negative(.curveDuration, -0.1))),
        .report(.unknownOverlay(.stranger)),
      ])
    #expect(engine == before)
  }

  @Test("an invalid transition is also reported for a waiting overlay")
  func unusableWhileWaiting() {
    var engine = OverlayEngine.resting()
    #expect(
      engine.play([
        asking(.second, at: 500),
        (500, .transitionReplaced(.second, OverlayTransition(fade: .linear(-100)))),
      ]) == [.report(.unusableUpdate(.second, .negative(.curveDuration, -0.1)))])
  }

  @Test("a replaced transition becomes a fade if the user prefers reduced motion")
  func reducedMotion() {
    var engine = OverlayEngine.open()
    engine.prepare([(0, .preferencesChanged(Preferences(reducesMotion: true)))])
    engine.prepare(showing(.first, at: 0))
    engine.prepare([(0, .transitionReplaced(.first, OverlayTransition(scale: .linear(900))))])
    #expect(engine.only(at: 100)?.scale == 1)
    #expect(engine.play([(200, .timePassed)]) == [.notify(.first, .didPresent)])
  }

  @Test("a replaced exit uses the current viewport")
  func stretched() {
    var engine = leaving()
    let tall = OverlayViewport(
      size: OverlaySize(width: 400, height: 800),
      safeArea: Insets(top: 50, left: 0, bottom: 0, right: 0))
    engine.prepare([(1050, .viewportChanged(tall)), (1060, .transitionReplaced(.first, Self.slow))])
    let frame = engine.only(at: 1399)?.currentFrame
    #expect(frame.map { $0.maxY < 1 } == true)
  }
}
