import Testing
import UsherCore

/// The SwiftMessages reference, 6.1 pain points of queue, de-duplication and lifetime: the features
/// that developers have asked for, and their equivalents here.
@Suite struct SwiftMessagesRequestTests {
  @Test("mended: one that replaces the shown one is shown at once, in the same turn")
  func replace() {
    var engine = OverlayEngine.resting()
    let commands = engine.play(showing(.second, .plain().with(\.precedence, .replace()), at: 300))
    #expect(
      commands == [.notify(.first, .willDismiss)] + .admitted(.second)
        + [.notify(.second, .willPresent)])
    #expect(engine.play([(400, .timePassed)]) == .gone(.first, .replaced))
  }

  @Test(
    "one of a higher priority displaces the shown one, which comes back for the time it had left")
  func preemptAndRestore() {
    var engine = OverlayEngine.resting()
    let urgent = Overlay.plain(priority: .high, lifetime: .untilDismissed)
      .with(\.precedence, .replace(restoresReplaced: true))
    let coming = engine.play(showing(.second, urgent, at: 700) + [(1000, .timePassed)])
    #expect(
      coming == .admitted(.second) + [
        .notify(.second, .willPresent), .notify(.second, .didPresent),
      ]
    )
    let back = engine.play([
      (2000, .dismissRequested(.overlay(.second))), (2100, .timePassed),
      (2100, .measured(.first, .card)), (2799, .timePassed),
    ])
    #expect(
      back == [.notify(.second, .willDismiss)] + .gone(.second, .requested)
        + [.measure(.first, .phone)])
    // Half of its second was left, and its entrance takes 200 ms.
    #expect(engine.play([(2800, .timePassed)]) == [.notify(.first, .willDismiss)])
  }

  @Test("one of a lower priority does not displace the shown one, and is told so")
  func lowerDoesNotReplace() {
    var engine = OverlayEngine.resting(.plain(priority: .high))
    let commands = engine.play([asking(.second, .plain().with(\.precedence, .replace()), at: 300)])
    #expect(commands == [.refuse(.second, .higherPriorityShown(.first))])
  }

  @Test("several are shown at once, beside each other")
  func several() {
    var engine = OverlayEngine.open(
      with: LaneSettings(capacity: 3, arrangement: .list(spacing: 10)))
    engine.prepare(
      showing(.first, at: 0) + showing(.second, at: 0) + showing(.third, at: 0)
        + [(900, .timePassed)])
    #expect(engine.scene(at: .ms(900)).overlays.map { $0.frame.minY } == [230, 120, 10])
  }

  @Test("an exit is taken back by an update")
  func reverse() {
    var engine = OverlayEngine.resting()
    let commands = engine.play([
      (500, .dismissRequested(.shown())), (550, .updateRequested(.first, .plain())),
      (550, .measured(.first, .card)), (600, .timePassed),
    ])
    #expect(
      commands == [.notify(.first, .willDismiss), .refresh(.first), .measure(.first, .phone)])
    #expect(engine.shown == [.first])
  }

  @Test("its time can be changed while it is shown, and counts from then on")
  func changeLifetime() {
    var engine = OverlayEngine.resting()
    engine.prepare([(500, .lifetimeChanged(.first, .timed(.seconds(3))))])
    #expect(engine.wakeup == .at(.ms(3500)))
    engine.prepare([(600, .lifetimeChanged(.first, .untilDismissed))])
    #expect(engine.wakeup == .never)
  }

  @Test("a screen's messages go with it, shown or waiting, where they have a lane of their own")
  func lifetimeOfScreen() {
    let screen = LaneID(7)
    let message = Overlay.plain().with(\.lane, screen)
    var engine = OverlayEngine.resting()
    engine.prepare(
      showing(.second, message, at: 200) + [asking(.third, message, at: 200), (400, .timePassed)])
    let commands = engine.play([(500, .dismissRequested(.all(in: screen)))])
    #expect(
      commands == [.notify(.third, .didDismiss(.cancelled)), .notify(.second, .willDismiss)])
    #expect(engine.shown == [.first, .second])
  }

  @Test(
    "mended: an app that goes into the background during a motion finds it ended, and the time held"
  )
  func background() {
    var engine = OverlayEngine.entering()
    let commands = engine.play([
      (100, .attentionChanged(.appInactive, of: nil, isPresent: true)), (60_000, .timePassed),
      (60_000, .attentionChanged(.appInactive, of: nil, isPresent: false)),
    ])
    #expect(commands == [.notify(.first, .didPresent)])
    #expect(engine.wakeup == .at(.ms(61_000)))
  }

  @Test("newest first: each request of a higher priority than the one before goes before it")
  func newestFirst() {
    var engine = OverlayEngine.resting()
    for rank in 2...5 {
      engine.prepare([
        asking(OverlayID(UInt64(rank)), .plain(priority: Priority(rank)), at: 300)
      ])
    }
    #expect(engine.waiting.map { $0.rawValue } == [5, 4, 3, 2])
  }
}
