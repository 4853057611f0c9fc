import Testing
import UsherCore

@Suite("The closed window")
struct HostClosedTests {
  @Test(
    "closing the window removes the shown overlays from front to back, then the waiting overlays"
  )
  func everything() {
    var engine = OverlayEngine.resting(capacity: 3)
    engine.prepare([
      (200, .presentRequested(.second, .plain(.bottom))), (200, .measured(.second, .card)),
      (500, .dismissRequested(.overlay(.second))),
      (550, .presentRequested(.third, .plain())),
      (550, .presentRequested(OverlayID(4), .plain())),
      (550, .presentRequested(OverlayID(5), .plain(priority: .high))),
    ])
    let commands = engine.play([(560, .hostClosed)])
    let waiting: [OverlayCommand] = [
      .notify(OverlayID(5), .didDismiss(.hostClosed)),
      .notify(OverlayID(4), .didDismiss(.hostClosed)),
    ]
    // The third overlay was never visible, and the second overlay keeps the reason of its exit.
    #expect(
      commands == .gone(.third, .hostClosed) + .gone(.second, .programmatic)
        + [.notify(.first, .willDismiss)] + .gone(.first, .hostClosed) + waiting)
    #expect(engine.shown.isEmpty)
    #expect(engine.waitingCount == 0)
    #expect(engine.wakeup == .never)
    #expect(engine.scene(at: .ms(560)) == OverlayScene())
  }

  @Test(
    "closing the window sends `willDismiss` in every visible phase", arguments: [100, 320, 450])
  func visiblePhases(time: Int) {
    var engine = OverlayEngine.entering()
    // The overlay enters at 100 ms, is dragged at 320 ms and returns at 450 ms.
    let drag: [Timed] = [
      pointer(.began, at: 300, y: 90), pointer(.moved, at: 310, y: 80),
      pointer(.cancelled, at: 440, y: 80),
    ]
    engine.prepare(drag.filter { $0.time < time })
    let commands = engine.play([(time, .hostClosed), pointer(.ended, at: time, y: 80)])
    #expect(commands == [.notify(.first, .willDismiss)] + .gone(.first, .hostClosed))
  }

  @Test("events after the closing are refused, reported or ignored")
  func afterwards() {
    var engine = OverlayEngine.resting()
    engine.prepare([(500, .hostClosed)])
    let closed = engine
    let commands = engine.play([
      (500, .presentRequested(.second, .plain())),
      (500, .presentRequested(.third, .plain().with(\.overhang, -1))),
      (500, .dismissRequested(.overlay(.first))),
      (500, .dismissRequested(.all())),
      (500, .measured(.first, .card)),
      (500, .viewportChanged(.phone)),
      (500, .keyPressed(.escape)),
      pointer(.began, at: 500, y: 50),
      (500, .hostClosed),
    ])
    #expect(
      commands == [
        .refuse(.second, .hostClosed), .refuse(.third, .hostClosed),
        .report(.unknownOverlay(.first)), .report(.unknownOverlay(.first)),
      ])
    #expect(engine == closed)
  }

  @Test("an engine without a viewport can be closed")
  func neverOpen() {
    var engine = OverlayEngine()
    engine.prepare([(0, .presentRequested(.first, .plain()))])
    let commands = engine.play([(0, .hostClosed), (10, .viewportChanged(.phone))])
    #expect(commands == [.notify(.first, .didDismiss(.hostClosed))])
  }

  @Test("if closing the window ends one overlay and admits the next, that one ends unseen")
  func admittedByTheWay() {
    var engine = OverlayEngine.resting()
    engine.prepare([(200, .presentRequested(.second, .plain()))])
    let commands = engine.play([(5000, .hostClosed)])
    let leaving: [OverlayCommand] = [.notify(.first, .willDismiss)]
    #expect(
      commands == leaving + .gone(.first, .timedOut) + .admitted(.second)
        + .gone(.second, .hostClosed))
  }
}
