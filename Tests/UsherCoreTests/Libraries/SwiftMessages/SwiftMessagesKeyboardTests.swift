import Testing
import UsherCore

/// The SwiftMessages reference, 2.13 margins, 2.16 keyboard tracking and 2.18 the maximum width.
@Suite struct SwiftMessagesKeyboardTests {
  /// The phone's viewport with a keyboard below `y`.
  private static func keyboard(at y: Double) -> Viewport {
    Viewport(
      size: Viewport.phone.size,
      obstructions: [Obstruction(Rect(x: 0, y: y, width: 400, height: 800 - y))])
  }

  private static func message(_ placement: Placement) -> Overlay {
    .plain(placement, lifetime: .untilDismissed)
      .with(\.obstructions, .avoided(spacing: 5))
  }

  @Test(
    "a message that the keyboard would cover rests above it, any other stays where it is",
    arguments: [
      (Placement.bottom, 500.0, 395.0), (.center, 500, 350), (.center, 420, 315), (.top, 500, 10),
    ])
  func rests(placement: Placement, keyboard: Double, y: Double) {
    var engine = OverlayEngine.resting(Self.message(placement))
    engine.prepare([(300, .viewportChanged(Self.keyboard(at: keyboard))), (5000, .timePassed)])
    #expect(
      engine.scene(at: .ms(5000)).overlays.map { $0.currentFrame } == [
        Rect(x: 10, y: y, width: 380, height: 100)
      ])
    engine.prepare([(5000, .viewportChanged(.phone)), (9000, .timePassed)])
    #expect(
      engine.scene(at: .ms(9000)).overlays.map { $0.currentFrame }
        == OverlayEngine.resting(Self.message(placement)).scene(at: .ms(300)).overlays
        .map { $0.currentFrame })
  }

  @Test("it moves there smoothly from where it was")
  func smooth() {
    var engine = OverlayEngine.resting(Self.message(.bottom))
    engine.prepare([(300, .viewportChanged(Self.keyboard(at: 500)))])
    let ways = [300, 400, 500].map { engine.only(at: $0)?.currentFrame.minY ?? 0 }
    #expect(ways[0] == 690)
    #expect(ways[0] > ways[1] && ways[1] > ways[2] && ways[2] > 395)
  }

  @Test("mended: a keyboard that was there before the message is avoided as well")
  func before() {
    var engine = OverlayEngine.open()
    engine.prepare([(0, .viewportChanged(Self.keyboard(at: 500)))])
    engine.prepare(showing(.first, Self.message(.bottom), at: 0))
    #expect(engine.only(at: 200)?.frame == Rect(x: 10, y: 395, width: 380, height: 100))
  }

  @Test("a message that does not track the keyboard stays under it")
  func ignored() {
    var engine = OverlayEngine.resting(Self.message(.bottom).with(\.obstructions, .ignored))
    #expect(engine.play([(300, .viewportChanged(Self.keyboard(at: 500)))]) == [])
    #expect(engine.only(at: 300)?.currentFrame.minY == 690)
  }

  @Test("a keyboard's coming and going holds the time only of those that it is said to hold")
  func time() {
    var engine = OverlayEngine.resting()
    engine.prepare([(700, .attentionChanged(.keyboardOpen, of: nil, isPresent: true))])
    #expect(engine.wakeup == .never)
    engine.prepare([(900, .attentionChanged(.keyboardOpen, of: nil, isPresent: false))])
    #expect(engine.wakeup == .at(.ms(1400)))
    var other = OverlayEngine.resting(.plain().with(\.pausesFor, .drag))
    other.prepare([(700, .attentionChanged(.keyboardOpen, of: nil, isPresent: true))])
    #expect(other.wakeup == .at(.ms(1200)))
  }

  @Test(
    "its margin is added to the safe area, or counts from the very edge",
    arguments: [(SafeAreaPolicy.respected, 54.0), (.filled, 54), (.overridden, 10)])
  func margins(policy: SafeAreaPolicy, y: Double) {
    var engine = OverlayEngine.open()
    engine.prepare([
      (
        0,
        .viewportChanged(
          Viewport(
            size: Viewport.phone.size, safeArea: Insets(top: 44, left: 0, bottom: 0, right: 0)))
      )
    ])
    engine.prepare(showing(.first, .plain().with(\.safeArea, policy), at: 0))
    #expect(engine.only(at: 200)?.frame.minY == y)
  }

  @Test("in a regular width a card is 500 points wide at most, in a compact one it has no limit")
  func regularWidth() {
    let card = Overlay.plain().with(
      \.size, SizeConstraints(maximumWidth: .intrinsic, regularWidthCap: 500))
    var offers: [Command] = []
    for width in [400.0, 599, 600, 1200] {
      var engine = OverlayEngine()
      engine.prepare([
        (0, .viewportChanged(Viewport(size: Size(width: width, height: 800))))
      ])
      offers += engine.play([asking(.first, card, at: 0)]).suffix(1)
    }
    #expect(
      offers
        == [380.0, 579, 500, 500].map {
          .measure(.first, SizeProposal(minimumWidth: $0, maximumWidth: $0, maximumHeight: 780))
        })
  }
}
