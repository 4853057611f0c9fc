import Testing
import UsherCore

@Suite("Actions of overlays")
struct ActionTests {
  private let undo = ActionID(7)

  @Test("an action is performed, and dismisses its overlay if requested")
  func dismisses() {
    var engine = OverlayEngine.resting()
    let commands = engine.play([
      (500, .actionTaken(.first, undo, dismisses: true)), (600, .timePassed),
    ])
    #expect(
      commands == [.perform(.first, undo), .notify(.first, .willDismiss)]
        + .gone(.first, .button(undo)))
  }

  @Test("an action that doesn't dismiss is only performed")
  func stays() {
    var engine = OverlayEngine.resting()
    engine.prepare([(500, .timePassed)])
    let before = engine
    let commands = engine.play([(500, .actionTaken(.first, undo, dismisses: false))])
    #expect(commands == [.perform(.first, undo)])
    #expect(engine == before)
  }

  @Test("an action is also performed during the overlay's entrance")
  func duringEntrance() {
    var engine = OverlayEngine.entering()
    let commands = engine.play([(100, .actionTaken(.first, undo, dismisses: true))])
    #expect(commands == [.perform(.first, undo), .notify(.first, .willDismiss)])
  }

  @Test("a second click during the exit is ignored without a report")
  func duringExit() {
    var engine = OverlayEngine.resting()
    engine.prepare([(500, .actionTaken(.first, undo, dismisses: true))])
    let commands = engine.play([(550, .actionTaken(.first, undo, dismisses: true))])
    #expect(commands.isEmpty)
  }

  @Test(
    "clicks and taps behind a backdrop that absorbs the pointer are ignored until it is dismissed")
  func behindBackdrop() {
    var engine = OverlayEngine.resting()
    var question = OverlayConfiguration.plain(lifetime: .infinite)
    question.precedence = .stack
    question.backdrop = Backdrop(tap: .absorb)
    engine.prepare(showing(.second, question, at: 500))
    engine.prepare([(1500, .timePassed)])
    let presses: [(Int, OverlayEvent)] = [
      (1500, .actionTaken(.first, undo, dismisses: false)),
      (1500, .overlayTapped(.first)),
    ]
    #expect(engine.play(presses).isEmpty)
    engine.prepare([(1600, .dismissRequested(.overlay(.second)))])
    #expect(
      engine.play([(1600, .actionTaken(.first, undo, dismisses: false))])
        == [.perform(.first, undo)])
  }

  @Test("a press isn't a tap if a backdrop that absorbs the pointer appears before the release")
  func pressedBeforeBackdrop() {
    var engine = OverlayEngine.resting(.plain(lifetime: .infinite))
    let question = OverlayConfiguration.plain(lifetime: .infinite).with(\.precedence, .stack)
      .with(\.backdrop, Backdrop(tap: .absorb))
    engine.prepare([pointer(.began, at: 300, y: 50)] + showing(.second, question, at: 400))
    #expect(engine.play([pointer(.ended, at: 900, y: 50)]) == [.notify(.second, .didPresent)])
  }

  @Test("when the work of a button completes, its overlay is dismissed, even if it is waiting")
  func completed() {
    var engine = OverlayEngine.resting()
    let completed = engine.play([(500, .actionCompleted(.first, undo)), (600, .timePassed)])
    #expect(
      completed == [.notify(.first, .willDismiss)] + .gone(.first, .button(undo)))
    engine.prepare(showing(.second, .plain(), at: 700))
    engine.prepare([(1200, .presentRequested(.third, .plain()))])
    #expect(
      engine.play([(1200, .actionCompleted(.third, undo))])
        == [.notify(.third, .didDismiss(.button(undo)))])
  }

  @Test("if the owner is removed, a shown overlay is dismissed and a waiting one is never shown")
  func ownerGone() {
    var engine = OverlayEngine.resting()
    engine.prepare([(500, .presentRequested(.second, .plain()))])
    let commands = engine.play([
      (500, .ownerGone(.second)), (500, .ownerGone(.first)), (600, .timePassed),
      (600, .ownerGone(.first)),
    ])
    #expect(
      commands == [.notify(.second, .didDismiss(.ownerGone)), .notify(.first, .willDismiss)]
        + .gone(.first, .ownerGone) + [.report(.unknownOverlay(.first))])
  }

  @Test("an overlay ignores clicks before it is measured")
  func whileMeasuring() {
    var engine = OverlayEngine.open()
    engine.prepare([(0, .presentRequested(.first, .plain()))])
    let commands = engine.play([(0, .actionTaken(.first, undo, dismisses: true))])
    #expect(commands.isEmpty)
    #expect(engine.shown == [.first])
  }

  @Test("an action of a waiting or unknown overlay is reported")
  func unknown() {
    var engine = OverlayEngine.resting()
    engine.prepare([(200, .presentRequested(.second, .plain()))])
    let commands = engine.play([
      (300, .actionTaken(.second, undo, dismisses: true)),
      (300, .actionTaken(.stranger, undo, dismisses: true)),
    ])
    #expect(
      commands == [.report(.unknownOverlay(.second)), .report(.unknownOverlay(.stranger))])
    #expect(engine.waiting == [.second])
  }

  @Test("a click that dismisses its overlay releases the pointer")
  func releasesPointer() {
    var engine = OverlayEngine.resting()
    engine.prepare([
      pointer(.began, at: 400, y: 50, isOnControl: true),
      (500, .actionTaken(.first, undo, dismisses: true)),
    ])
    let commands = engine.play([pointer(.ended, at: 510, y: 50), (600, .timePassed)])
    #expect(commands == .gone(.first, .button(undo)))
  }
}
