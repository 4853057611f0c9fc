import Testing
import UsherCore

/// The SwiftEntryKit reference, 2.8: what a touch does.
@Suite("SwiftEntryKit 2.8: interactions with an entry and with the screen")
struct SwiftEntryKitInteractionTests {
  private static let reactions: [Reaction] = [
    .absorb, .delayExit(by: .seconds(3)), .dismiss, .forward,
  ]

  private let outside = Point(x: 200, y: 400)
  private let inside = Point(x: 200, y: 50)

  private static func tap(at y: Double) -> [Timed] {
    [pointer(.began, at: 300, y: y), pointer(.ended, at: 300, y: y)]
  }

  /// An entry with a screen that does `reaction`; one that forwards covers nothing.
  private static func entry(screen reaction: Reaction) -> Overlay {
    let backdrop = Backdrop(
      tap: reaction, isModal: reaction != .forward, fadeIn: .linear(100), fadeOut: .linear(100))
    return SwiftEntryKit.override().with(\.backdrop, backdrop)
  }

  @Test("a tap on the entry does what it is to do, and then what its client wants")
  func onEntry() {
    let expected: [(Reaction, [Command], Int)] = [
      (.absorb, [.performTap(.first, .overlay)], 1200),
      (.delayExit(by: .seconds(3)), [.performTap(.first, .overlay)], 4200),
    ]
    for (reaction, commands, end) in expected {
      var engine = OverlayEngine.resting(SwiftEntryKit.override().with(\.tap, reaction))
      #expect(engine.play(Self.tap(at: 50)) == commands)
      #expect(engine.wakeup == .at(.ms(end)))
    }
    var engine = OverlayEngine.resting(SwiftEntryKit.override().with(\.tap, .dismiss))
    #expect(
      engine.play(Self.tap(at: 50) + [(400, .timePassed)])
        == .tapped(.first) + .gone(.first, .overlayTapped))
  }

  @Test("mended: an entry that forwards lets the pointer through to what lies behind")
  func forwardingEntry() {
    var engine = OverlayEngine.resting(SwiftEntryKit.override().with(\.tap, .forward))
    #expect(engine.hitTest(inside, at: .ms(300)) == .passThrough)
    #expect(engine.play(Self.tap(at: 50)).isEmpty)
    #expect(engine.wakeup == .at(.ms(1200)))
  }

  @Test("a tap on the screen does what it is to do; mended: it delays the exit, too")
  func onScreen() {
    let expected: [(Reaction, [Command], Int)] = [
      (.absorb, [.performTap(.first, .backdrop)], 1200),
      (.delayExit(by: .seconds(3)), [.performTap(.first, .backdrop)], 4200),
      (.forward, [], 1200),
    ]
    for (reaction, commands, end) in expected {
      var engine = OverlayEngine.resting(Self.entry(screen: reaction))
      #expect(engine.play(Self.tap(at: 400)) == commands)
      #expect(engine.wakeup == .at(.ms(end)))
    }
    var engine = OverlayEngine.resting(Self.entry(screen: .dismiss))
    #expect(
      engine.play(Self.tap(at: 400) + [(400, .timePassed)])
        == [.notify(.first, .willDismiss), .performTap(.first, .backdrop), .restoreFocus]
        + .gone(.first, .backdropTapped))
  }

  @Test("the end of a long press on the screen counts, and a cancelled one does not")
  func longPress() {
    for (end, commands) in [
      (PointerStage.ended, [Command.performTap(.first, .backdrop)]), (.cancelled, []),
    ] {
      var engine = OverlayEngine.resting(Self.entry(screen: .absorb))
      #expect(
        engine.play([pointer(.began, at: 300, y: 400), pointer(end, at: 1100, y: 400)])
          == commands)
    }
  }

  @Test("a touch on the entry never reaches the screen, whatever either does")
  func entryBeforeScreen() {
    for screen in Self.reactions {
      var engine = OverlayEngine.resting(Self.entry(screen: screen).with(\.tap, .absorb))
      #expect(engine.play(Self.tap(at: 50)) == [.performTap(.first, .overlay)])
    }
  }

  @Test("controls inside work, and do not dismiss by themselves")
  func controls() {
    var engine = OverlayEngine.resting(SwiftEntryKit.override())
    let commands = engine.play([
      pointer(.began, at: 300, y: 50, isOnControl: true),
      pointer(.ended, at: 310, y: 50, isOnControl: true),
      (310, .actionTaken(.first, ActionID(1), dismisses: false)),
    ])
    #expect(commands == [.perform(.first, ActionID(1))])
  }

  /// The SwiftEntryKit reference, 2.2.
  @Test("where the screen forwards, only the entry is hit; otherwise everything is")
  func hits() {
    for reaction in Self.reactions {
      let engine = OverlayEngine.resting(Self.entry(screen: reaction))
      #expect(engine.hitTest(inside, at: .ms(300)) == .overlay(.first))
      #expect(
        engine.hitTest(outside, at: .ms(300))
          == (reaction == .forward ? .passThrough : .backdrop(.first)))
    }
    let plain = OverlayEngine.resting(SwiftEntryKit.override())
    #expect(plain.hitTest(outside, at: .ms(300)) == .passThrough)
  }

  @Test("the latest entry decides about the screen while an older one pops")
  func latestDecides() {
    let slow = OverlayTransition(fade: .linear(500))
    for (older, newer) in [(Reaction.dismiss, Reaction.forward), (.forward, .absorb)] {
      var engine = OverlayEngine.resting(Self.entry(screen: older).with(\.replaced, slow))
      engine.prepare([
        (300, .presentRequested(.second, Self.entry(screen: newer))),
        (300, .measured(.second, .card)),
      ])
      #expect(
        engine.hitTest(outside, at: .ms(300))
          == (newer == .forward ? .passThrough : .backdrop(.second)))
    }
  }

  /// The SwiftEntryKit reference, 7, quirks 2 and 3.
  @Test("mended: only an entry that blocks the screen takes the focus, and gives it back once")
  func modality() {
    for reaction in Self.reactions {
      let isModal = reaction != .forward
      var engine = OverlayEngine.open()
      engine.prepare([(0, .presentRequested(.first, Self.entry(screen: reaction)))])
      #expect(
        engine.play([(0, .measured(.first, .card))])
          == [.notify(.first, .willPresent)] + (isModal ? [.trapFocus(.first)] : []))
      #expect(
        engine.play([(300, .dismissRequested(.shown())), (400, .timePassed)])
          == [.notify(.first, .didPresent), .notify(.first, .willDismiss)]
          + (isModal ? [.restoreFocus] : []) + .gone(.first, .requested))
    }
  }
}
