import Testing

@testable import UsherCore

@Suite("Updates")
struct UpdateTests {
  @Test("an update doesn't change an overlay's drawing or precedence")
  func fixedValues() {
    var engine = OverlayEngine.open()
    let drawn = OverlayConfiguration.plain().with(\.drawing, .app)
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

  /// The ways to dismiss a resting overlay, up to 550 ms, and whether an update returns it.
  private static let exits: [(reason: DismissReason, way: [Timed], comesBack: Bool)] = [
    (.programmatic, [(500, .dismissRequested(.overlay(.first)))], true),
    (.timedOut, [(500, .lifetimeChanged(.first, .timed(.zero)))], true),
    (.replaced, [asking(.third, .plain().with(\.precedence, .replace()), at: 500)], true),
    (
      .swipe,
      [
        pointer(.began, at: 500, y: 50), pointer(.moved, at: 510, y: 35),
        pointer(.ended, at: 520, y: 20),
      ], false
    ),
    (.tap, [(500, .overlayTapped(.first))], false),
    (.backdropTap, [(500, .backdropUsed(.first))], false),
    (.button(3), [(500, .actionTaken(.first, 3, dismisses: true))], false),
    (.escape, [(500, .keyPressed(.escape))], false),
  ]

  @Test(
    "an update returns an exiting overlay, unless the user dismissed it",
    .bug("https://github.com/mui/base-ui/pull/4040"), arguments: exits)
  func late(reason: DismissReason, way: [Timed], comesBack: Bool) {
    let overlay = OverlayConfiguration.plain().with(\.backdrop, Backdrop(isModal: false)).with(
      \.name, .letter)
    var engine = OverlayEngine.resting(overlay)
    engine.prepare(way)
    #expect(engine.pendingState(of: .first, at: .ms(550)) == .leaving(.dismissed(reason)))
    let before = engine
    let update = (550, OverlayEvent.updateRequested(.first, overlay.with(\.name, .parcel)))
    let commands = engine.play([update])
    if comesBack {
      #expect(commands == [.refresh(.first), .measure(.first, .phone)])
      #expect(engine.overlay(of: .first)?.name == .parcel)
      #expect(engine.scene(at: .ms(550)).overlays.first?.acceptsInput == true)
    } else {
      #expect(commands.isEmpty)
      var later = before
      later.prepare([(550, .timePassed)])
      #expect(engine == later)
    }
    #expect(reason.isByUser != comesBack)
  }

  @Test("if the user dismissed an overlay, the next request with its name is shown separately")
  func nextOfName() {
    let letter = OverlayConfiguration.named(.letter, .updateInPlace)
    var engine = OverlayEngine.resting(letter)
    let commands = engine.play([
      (500, .overlayTapped(.first)), asking(.second, letter, at: 550), (600, .timePassed),
    ])
    #expect(
      commands == .tapped(.first) + .gone(.first, .tap) + .admitted(.second))
  }

  @Test("an overlay drawn by the app ignores measured sizes")
  func measuredByMistake() {
    var engine = OverlayEngine.open()
    engine.prepare([(0, .presentRequested(.first, .plain().with(\.drawing, .app)))])
    let before = engine
    let commands = engine.play([(0, .measured(.first, .card))])
    #expect(commands.isEmpty)
    #expect(engine == before)
  }

  @Test("a new lifetime starts when it is set")
  func lifetimeCountsFromNow() {
    var engine = OverlayEngine.resting()
    engine.prepare([(500, .lifetimeChanged(.first, .timed(.seconds(3))))])
    #expect(engine.wakeup == .at(.ms(3500)))
    engine.prepare([(600, .lifetimeChanged(.first, .infinite))])
    #expect(engine.wakeup == .never)
  }

  @Test("a new lifetime cancels the end of an old lifetime during the minimum time")
  func lifetimeInTime() {
    var engine = OverlayEngine.resting(.plain().with(\.minimumTime, .seconds(5)))
    engine.prepare([(2000, .lifetimeChanged(.first, .timed(.seconds(9))))])
    #expect(engine.wakeup == .at(.ms(11_000)))
  }

  @Test("a new lifetime doesn't cancel a dismissal")
  func lifetimeAfterDismissal() {
    var engine = OverlayEngine.resting(.plain().with(\.minimumTime, .seconds(5)))
    let commands = engine.play([
      (400, .dismissRequested(.overlay(.first))),
      (500, .lifetimeChanged(.first, .infinite)), (5000, .timePassed), (5100, .timePassed),
    ])
    #expect(commands == [.notify(.first, .willDismiss)] + .gone(.first, .programmatic))
  }

  @Test("a lifetime for an unknown overlay is reported as such, even if the lifetime is invalid")
  func lifetimeOfNobody() {
    var engine = OverlayEngine.open()
    let commands = engine.play([(0, .lifetimeChanged(.stranger, .timed(.seconds(-1))))])
    #expect(commands == [.report(.unknownOverlay(.stranger))])
  }
}
