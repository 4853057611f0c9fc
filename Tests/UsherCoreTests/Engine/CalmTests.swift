import Testing

@testable import UsherCore

@Suite("Overlays with calm settings")
struct CalmTests {
  private static func calm(capacity: Int = 1) -> OverlayEngine {
    var engine = OverlayEngine.open(capacity: capacity)
    engine.prepare([(0, .preferencesChanged(Preferences(disablesAnimations: true)))])
    return engine
  }

  private static let backdrop = Backdrop(fadeIn: .linear(500), fadeOut: .linear(500))

  @Test(
    "an overlay appears and disappears immediately with every reduced motion policy",
    arguments: ReducedMotionPolicy.allCases)
  func motion(policy: ReducedMotionPolicy) {
    var engine = Self.calm()
    let overlay = OverlayConfiguration.plain().with(\.reducedMotion, policy).with(
      \.backdrop, Self.backdrop)
    let coming = engine.play(showing(.first, overlay, at: 100))
    #expect(
      coming == .admitted(.first) + [
        .notify(.first, .willPresent), .trapFocus(.first), .notify(.first, .didPresent),
      ])
    #expect(engine.only(at: 100)?.pose == .resting)
    #expect(engine.only(at: 100)?.scrim?.opacity == 1)
    #expect(engine.wakeup == .at(.ms(1100)))
    let going = engine.play([(200, .dismissRequested(.overlay(.first)))])
    #expect(
      going == [.notify(.first, .willDismiss), .restoreFocus] + .gone(.first, .programmatic))
    #expect(engine.scene(at: .ms(200)).overlays.isEmpty)
  }

  @Test("a released overlay returns immediately, and a new size takes effect immediately")
  func changes() {
    var engine = Self.calm()
    engine.prepare(
      showing(.first, at: 0) + [
        pointer(.began, at: 100, y: 50), pointer(.moved, at: 500, y: 56),
        pointer(.moved, at: 900, y: 62), pointer(.ended, at: 950, y: 62),
      ])
    #expect(engine.only(at: 950)?.pose == .resting)
    engine.prepare([(960, .measured(.first, OverlaySize(width: 380, height: 160)))])
    #expect(engine.only(at: 960)?.frame == OverlayRect(x: 10, y: 10, width: 380, height: 160))
  }

  @Test(
    "hovering and an inactive app don't pause a countdown, but other kinds of attention do",
    .bug("https://github.com/masslight/ottehr/pull/8061"),
    .bug("https://github.com/elastic/kibana/issues/258182"),
    arguments: [
      (Attention.hover, false), (.appInactive, false), (.touch, true), (.focusWithin, true),
      (.keyboardOpen, true), (.assistiveTechnology, true),
    ])
  func countdown(sign: Attention, pauses: Bool) {
    for id in [OverlayID.first, nil] {
      var engine = Self.calm()
      engine.prepare(
        showing(.first, at: 0) + [(100, .attentionChanged(sign, of: id, isPresent: true))])
      #expect(engine.wakeup == (pauses ? .never : .at(.ms(1000))))
    }
  }
}
