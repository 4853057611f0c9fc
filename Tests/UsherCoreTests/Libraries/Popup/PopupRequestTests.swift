import Testing
import UsherCore

/// The Popup reference, 11 pain points and requests, and 9 the example app.
@Suite struct PopupRequestTests {
  @Test("a host's overlay of a high priority hides a low one, which is shown again afterwards")
  func lowComesBack() {
    var engine = OverlayEngine.resting(.plain(priority: .low, lifetime: .untilDismissed))
    let urgent = Overlay.plain(priority: .high, lifetime: .untilDismissed)
      .with(\.precedence, .replace(restoresReplaced: true))
    engine.prepare(showing(.second, urgent, at: 300))
    #expect(engine.play([(400, .timePassed)]) == [])
    #expect(engine.waiting == [.first])
    let back = engine.play([(600, .dismissRequested(.overlay(.second))), (700, .timePassed)])
    #expect(
      back == [.notify(.second, .didPresent), .notify(.second, .willDismiss)]
        + .gone(.second, .requested) + [.measure(.first, .phone)])
  }

  @Test("a lane can be paused while a page opened from a task is up, and go on later")
  func pause() {
    var engine = OverlayEngine.open()
    engine.prepare([
      asking(.first, .task(2), at: 0), asking(.second, .task(1), at: 0), (0, .lanePaused(.main)),
    ])
    #expect(engine.play([(10, .dismissRequested(.shown()))]) == .resigned(.first))
    #expect(engine.wakeup == .never)
    #expect(engine.play([(60_000, .laneResumed(.main))]) == .rendered(.second))
  }

  @Test("a paused lane can be cleared")
  func clearPaused() {
    var engine = OverlayEngine.open()
    engine.prepare([(0, .lanePaused(.main)), asking(.first, .task(1), at: 0)])
    #expect(
      engine.play([(10, .dismissRequested(.waiting())), (20, .laneResumed(.main))])
        == [.notify(.first, .didDismiss(.cancelled))])
  }

  @Test("a lane that refuses shows a task only if it shows nothing else")
  func onlyIfFree() {
    var engine = OverlayEngine.open(with: LaneSettings(overflow: .refuse))
    let commands = engine.play([
      asking(.first, .task(1), at: 0), asking(.second, .task(2), at: 0),
      (10, .dismissRequested(.shown())), asking(.third, .task(3), at: 20),
    ])
    #expect(
      commands == .rendered(.first) + [.refuse(.second, .laneFull(.main))] + .resigned(.first)
        + .rendered(.third))
  }

  @Test("one may jump the queue: it is shown beside what is shown, and nobody who waits moves")
  func jump() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, .task(1), at: 0), asking(.second, .task(2), at: 0)])
    let commands = engine.play([asking(.third, .task(0).with(\.precedence, .stack), at: 10)])
    #expect(commands == .rendered(.third))
    #expect(engine.shown == [.first, .third])
    #expect(engine.waiting == [.second])
  }

  @Test("what the app draws and what the host draws take their turns in one line")
  func mixed() {
    var engine = OverlayEngine.resting()
    engine.prepare([asking(.second, .task(900), at: 300), asking(.third, at: 300)])
    #expect(
      engine.play([(1300, .timePassed), (1500, .dismissRequested(.shown()))])
        == [.notify(.first, .willDismiss)] + .gone(.first, .timedOut) + .rendered(.second)
        + .resigned(.second) + .admitted(.third))
  }

  @Test("a task that closes when its window does is told so")
  func windowCloses() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, .task(2), at: 0), asking(.second, .task(1), at: 0)])
    #expect(
      engine.play([(10, .hostClosed)]) == [
        .notify(.first, .willDismiss), .notify(.first, .didDismiss(.hostClosed)),
        .notify(.second, .didDismiss(.hostClosed)),
      ])
  }
}
