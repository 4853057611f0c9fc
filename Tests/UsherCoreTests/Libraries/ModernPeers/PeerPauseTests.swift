import Testing
import UsherCore

/// The reasons that pause a countdown in Radix, sonner, notistack, Material, libadwaita and
/// toastification, and how the countdown resumes.
@Suite("Modern peers: paused countdowns")
struct PeerPauseTests {
  @Test(
    "each kind of attention pauses the countdown, which then resumes with its remaining time",
    arguments: [Attention.hover, .focusWithin, .touch, .appInactive, .assistiveTechnology])
  func timeLeft(reason: Attention) {
    var engine = OverlayEngine.resting()
    engine.prepare([(500, .attentionChanged(reason, of: .first, isPresent: true))])
    #expect(engine.wakeup == .never)
    #expect(engine.play([(60_000, .attentionChanged(reason, of: .first, isPresent: false))]) == [])
    #expect(engine.wakeup == .at(.ms(60_700)))
  }

  @Test("a countdown that is paused for several reasons resumes when the last one ends")
  func counted() {
    var engine = OverlayEngine.resting()
    engine.prepare([
      (500, .attentionChanged(.hover, of: .first, isPresent: true)),
      (600, .attentionChanged(.focusWithin, of: .first, isPresent: true)),
      (700, .attentionChanged(.appInactive, of: nil, isPresent: true)),
      (800, .attentionChanged(.hover, of: .first, isPresent: false)),
      (900, .attentionChanged(.appInactive, of: nil, isPresent: false)),
    ])
    #expect(engine.wakeup == .never)
    engine.prepare([(1000, .attentionChanged(.focusWithin, of: .first, isPresent: false))])
    #expect(engine.wakeup == .at(.ms(1700)))
  }

  @Test("libadwaita: the countdown can restart after a pause")
  func restart() {
    var engine = OverlayEngine.resting(.plain().with(\.resumePolicy, .restart))
    engine.prepare([
      (1100, .attentionChanged([.hover, .focusWithin], of: .first, isPresent: true)),
      (2000, .attentionChanged(.hover, of: .first, isPresent: false)),
    ])
    #expect(engine.wakeup == .never)
    engine.prepare([(3000, .attentionChanged(.focusWithin, of: .first, isPresent: false))])
    #expect(engine.wakeup == .at(.ms(4000)))
  }

  @Test("an overlay can choose which kinds of attention pause its countdown")
  func chosen() {
    var engine = OverlayEngine.resting(.plain().with(\.pausesFor, .drag))
    engine.prepare([(500, .attentionChanged(.hover, of: .first, isPresent: true))])
    #expect(engine.wakeup == .at(.ms(1200)))
  }

  @Test("if an overlay is paused during its entrance, its countdown starts when the pause ends")
  func arrivesHeld() {
    var engine = OverlayEngine.entering()
    engine.prepare([
      (100, .attentionChanged(.hover, of: .first, isPresent: true)), (5000, .timePassed),
      (5000, .attentionChanged(.hover, of: .first, isPresent: false)),
    ])
    #expect(engine.wakeup == .at(.ms(6000)))
  }

  @Test("an inactive window pauses every countdown, even of overlays shown later")
  func windowBlur() {
    var engine = OverlayEngine.open(capacity: 2)
    engine.prepare(
      showing(.first, at: 0) + [(700, .attentionChanged(.appInactive, of: nil, isPresent: true))]
        + showing(.second, .plain(.bottom), at: 800) + [(9000, .timePassed)])
    #expect(engine.shown == [.first, .second])
    #expect(engine.wakeup == .never)
    engine.prepare([(9000, .attentionChanged(.appInactive, of: nil, isPresent: false))])
    #expect(engine.wakeup == .at(.ms(9500)))
    #expect(engine.play([(9500, .timePassed)]) == [.notify(.first, .willDismiss)])
  }

  @Test("a lifetime that ends during a drag takes effect after the drag")
  func drag() {
    var engine = OverlayEngine.resting()
    engine.prepare([pointer(.began, at: 1100, y: 90), pointer(.moved, at: 1110, y: 80)])
    #expect(engine.play([(5000, .timePassed)]) == [])
    let commands = engine.play([pointer(.ended, at: 5000, y: 80), (9000, .timePassed)])
    #expect(commands == [.notify(.first, .willDismiss)] + .gone(.first, .timedOut))
  }
}
