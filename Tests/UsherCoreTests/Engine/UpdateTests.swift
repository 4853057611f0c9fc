import Testing
import UsherCore

@Suite("Updates")
struct UpdateTests {
  @Test("an update changes neither who draws an overlay nor how it treats others")
  func fixedValues() {
    var engine = OverlayEngine.open()
    let drawn = Overlay.plain().with(\.drawing, .app)
    engine.prepare([(0, .presentRequested(.first, drawn))])
    let commands = engine.play([(100, .updateRequested(.first, .plain()))])
    #expect(commands.isEmpty)
    #expect(engine.overlay(of: .first)?.drawing == .app)

    engine.prepare([
      (100, .presentRequested(.second, .plain().with(\.delay, .seconds(1)))),
      (200, .updateRequested(.second, .plain().with(\.precedence, .stack))),
    ])
    #expect(engine.overlay(of: .second)?.precedence == .queue)
    let end = engine.play([(1100, .timePassed), (1100, .updateRequested(.first, .plain()))])
    #expect(
      end == [.notify(.first, .willDismiss), .notify(.first, .didDismiss(.timedOut))]
        + .admitted(.second) + [.report(.unknownOverlay(.first))])
  }

  @Test("an overlay that the app draws ignores measured sizes")
  func measuredByMistake() {
    var engine = OverlayEngine.open()
    engine.prepare([(0, .presentRequested(.first, .plain().with(\.drawing, .app)))])
    let before = engine
    let commands = engine.play([(0, .measured(.first, .card))])
    #expect(commands.isEmpty)
    #expect(engine == before)
  }

  @Test("another lifetime counts from the moment that it is given")
  func lifetimeCountsFromNow() {
    var engine = OverlayEngine.resting()
    engine.prepare([(500, .lifetimeChanged(.first, .timed(.seconds(3))))])
    #expect(engine.wakeup == .at(.ms(3500)))
    engine.prepare([(600, .lifetimeChanged(.first, .untilDismissed))])
    #expect(engine.wakeup == .never)
  }

  @Test("another lifetime takes back that the old one was over")
  func lifetimeInTime() {
    var engine = OverlayEngine.resting(.plain().with(\.minimumTime, .seconds(5)))
    engine.prepare([(2000, .lifetimeChanged(.first, .timed(.seconds(9))))])
    #expect(engine.wakeup == .at(.ms(11_000)))
  }

  @Test("another lifetime does not take back a dismissal")
  func lifetimeAfterDismissal() {
    var engine = OverlayEngine.resting(.plain().with(\.minimumTime, .seconds(5)))
    let commands = engine.play([
      (400, .dismissRequested(.overlay(.first))),
      (500, .lifetimeChanged(.first, .untilDismissed)), (5000, .timePassed), (5100, .timePassed),
    ])
    #expect(commands == [.notify(.first, .willDismiss)] + .gone(.first, .requested))
  }

  @Test("a lifetime for an unknown overlay is reported as that, whatever the lifetime is")
  func lifetimeOfNobody() {
    var engine = OverlayEngine.open()
    let commands = engine.play([(0, .lifetimeChanged(.stranger, .timed(.seconds(-1))))])
    #expect(commands == [.report(.unknownOverlay(.stranger))])
  }
}
