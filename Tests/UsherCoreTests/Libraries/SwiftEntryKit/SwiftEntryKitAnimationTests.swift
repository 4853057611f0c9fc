import Testing

@testable import UsherCore

/// The SwiftEntryKit reference, 2.11: how entries come, go and pop.
@Suite("SwiftEntryKit 2.11: animations")
struct SwiftEntryKitAnimationTests {
  private static func placed(
    dx: Double = 0, dy: Double = 0, scale: Double = 1, opacity: Double = 1,
    acceptsInput: Bool = true
  ) -> [PlacedOverlay] {
    [
      PlacedOverlay(
        id: .first, frame: Rect(x: 10, y: 10, width: 380, height: 100),
        offset: Vector(dx: dx, dy: dy), scale: scale, opacity: opacity, acceptsInput: acceptsInput)
    ]
  }

  private static func entering(_ entrance: OverlayTransition) -> OverlayEngine {
    .entering(SwiftEntryKit.override().with(\.entrance, entrance))
  }

  @Test("translation, scale and fade run side by side, each by its own duration and delay")
  func composition() {
    let entrance = OverlayTransition(
      slide: .linear(100), scale: Scale(.linear(200), from: 0.5),
      fade: .linear(200).delayed(by: .milliseconds(200)))
    let engine = Self.entering(entrance)
    // At half its size its lower edge is at 85, which has to be out of sight.
    let looks: [(Int, dy: Double, scale: Double, opacity: Double)] = [
      (0, -85, 0.5, 0), (50, -42.5, 0.625, 0), (150, 0, 0.875, 0), (300, 0, 1, 0.5), (400, 0, 1, 1),
    ]
    for (time, dy, scale, opacity) in looks {
      let expected = Self.placed(dy: dy, scale: scale, opacity: opacity)
      #expect(engine.scene(at: .ms(time)).looksLike(expected))
    }
  }

  @Test("mended: it has appeared, and is gone, when its last part is over, delays included")
  func lengths() {
    let transitions: [(OverlayTransition, Int)] = [
      (OverlayTransition(slide: .linear(100)), 100),
      (OverlayTransition(slide: .linear(100).delayed(by: .milliseconds(300))), 400),
      // The longest delay and the longest duration are not those of one part.
      (
        OverlayTransition(
          slide: .linear(100).delayed(by: .milliseconds(300)), fade: .linear(350)), 400
      ),
      (
        OverlayTransition(
          scale: .linear(500), fade: .linear(100).delayed(by: .milliseconds(450))), 550
      ),
    ]
    for (transition, length) in transitions {
      var coming = Self.entering(transition)
      #expect(coming.play([(length - 1, .timePassed)]).isEmpty)
      #expect(coming.play([(length, .timePassed)]) == [.notify(.first, .didPresent)])

      var going = OverlayEngine.resting(SwiftEntryKit.override().with(\.exit, transition))
      going.prepare([(300, .dismissRequested(.shown()))])
      #expect(going.play([(299 + length, .timePassed)]).isEmpty)
      #expect(going.play([(300 + length, .timePassed)]) == .gone(.first, .requested))
    }
  }

  @Test("without a translation it is in its place at once, and leaves from there")
  func withoutTranslation() {
    let fade = OverlayTransition(scale: Scale(.linear(200), from: 0), fade: .linear(200))
    var engine = OverlayEngine.entering(
      SwiftEntryKit.override().with(\.entrance, fade).with(\.exit, fade))
    #expect(engine.scene(at: .ms(50)).looksLike(Self.placed(scale: 0.25, opacity: 0.25)))
    engine.prepare([(200, .timePassed), (300, .dismissRequested(.shown()))])
    #expect(
      engine.scene(at: .ms(350)).looksLike(
        Self.placed(scale: 0.75, opacity: 0.75, acceptsInput: false)))
  }

  @Test("without anything it is there, and gone, at once")
  func immediate() {
    let engine = Self.entering(OverlayTransition())
    #expect(engine.scene(at: .ms(0)).looksLike(Self.placed()))
    var leaving = OverlayEngine.resting(SwiftEntryKit.override().with(\.exit, OverlayTransition()))
    #expect(
      leaving.play([(300, .dismissRequested(.shown()))])
        == [.notify(.first, .willDismiss)] + .gone(.first, .requested))
  }

  @Test(
    "the anchor says over which edge; automatic is the top for one at the top, or else the bottom")
  func anchors() {
    let anchors: [(Placement, Rect.Edge?, dy: Double)] = [
      (.top, nil, -110), (.center, nil, 450), (.bottom, nil, 110), (.top, .top, -110),
      (.top, .bottom, 790), (.center, .top, -450), (.bottom, .top, -790), (.bottom, .bottom, 110),
    ]
    for (placement, edge, dy) in anchors {
      let slide = Slide(.linear(200), over: edge)
      let transition = OverlayTransition(slide: slide)
      let entry = Overlay.plain(placement, entrance: transition, exit: transition)
      var engine = OverlayEngine.entering(entry)
      #expect(engine.only(at: 0)?.offset == Vector(dx: 0, dy: dy))
      engine.prepare([(200, .timePassed), (300, .dismissRequested(.shown()))])
      let half = engine.only(at: 400)?.offset
      #expect(isClose(half?.dy ?? .nan, dy / 2) && half?.dx == 0)
    }
  }

  @Test("only one that is replaced pops; every other one leaves by its exit animation")
  func whichAnimation() {
    let entry = SwiftEntryKit.override()
      .with(\.exit, OverlayTransition(fade: .linear(100)))
      .with(\.replaced, OverlayTransition(slide: .linear(100)))
    let leaving: [([Timed], [PlacedOverlay])] = [
      ([(300, .dismissRequested(.shown()))], Self.placed(opacity: 0.5, acceptsInput: false)),
      (
        [pointer(.began, at: 300, y: 50), pointer(.ended, at: 300, y: 50)],
        Self.placed(opacity: 0.5, acceptsInput: false)
      ),
      (
        [(300, .presentRequested(.second, SwiftEntryKit.override()))],
        Self.placed(dy: -55, acceptsInput: false)
      ),
    ]
    for (script, looks) in leaving {
      var engine = OverlayEngine.resting(entry)
      engine.prepare(script)
      #expect(engine.scene(at: .ms(350)).looksLike(looks))
    }
    var timedOut = OverlayEngine.resting(entry)
    timedOut.prepare([(1200, .timePassed)])
    #expect(
      timedOut.scene(at: .ms(1250)).looksLike(Self.placed(opacity: 0.5, acceptsInput: false)))
  }

  @Test(
    "mended: an exit sets out from what can be seen, and does not jump to a beginning of its own")
  func exitOfHalfEntered() {
    let fade = OverlayTransition(fade: .linear(200))
    var engine = OverlayEngine.entering(
      SwiftEntryKit.override().with(\.entrance, fade).with(\.exit, fade))
    engine.prepare([(50, .dismissRequested(.shown()))])
    #expect(
      engine.scene(at: .ms(50)).looksLike(Self.placed(opacity: 0.25, acceptsInput: false)))
  }
}
