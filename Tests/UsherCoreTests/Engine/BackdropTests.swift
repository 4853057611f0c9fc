import Testing

@testable import UsherCore

@Suite("Backdrops")
struct BackdropTests {
  /// A modal backdrop with a linear scrim that fades in for 200 ms and out for 400 ms.
  private static let slow = Backdrop(fadeIn: .linear(200), fadeOut: .linear(400))
  private static let lasting = OverlayConfiguration.plain(lifetime: .infinite)

  private static func dimmed(_ backdrop: Backdrop = slow) -> OverlayConfiguration {
    lasting.with(\.backdrop, backdrop)
  }

  /// Two modal overlays at rest, the second in front.
  private static func twoModal() -> OverlayEngine {
    var engine = OverlayEngine.open(sharing: 2)
    engine.prepare(
      showing(.first, dimmed(), at: 0) + showing(.second, dimmed(), at: 0)
        + [(200, .timePassed)])
    return engine
  }

  @Test("a scrim fades in with the entrance and out with the exit")
  func scene() {
    var engine = OverlayEngine.entering(Self.dimmed())
    #expect(
      engine.scene(at: .ms(100)).overlays == [
        Self.placed(offset: -55, scrim: 0.5, acceptsInput: true)
      ])
    engine.prepare([(200, .timePassed)])
    #expect(
      engine.scene(at: .ms(500)).overlays == [
        Self.placed(offset: 0, scrim: 1, acceptsInput: true)
      ])
    engine.prepare([(500, .dismissRequested(.shown()))])
    #expect(
      [600, 700].map { engine.scene(at: .ms($0)).overlays } == [
        [Self.placed(offset: -110, scrim: 0.75, acceptsInput: false)],
        [Self.placed(offset: -110, scrim: 0.5, acceptsInput: false)],
      ])
  }

  @Test(
    "an overlay is removed when both its exit and its scrim have ended",
    arguments: [(50, 600), (400, 900)])
  func exitLasts(fade: Int, end: Int) {
    var engine = OverlayEngine.resting(
      Self.dimmed(Backdrop(fadeIn: .linear(200), fadeOut: .linear(fade))))
    let commands = engine.play([
      (500, .dismissRequested(.shown())), (end - 1, .timePassed),
    ])
    #expect(commands == [.notify(.first, .willDismiss), .restoreFocus])
    #expect(engine.wakeup == .nextFrame)
    #expect(engine.play([(end, .timePassed)]) == .gone(.first, .programmatic))
    #expect(engine.wakeup == .never)
  }

  @Test("while a scrim fades, the engine needs every frame")
  func wakeup() {
    var engine = OverlayEngine.entering(
      Self.dimmed(Backdrop(fadeIn: .linear(900), fadeOut: .linear(0))))
    engine.prepare([(200, .timePassed)])
    #expect(engine.wakeup == .nextFrame)
    engine.prepare([(899, .timePassed)])
    #expect(engine.wakeup == .nextFrame)
    engine.prepare([(900, .timePassed)])
    #expect(engine.wakeup == .never)
  }

  @Test("an overlay without a backdrop has no scrim")
  func none() {
    let engine = OverlayEngine.resting(Self.lasting)
    #expect(engine.only(at: 300)?.scrim == nil)
  }

  @Test("an overlay drawn by the app has no scrim, needs no frames, and ends immediately")
  func drawnByApp() {
    var engine = OverlayEngine.open()
    let shown = engine.play([
      (0, .presentRequested(.first, Self.dimmed().with(\.drawing, .app)))
    ])
    #expect(shown == [.notify(.first, .willPresent), .notify(.first, .didPresent)])
    #expect(engine.wakeup == .never)
    let gone = engine.play([(100, .dismissRequested(.all()))])
    #expect(gone == [.notify(.first, .willDismiss), .notify(.first, .didDismiss(.programmatic))])
    #expect(engine.wakeup == .never)
  }

  @Test(
    "a press isn't a tap if an update removes its backdrop or makes its overlay forward touches",
    arguments: [(700.0, OverlayConfiguration.plain()), (60, .plain(tap: .forward))])
  func pressedInVain(y: Double, updated: OverlayConfiguration) {
    var engine = OverlayEngine.resting(Self.dimmed(Backdrop(tap: .absorb, isModal: false)))
    engine.prepare([
      pointer(.began, at: 300, y: y), (310, .updateRequested(.first, updated)),
    ])
    #expect(engine.play([pointer(.ended, at: 320, y: y)]) == [])
  }

  @Test(
    "an overlay that stays only for its scrim is removed when another overlay takes over the scrim"
  )
  func goneByHandingOver() {
    var engine = OverlayEngine.open(
      with: LaneSettings(capacity: 2, gap: .constant(.seconds(1)), showsModalsAbove: false))
    engine.prepare(showing(.first, Self.dimmed(), at: 0))
    engine.prepare([
      (500, .presentRequested(.second, Self.dimmed().with(\.precedence, .replace()))),
      (500, .presentRequested(.third, Self.lasting)),
    ])
    // The overlay's exit ended at 600 ms, and its scrim would end at 900 ms.
    let commands = engine.play([(800, .measured(.second, .card))])
    #expect(
      commands == [.notify(.second, .willPresent), .trapFocus(.second)] + .gone(.first, .replaced))
    guard case .waiting(let wait) = engine.pendingState(of: .third, at: .ms(800)) else {
      Issue.record("the third one does not wait")
      return
    }
    #expect(wait.reason == .gap(until: .ms(1800)))
  }

  /// The effect of a tap outside, and the additional commands.
  struct Outside: Sendable, CustomTestStringConvertible {
    let tap: TapBehavior
    let isModal: Bool
    let hit: Hit
    let commands: [OverlayCommand]

    var testDescription: String { "\(tap), \(isModal ? "modal" : "not modal")" }
  }

  private static let told: [OverlayCommand] = [.performTap(.first, .backdrop)]
  private static let outsides: [Outside] = [
    Outside(tap: .absorb, isModal: false, hit: .backdrop(.first), commands: told),
    Outside(tap: .absorb, isModal: true, hit: .backdrop(.first), commands: told),
    Outside(tap: .forward, isModal: false, hit: .passThrough, commands: []),
    Outside(tap: .forward, isModal: true, hit: .backdrop(.first), commands: told),
    Outside(
      tap: .delayExit(by: .seconds(1)), isModal: false, hit: .backdrop(.first), commands: told),
    Outside(
      tap: .dismiss, isModal: false, hit: .backdrop(.first),
      commands: [.notify(.first, .willDismiss)] + told),
    Outside(
      tap: .dismiss, isModal: true, hit: .backdrop(.first),
      commands: [.notify(.first, .willDismiss)] + told + [.restoreFocus]),
  ]

  @Test(
    "a tap outside has the configured effect, and a modal backdrop keeps the tap from the app",
    arguments: outsides)
  func tapOutside(_ outside: Outside) {
    var engine = OverlayEngine.resting(
      .plain().with(\.backdrop, Backdrop(tap: outside.tap, isModal: outside.isModal)))
    #expect(engine.hitTest(OverlayPoint(x: 200, y: 400), at: .ms(300)) == outside.hit)
    #expect(engine.play(tapping(at: 300, y: 400)) == outside.commands)
  }

  @Test("pressing a backdrop's button has the same effect as tapping the backdrop")
  func used() {
    for tap in [TapBehavior.dismiss, .absorb, .delayExit(by: .seconds(2))] {
      let overlay = OverlayConfiguration.plain().with(\.backdrop, Backdrop(tap: tap))
      var (used, tapped) = (OverlayEngine.resting(overlay), OverlayEngine.resting(overlay))
      #expect(used.play([(500, .backdropUsed(.first))]) == tapped.play(tapping(at: 500, y: 400)))
      #expect(used.wakeup == tapped.wakeup)
    }
    var engine = OverlayEngine.resting(.plain())
    #expect(engine.play([(500, .backdropUsed(.first))]) == [])
    #expect(engine.play([(500, .backdropUsed(.second))]) == [.report(.unknownOverlay(.second))])
    engine.prepare([(500, .dismissRequested(.overlay(.first)))])
    #expect(engine.play([(510, .backdropUsed(.first))]) == [])
  }

  @Test("a tap outside can delay the exit")
  func delays() {
    var engine = OverlayEngine.resting(
      .plain().with(\.backdrop, Backdrop(tap: .delayExit(by: .seconds(2)), isModal: false)))
    engine.prepare(tapping(at: 500, y: 400))
    #expect(engine.wakeup == .at(.ms(3200)))
  }

  @Test("a press outside doesn't pause the countdown, and dragging there doesn't move the overlay")
  func pressOutside() {
    var engine = OverlayEngine.resting(.plain().with(\.backdrop, Backdrop()))
    engine.prepare([pointer(.began, at: 500, y: 400)])
    #expect(engine.wakeup == .at(.ms(1200)))
    let commands = engine.play([
      pointer(.moved, at: 510, y: 300), pointer(.ended, at: 520, y: 200),
    ])
    #expect(commands.isEmpty)
    #expect(engine.only(at: 520)?.offset == .zero)
  }

  @Test(
    "overlays in front of a backdrop receive the pointer first, and overlays behind it never do")
  func frontToBack() {
    var engine = OverlayEngine.open(sharing: 3)
    engine.prepare(
      showing(.first, .plain(.bottom, lifetime: .infinite), at: 0)
        + showing(.second, Self.dimmed(), at: 0)
        + showing(.third, .plain(.center, lifetime: .infinite), at: 0))
    let hits = [50.0, 400, 200, 740].map {
      engine.hitTest(OverlayPoint(x: 200, y: $0), at: .ms(300))
    }
    #expect(hits == [.overlay(.second), .overlay(.third), .backdrop(.second), .backdrop(.second)])
  }

  @Test(
    "Escape dismisses the frontmost overlay that allows it, except behind a modal overlay")
  func escape() {
    let stubborn = Self.dimmed().with(\.dismissesOnEscape, false)
    var engine = OverlayEngine.open(sharing: 3)
    engine.prepare(showing(.first, Self.lasting, at: 0) + showing(.second, stubborn, at: 0))
    #expect(engine.response(to: .escape) == .absorb)
    #expect(engine.play([(300, .keyPressed(.escape))]) == .arrived(.first, .second))
    engine.prepare(showing(.third, Self.lasting, at: 300))
    #expect(engine.response(to: .escape) == .dismiss(.third))
    engine.prepare([(600, .dismissRequested(.overlay(.second)))])
    engine.prepare([(600, .dismissRequested(.overlay(.third)))])
    #expect(engine.response(to: .escape) == .dismiss(.first))
  }

  @Test("a nonmodal backdrop doesn't affect keys and focus of the overlays behind")
  func notModal() {
    let open = Self.dimmed(Backdrop(isModal: false)).with(\.dismissesOnEscape, false)
    var engine = OverlayEngine.open(capacity: 2)
    let commands = engine.play(
      showing(.first, Self.lasting, at: 0) + showing(.second, open, at: 0))
    #expect(
      commands == .admitted(.first) + [.notify(.first, .willPresent)] + .admitted(.second) + [
        .notify(.second, .willPresent)
      ])
    #expect(engine.response(to: .escape) == .dismiss(.first))
  }

  @Test(
    "the focus moves to the frontmost modal overlay, then to the next, and finally to the app")
  func focus() {
    var engine = OverlayEngine.open(sharing: 3)
    let first = engine.play(showing(.first, Self.dimmed(), at: 0))
    #expect(first == .admitted(.first) + [.notify(.first, .willPresent), .trapFocus(.first)])
    let second = engine.play(showing(.second, Self.dimmed(), at: 0))
    #expect(second == .admitted(.second) + [.notify(.second, .willPresent), .trapFocus(.second)])
    let beside = engine.play(showing(.third, Self.lasting, at: 0))
    #expect(beside == .admitted(.third) + [.notify(.third, .willPresent)])
    engine.prepare([(200, .timePassed)])
    #expect(
      engine.play([(300, .dismissRequested(.overlay(.second)))])
        == [.notify(.second, .willDismiss), .trapFocus(.first)])
    #expect(
      engine.play([(310, .dismissRequested(.overlay(.first)))])
        == [.notify(.first, .willDismiss), .restoreFocus])
  }

  @Test("two modal overlays that are dismissed together restore the focus once")
  func focusOfTwo() {
    var engine = Self.twoModal()
    #expect(
      engine.play([(300, .dismissRequested(.all()))]) == [
        .notify(.second, .willDismiss), .notify(.first, .willDismiss), .restoreFocus,
      ])
  }

  @Test("dismissing a modal overlay behind another doesn't move the focus")
  func focusStays() {
    var engine = Self.twoModal()
    #expect(
      engine.play([(300, .dismissRequested(.overlay(.first)))])
        == [.notify(.first, .willDismiss)])
  }

  @Test("an update that reverses an exit also restores the scrim and the focus trap")
  func revived() {
    var engine = OverlayEngine.resting(Self.dimmed())
    engine.prepare([(300, .dismissRequested(.shown()))])
    #expect(engine.only(at: 400)?.scrim?.opacity == 0.75)
    let commands = engine.play([(400, .updateRequested(.first, Self.dimmed()))])
    #expect(commands == [.refresh(.first), .measure(.first, .phone), .trapFocus(.first)])
    #expect(engine.only(at: 400)?.scrim?.opacity == 0.75)
    engine.prepare([(5000, .timePassed)])
    #expect(engine.only(at: 5000)?.scrim?.opacity == 1)
  }

  @Test("an update can add a modal backdrop, and another can remove it")
  func updated() {
    var engine = OverlayEngine.resting(Self.lasting)
    #expect(
      engine.play([(300, .updateRequested(.first, Self.dimmed()))])
        == [.refresh(.first), .measure(.first, .phone), .trapFocus(.first)])
    #expect([300, 400, 500].map { engine.only(at: $0)?.scrim?.opacity } == [0, 0.5, 1])
    engine.prepare([(1000, .timePassed)])
    #expect(
      engine.play([(1000, .updateRequested(.first, Self.lasting))])
        == [.refresh(.first), .measure(.first, .phone), .restoreFocus])
    #expect(engine.only(at: 1000)?.scrim?.opacity == 1)
    engine.prepare([(5000, .timePassed)])
    #expect(engine.only(at: 5000)?.scrim == nil)
  }

  private static func placed(offset: Double, scrim: Double, acceptsInput: Bool) -> PlacedOverlay {
    PlacedOverlay(
      id: .first, frame: OverlayRect(x: 10, y: 10, width: 380, height: 100),
      offset: Vector(dx: 0, dy: offset), opacity: 1, scrim: Scrim(opacity: scrim),
      acceptsInput: acceptsInput)
  }

  @Test("by default, a scrim fades in and out in 0.2 seconds")
  func defaults() {
    #expect(Backdrop().fadeIn == .easeOut(.milliseconds(200)))
    #expect(Backdrop().fadeOut == .easeIn(.milliseconds(200)))
  }

  @Test("a scrim that is dismissed while it fades in continues from its current opacity")
  func fromCurrentOpacity() throws {
    var engine = OverlayEngine.entering(
      .plain().with(\.backdrop, Backdrop(fadeIn: .linear(200), fadeOut: .linear(200))))
    let before = engine.only(at: 100)?.scrim?.opacity
    engine.prepare([(100, .dismissRequested(.shown()))])
    #expect(before == 0.5)
    #expect(engine.only(at: 100)?.scrim?.opacity == 0.5)
    let after = try #require(
      engine.scene(at: .justAfter(100)).overlays.first?.scrim?.opacity)
    #expect(isClose(after, 0.5, within: 1e-6))
    engine.prepare([(5000, .timePassed)])
    #expect(engine.shown.isEmpty)
  }

  @Test("an exiting overlay and its backdrop ignore the pointer")
  func leaving() {
    var engine = OverlayEngine.resting(Self.dimmed(Backdrop(tap: .dismiss)))
    engine.prepare([(300, .dismissRequested(.shown()))])
    for y in [50.0, 400] {
      #expect(engine.hitTest(OverlayPoint(x: 200, y: y), at: .ms(310)) == .passThrough)
    }
  }
}

extension [OverlayCommand] {
  fileprivate static func arrived(_ ids: OverlayID...) -> [OverlayCommand] {
    ids.map { .notify($0, .didPresent) }
  }
}
