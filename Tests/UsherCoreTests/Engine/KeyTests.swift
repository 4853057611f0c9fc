import Testing
import UsherCore

@Suite("Keys")
struct KeyTests {
  @Test("Escape dismisses the frontmost overlay")
  func front() {
    var engine = OverlayEngine.resting(capacity: 2)
    engine.prepare([
      (200, .presentRequested(.second, .plain(.bottom))), (200, .measured(.second, .card)),
    ])
    #expect(engine.response(to: .escape) == .dismiss(.second))
    let commands = engine.play([(300, .keyPressed(.escape))])
    #expect(commands == [.notify(.second, .willDismiss)])
    #expect(engine.response(to: .escape) == .dismiss(.first))
  }

  @Test("Escape skips an overlay that doesn't allow it")
  func policy() {
    var engine = OverlayEngine.resting(capacity: 2)
    engine.prepare([
      (200, .presentRequested(.second, .plain(.bottom, dismissesOnEscape: false))),
      (200, .measured(.second, .card)),
    ])
    #expect(engine.response(to: .escape) == .dismiss(.first))
    let commands = engine.play([(300, .keyPressed(.escape)), (400, .timePassed)])
    // Both steps were due at 400 ms. The overlay that was admitted first performs its step first.
    #expect(
      commands == [.notify(.first, .willDismiss)] + .gone(.first, .escape)
        + [.notify(.second, .didPresent)])
  }

  @Test("Escape dismisses the focused overlay, unless that overlay doesn't allow it")
  func focused() {
    var engine = OverlayEngine.resting(capacity: 2)
    engine.prepare([
      (200, .presentRequested(.second, .plain(.bottom))), (200, .measured(.second, .card)),
      (300, .attentionChanged(.focusWithin, of: .first, isPresent: true)),
    ])
    #expect(engine.response(to: .escape) == .dismiss(.first))
    engine.prepare([
      (300, .attentionChanged(.focusWithin, of: .first, isPresent: false)),
      (300, .updateRequested(.second, .plain(.bottom, dismissesOnEscape: false))),
      (300, .attentionChanged(.focusWithin, of: .second, isPresent: true)),
    ])
    #expect(engine.response(to: .escape) == .dismiss(.first))
  }

  @Test("Escape doesn't dismiss overlays behind a modal overlay, even if they are focused")
  func modal() {
    var engine = OverlayEngine.resting(capacity: 2)
    let dialog = OverlayConfiguration.plain(.center, dismissesOnEscape: false).with(
      \.backdrop, Backdrop())
    engine.prepare([
      (200, .presentRequested(.second, dialog)), (200, .measured(.second, .card)),
      (300, .attentionChanged(.focusWithin, of: .first, isPresent: true)),
    ])
    #expect(engine.response(to: .escape) == .absorb)
  }

  @Test("Return presses the default button of the focused or modal overlay")
  func returnKey() {
    var engine = OverlayEngine.resting(capacity: 3)
    #expect(engine.response(to: .return) == .passOn)
    engine.prepare([(200, .focusMoved(.first, isInside: true))])
    #expect(engine.response(to: .return) == .pressDefault(.first))
    engine.prepare([
      (
        300,
        .presentRequested(.second, OverlayConfiguration.plain(.center).with(\.backdrop, Backdrop()))
      ),
      (300, .measured(.second, .card)),
    ])
    #expect(engine.response(to: .return) == .pressDefault(.second))
    #expect(engine.play([(300, .keyPressed(.return))]) == [.pressDefault(.second)])
    engine.prepare([
      (
        400,
        .presentRequested(.third, OverlayConfiguration.plain(.bottom).with(\.precedence, .stack))
      ),
      (400, .measured(.third, .card)),
    ])
    #expect(engine.response(to: .return) == .pressDefault(.second))
    engine.prepare([(500, .focusMoved(.third, isInside: true))])
    #expect(engine.response(to: .return) == .pressDefault(.third))
  }

  @Test("a key without a target is passed on to the app and has no effect")
  func noTarget() {
    var engine = OverlayEngine.open()
    #expect(engine.response(to: .escape) == .passOn)
    engine.prepare([(0, .presentRequested(.first, .plain()))])
    #expect(engine.response(to: .escape) == .passOn)
    let before = engine
    let commands = engine.play([(0, .keyPressed(.escape))])
    #expect(commands.isEmpty)
    #expect(engine == before)
  }

  @Test("an exiting overlay isn't a target of keys")
  func exiting() {
    var engine = OverlayEngine.resting()
    #expect(engine.response(to: .escape) == .dismiss(.first))
    engine.prepare([(300, .dismissRequested(.all()))])
    #expect(engine.response(to: .escape) == .passOn)
  }

  @Test("Escape dismisses an overlay that is being dragged")
  func dragged() {
    var engine = OverlayEngine.resting()
    engine.prepare([pointer(.began, at: 300, y: 50), pointer(.moved, at: 310, y: 40)])
    let commands = engine.play([
      (320, .keyPressed(.escape)), pointer(.moved, at: 330, y: 90),
      pointer(.ended, at: 340, y: 90), (5000, .timePassed),
    ])
    #expect(commands == [.notify(.first, .willDismiss)] + .gone(.first, .escape))
  }
}
