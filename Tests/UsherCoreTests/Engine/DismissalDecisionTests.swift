import Testing
import UsherCore

@Suite("Dismissals that the app decides about")
struct DismissalDecisionTests {
  private static let asking = OverlayConfiguration.plain(lifetime: .infinite)
    .with(\.asksBeforeDismissal, true).with(\.backdrop, Backdrop())
  private static let flick: [Timed] = [
    pointer(.began, at: 500, y: 50), pointer(.moved, at: 510, y: 35),
    pointer(.ended, at: 520, y: 20),
  ]
  private static let button = ActionID(1)

  /// Actions of the user, with the commands that they cause in addition to `checkDismissal`.
  private static let attempts: [(DismissReason, [Timed], [OverlayCommand])] = [
    (.escape, [(500, .keyPressed(.escape))], []),
    (.tap, [(500, .overlayTapped(.first))], [.performTap(.first, .overlay)]),
    (.backdropTap, [(500, .backdropUsed(.first))], [.performTap(.first, .backdrop)]),
    (.button(button), [(500, .actionTaken(.first, button, dismisses: true))], []),
  ]

  private static var shown: OverlayEngine { .resting(asking) }

  @Test(
    "each dismissal by the user is checked, and the overlay stays until the app accepts it",
    arguments: attempts.indices)
  func attempt(_ index: Int) {
    let (reason, events, others) = Self.attempts[index]
    var engine = Self.shown
    #expect(engine.play(events) == [.checkDismissal(.first, reason)] + others)
    #expect(engine.play([(5000, .timePassed)]) == [])
    #expect(engine.shown == [.first])
    let performed: [OverlayCommand] =
      if case .button(let action) = reason { [.perform(.first, action)] } else { [] }
    #expect(
      engine.play([(5000, .dismissalAccepted(.first, reason)), (6000, .timePassed)])
        == performed + [.notify(.first, .willDismiss), .restoreFocus] + .gone(.first, reason))
  }

  @Test("a swipe springs back while the app decides, and if accepted, the usual exit plays")
  func swipe() {
    var engine = Self.shown
    #expect(
      engine.play(Self.flick) == [.claimPointer(.first), .checkDismissal(.first, .swipe)])
    engine.prepare([(3000, .timePassed)])
    #expect(engine.only(at: 3000)?.pose == .resting)
    #expect(
      engine.play([(3000, .dismissalAccepted(.first, .swipe)), (4000, .timePassed)])
        == [.notify(.first, .willDismiss), .restoreFocus] + .gone(.first, .swipe))
  }

  @Test("a fling also springs back while the app decides")
  func fling() {
    var engine = OverlayEngine.resting(
      Self.asking.with(\.swipe, SwipePolicy(drag: .physics(.standard))))
    #expect(
      engine.play(Self.flick) == [.claimPointer(.first), .checkDismissal(.first, .swipe)])
    engine.prepare([(5000, .timePassed)])
    #expect(engine.only(at: 5000)?.pose == .resting)
  }

  @Test("a button that doesn't dismiss is performed immediately")
  func otherButton() {
    var engine = Self.shown
    #expect(
      engine.play([(500, .actionTaken(.first, Self.button, dismisses: false))])
        == [.perform(.first, Self.button)])
  }

  @Test(
    "only dismissals by the user are checked",
    arguments: [
      (OverlayEvent.dismissRequested(.overlay(.first)), DismissReason.programmatic),
      (.ownerGone(.first), .ownerGone), (.actionCompleted(.first, button), .button(button)),
    ])
  func others(_ event: OverlayEvent, _ reason: DismissReason) {
    var engine = Self.shown
    #expect(
      engine.play([(500, event), (1500, .timePassed)])
        == [.notify(.first, .willDismiss), .restoreFocus] + .gone(.first, reason))
  }

  @Test("the end of the lifetime isn't checked")
  func timeOut() {
    var engine = OverlayEngine.resting(
      Self.asking.with(\.lifetime, .timed(.seconds(1))).with(\.backdrop, nil))
    #expect(
      engine.play([(3000, .timePassed)])
        == [.notify(.first, .willDismiss)] + .gone(.first, .timedOut))
  }

  @Test("if the overlay left while the app was deciding, the decision changes nothing")
  func late() {
    var engine = Self.shown
    engine.prepare([(500, .keyPressed(.escape)), (600, .dismissRequested(.overlay(.first)))])
    let leaving = engine
    #expect(engine.play([(600, .dismissalAccepted(.first, .escape))]) == [])
    #expect(engine == leaving)
    engine.prepare([(2000, .timePassed)])
    #expect(engine.play([(2000, .dismissalAccepted(.first, .escape))]) == [])
  }

  @Test("if an overlay was replaced while the app was deciding, an accepted dismissal ends it")
  func displaced() {
    var engine = OverlayEngine.resting(Self.asking.with(\.backdrop, nil))
    let other = OverlayConfiguration.plain(lifetime: .infinite)
      .with(\.precedence, .replace(restoresReplaced: true))
    engine.prepare([(500, .keyPressed(.escape))] + showing(.second, other, at: 500))
    engine.prepare([(1500, .timePassed)])
    #expect(engine.waiting == [.first])
    #expect(
      engine.play([(1500, .dismissalAccepted(.first, .escape))])
        == [.notify(.first, .willDismiss)] + .gone(.first, .escape))
  }

  @Test("a dismissal of an exiting overlay isn't checked")
  func leaving() {
    var engine = Self.shown
    engine.prepare([(500, .dismissRequested(.overlay(.first)))])
    #expect(engine.play([(550, .keyPressed(.escape)), (550, .overlayTapped(.first))]) == [])
  }
}
