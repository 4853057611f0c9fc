import Testing
import UsherCore

/// The SwiftEntryKit reference, 2.5: in which order entries come, go and tell of it.
@Suite("SwiftEntryKit 2.5: replacement and the order of lifecycle events")
struct SwiftEntryKitLifecycleTests {
  @Test("an entry tells when its entrance begins and ends, and when its exit does")
  func plainLife() {
    var engine = OverlayEngine.open()
    let commands = engine.play([
      (0, .presentRequested(.first, SwiftEntryKit.override())), (0, .measured(.first, .card)),
      (200, .timePassed), (1200, .timePassed), (1300, .timePassed),
    ])
    let life: [Command] = [
      .notify(.first, .willPresent), .notify(.first, .didPresent), .notify(.first, .willDismiss),
    ]
    #expect(commands == .admitted(.first) + life + .gone(.first, .timedOut))
  }

  @Test("mended: without an entrance animation, it has appeared only when all is set up")
  func noEntrance() {
    var engine = OverlayEngine.open()
    let entry = SwiftEntryKit.override().with(\.entrance, OverlayTransition())
    engine.prepare([(0, .presentRequested(.first, entry))])
    let commands = engine.play([(0, .measured(.first, .card))])
    #expect(commands == [.notify(.first, .willPresent), .notify(.first, .didPresent)])
    #expect(engine.wakeup == .at(.ms(1000)))
    #expect(
      engine.play([pointer(.began, at: 0, y: 50), pointer(.ended, at: 0, y: 50)])
        == .tapped(.first))
  }

  @Test("a pop animation and an entrance run beside each other, and each ends by its own time")
  func popBesideEntrance() {
    let life: [Command] =
      [.notify(.first, .willDismiss)] + .admitted(.second) + [.notify(.second, .willPresent)]
    let orders: [(Int, [Command])] = [
      (100, .gone(.first, .replaced) + [.notify(.second, .didPresent)]),
      (300, [.notify(.second, .didPresent)] + .gone(.first, .replaced)),
    ]
    for (pop, order) in orders {
      let transition = OverlayTransition(fade: .linear(pop))
      var engine = OverlayEngine.resting(SwiftEntryKit.override().with(\.replaced, transition))
      let commands = engine.play([
        (300, .presentRequested(.second, SwiftEntryKit.override())),
        (300, .measured(.second, .card)), (600, .timePassed),
      ])
      #expect(commands == life + order)
    }
  }

  @Test(
    "overridden, or mended: popped by an empty animation, an entry is gone before another appears")
  func overridden() {
    var engine = OverlayEngine.resting(
      SwiftEntryKit.override().with(\.replaced, OverlayTransition()))
    let replacing = engine.play([(300, .presentRequested(.second, SwiftEntryKit.override()))])
    #expect(
      replacing == [.notify(.first, .willDismiss)] + .admitted(.second)
        + .gone(.first, .replaced))
    #expect(engine.shown == [.second])
    #expect(engine.play([(300, .measured(.second, .card))]) == [.notify(.second, .willPresent)])
  }

  @Test("it goes the same way whoever sends it, and the next one follows when it is gone")
  func ways() {
    let tap = [pointer(.began, at: 300, y: 50), pointer(.ended, at: 310, y: 50)]
    let swipe = [
      pointer(.began, at: 300, y: 50), pointer(.moved, at: 310, y: 35),
      pointer(.ended, at: 320, y: 20),
    ]
    let ways: [([Timed], [Command], DismissReason)] = [
      ([], [.notify(.first, .willDismiss)], .timedOut),
      ([(300, .dismissRequested(.shown()))], [.notify(.first, .willDismiss)], .requested),
      (tap, .tapped(.first), .overlayTapped),
      (swipe, [.claimPointer(.first), .notify(.first, .willDismiss)], .swiped),
    ]
    for (script, leaving, reason) in ways {
      var engine = OverlayEngine.resting(SwiftEntryKit.override())
      engine.prepare([(200, .presentRequested(.second, SwiftEntryKit.enqueue()))])
      #expect(
        engine.play(script + [(2000, .timePassed)])
          == leaving + .gone(.first, reason) + .admitted(.second))
      #expect(
        engine.play([(2000, .measured(.second, .card)), (2200, .timePassed)])
          == [.notify(.second, .willPresent), .notify(.second, .didPresent)])
    }
  }

  @Test("mended: an entry that is dismissed before its entrance ended never tells that it appeared")
  func dismissedEntering() {
    var engine = OverlayEngine.entering(SwiftEntryKit.override())
    let commands = engine.play([(100, .dismissRequested(.shown())), (5000, .timePassed)])
    #expect(commands == [.notify(.first, .willDismiss)] + .gone(.first, .requested))
  }

  @Test("mended: dismissed again and again, it tells so once, for the first reason")
  func dismissedTwice() {
    var engine = OverlayEngine.resting(SwiftEntryKit.override())
    let commands = engine.play([
      (300, .dismissRequested(.shown())), (350, .dismissRequested(.all())),
      pointer(.began, at: 360, y: 20), pointer(.ended, at: 370, y: 20), (400, .timePassed),
    ])
    #expect(commands == [.notify(.first, .willDismiss)] + .gone(.first, .requested))
  }
}

/// The same section: when the completion of a dismissal is lost there, which it never is here.
@Suite("SwiftEntryKit 2.5: mended: every entry ends once, and tells so")
struct SwiftEntryKitCompletionTests {
  @Test("where nothing is displayed, there is nothing to end")
  func nothingDisplayed() {
    var engine = OverlayEngine.open()
    #expect(engine.play([(0, .dismissRequested(.shown()))]).isEmpty)
  }

  @Test("those that are enqueued end as the line is emptied")
  func enqueued() {
    var engine = OverlayEngine.resting(SwiftEntryKit.override())
    engine.prepare([(200, .presentRequested(.second, SwiftEntryKit.enqueue()))])
    #expect(
      engine.play([(300, .dismissRequested(.waiting()))])
        == [.notify(.second, .didDismiss(.cancelled))])
  }

  @Test("one that is replaced while it exits ends as it was asked to")
  func replacedWhileExiting() {
    var engine = OverlayEngine.resting(SwiftEntryKit.override())
    engine.prepare([
      (300, .dismissRequested(.shown())),
      (350, .presentRequested(.second, SwiftEntryKit.override())),
    ])
    #expect(engine.play([(400, .timePassed)]) == .gone(.first, .requested))
  }

  @Test("one that is gone before an older one has popped ends by itself")
  func olderStillPopping() {
    let slow = SwiftEntryKit.override().with(\.replaced, OverlayTransition(fade: .linear(1000)))
    var engine = OverlayEngine.resting(slow)
    engine.prepare([
      (300, .presentRequested(.second, SwiftEntryKit.override())), (300, .measured(.second, .card)),
    ])
    let commands = engine.play([(600, .dismissRequested(.shown())), (5000, .timePassed)])
    let second: [Command] = [.notify(.second, .didPresent), .notify(.second, .willDismiss)]
    #expect(commands == second + .gone(.second, .requested) + .gone(.first, .replaced))
  }
}
