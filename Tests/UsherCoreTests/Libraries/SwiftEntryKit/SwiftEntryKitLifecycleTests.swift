import Testing
import UsherCore

/// The SwiftEntryKit reference, 2.5: the order of entrances, exits and their callbacks.
@Suite("SwiftEntryKit 2.5: replacement and the order of lifecycle events")
struct SwiftEntryKitLifecycleTests {
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
}

/// The same section: the cases in which SwiftEntryKit loses a dismissal's completion, which never
/// happens here.
@Suite("SwiftEntryKit 2.5: mended: every entry ends once, and tells so")
struct SwiftEntryKitCompletionTests {
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
