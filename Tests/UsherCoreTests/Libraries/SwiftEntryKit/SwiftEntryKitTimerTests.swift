import Testing
import UsherCore

/// The SwiftEntryKit reference, 2.7: the display duration.
@Suite("SwiftEntryKit 2.7: the display-duration timer")
struct SwiftEntryKitTimerTests {
  /// An entry whose countdown nothing pauses, as in SwiftEntryKit.
  private static let unstoppable = SwiftEntryKit.override().with(\.pausesFor, [])

  /// An entry whose countdown restarts after a touch, as with SwiftEntryKit's `.delayExit`.
  private static let rearmed = SwiftEntryKit.override()
    .with(\.tap, .absorb).with(\.pausesFor, [.touch, .drag]).with(\.resumption, .restart)

  @Test("an infinite duration never ends")
  func infinite() throws {
    let entry = Self.unstoppable.with(\.lifetime, try .seconds(.infinity))
    var engine = OverlayEngine.resting(entry)
    #expect(engine.wakeup == .never)
    #expect(engine.play([(3_600_000, .timePassed)]).isEmpty)
  }

  @Test("an exit that has begun is not begun again by the timer")
  func cancelledByExit() {
    let entry = Self.unstoppable.with(\.exit, OverlayTransition(fade: .linear(2000)))
    var engine = OverlayEngine.resting(entry)
    let commands = engine.play([(1100, .dismissRequested(.shown())), (9000, .timePassed)])
    #expect(commands == [.notify(.first, .willDismiss)] + .gone(.first, .requested))
  }

  @Test(
    "it is not paused by a pointer, a keyboard, an app in the background or a screen reader",
    arguments: [
      Attention.touch, .drag, .hover, .focusWithin, .appInactive, .keyboardOpen,
      .assistiveTechnology, .all,
    ])
  func notPaused(attention: Attention) {
    for id in [nil, OverlayID.first] {
      var engine = OverlayEngine.resting(Self.unstoppable)
      let commands = engine.play([
        (300, .attentionChanged(attention, of: id, isPresent: true)), (1200, .timePassed),
      ])
      #expect(commands == [.notify(.first, .willDismiss)])
    }
  }

  @Test("it ends under a pointer that moves it")
  func endsUnderDrag() {
    var engine = OverlayEngine.resting(Self.unstoppable)
    let commands = engine.play([
      pointer(.began, at: 300, y: 90), pointer(.moved, at: 500, y: 60), (1200, .timePassed),
    ])
    #expect(commands == [.claimPointer(.first), .notify(.first, .willDismiss)])
  }

  @Test("delaying the exit, a touch stops the timer and arms it in full when it ends")
  func rearmed() {
    for end in [PointerStage.ended, .cancelled] {
      var engine = OverlayEngine.resting(Self.rearmed)
      engine.prepare([pointer(.began, at: 700, y: 50)])
      #expect(engine.wakeup == .never)
      let commands = engine.play([pointer(end, at: 5000, y: 50)])
      #expect(commands == (end == .ended ? [.performTap(.first, .overlay)] : []))
      #expect(engine.wakeup == .at(.ms(6000)))
    }
  }

  @Test("delaying the exit, a drag that comes back arms the timer in full")
  func rearmedByDrag() {
    var engine = OverlayEngine.resting(Self.rearmed)
    engine.prepare([
      pointer(.began, at: 700, y: 90), pointer(.moved, at: 900, y: 82),
      pointer(.moved, at: 910, y: 80), pointer(.ended, at: 5000, y: 80),
    ])
    var time = 5000
    while engine.wakeup == .nextFrame {
      engine.prepare([(time, .timePassed)])
      time += 1
    }
    guard case .at(let end) = engine.wakeup else {
      Issue.record("it never ends")
      return
    }
    #expect(end > .ms(6000) && end < .ms(8000))
  }

  @Test("mended: delaying the exit by a length puts it off by that length")
  func delayed() {
    let delays: [(Overlay, at: Int)] = [
      (Self.unstoppable, at: 1200 + 3000),
      (Self.unstoppable.with(\.pausesFor, .touch), at: 1200 + 200 + 3000),
      (Self.rearmed, at: 900 + 1000 + 3000),
    ]
    for (entry, end) in delays {
      var engine = OverlayEngine.resting(entry.with(\.tap, .delayExit(by: .seconds(3))))
      let commands = engine.play([
        pointer(.began, at: 700, y: 50), pointer(.ended, at: 900, y: 50),
      ])
      #expect(commands == [.performTap(.first, .overlay)])
      #expect(engine.wakeup == .at(.ms(end)))
    }
  }

  @Test("mended: delayed during its entrance, it goes later as well")
  func delayedEntering() {
    var engine = OverlayEngine.entering(
      Self.unstoppable.with(\.tap, .delayExit(by: .seconds(3))))
    engine.prepare([
      pointer(.began, at: 150, y: 50), pointer(.ended, at: 160, y: 50), (200, .timePassed),
    ])
    #expect(engine.wakeup == .at(.ms(4200)))
  }
}
