import Testing
import UsherCore

/// The SwiftMessages reference, 2.6 presentation sequence and event order.
@Suite struct SwiftMessagesSequenceTests {
  @Test("its content is there, it will be presented, was, will be dismissed, and is gone")
  func wholeLife() {
    var engine = OverlayEngine.open()
    let commands = engine.play(showing(.first, at: 0) + [(1300, .timePassed)])
    #expect(
      commands == [
        .attach(.first), .measure(.first, .phone), .notify(.first, .willPresent),
        .notify(.first, .didPresent), .notify(.first, .willDismiss), .detach(.first),
        .notify(.first, .didDismiss(.timedOut)),
      ])
  }

  @Test("mended: dismissed during its entrance it was never presented, and is not later on")
  func dismissedDuringEntrance() {
    var engine = OverlayEngine.entering(
      .plain(
        entrance: OverlayTransition(slide: .linear(5000)),
        exit: OverlayTransition(fade: .linear(100))))
    let commands = engine.play([(100, .dismissRequested(.shown())), (9000, .timePassed)])
    #expect(commands == [.notify(.first, .willDismiss)] + .gone(.first, .requested))
  }

  @Test("without motion everything comes in the same order, each in the moment of its cause")
  func withoutMotion() {
    let still = Overlay.plain(entrance: OverlayTransition(), exit: OverlayTransition())
    var engine = OverlayEngine.open()
    let coming = engine.play(showing(.first, still, at: 0))
    #expect(
      coming == .admitted(.first) + [.notify(.first, .willPresent), .notify(.first, .didPresent)])
    let going = engine.play([(500, .dismissRequested(.shown()))])
    #expect(going == [.notify(.first, .willDismiss)] + .gone(.first, .requested))
    #expect(engine.shown.isEmpty)
  }

  @Test("when it is told that it is gone, it can be shown again, and the lane's pause has begun")
  func shownAgain() {
    var engine = OverlayEngine.open(with: LaneSettings(gap: .constant(.milliseconds(500))))
    engine.prepare(showing(.first, at: 0) + [(1200, .timePassed)])
    #expect(engine.play([(1300, .timePassed)]) == .gone(.first, .timedOut))
    #expect(engine.play([asking(.first, at: 1300)]) == [])
    #expect(engine.wakeup == .at(.ms(1800)))
    #expect(engine.play([(1800, .timePassed)]) == .admitted(.first))
  }

  @Test("each end tells its reason, so that the outcome is known where it is awaited")
  func reasons() {
    var engine = OverlayEngine.resting()
    engine.prepare([asking(.second, at: 300), (300, .dismissRequested(.overlay(.second)))])
    let commands = engine.play([(400, .keyPressed(.escape)), (500, .timePassed)])
    #expect(commands == [.notify(.first, .willDismiss)] + .gone(.first, .escapePressed))
  }
}
