import Testing
import UsherCore

@Suite("Requests and dismissals")
struct RequestTests {
  @Test("a resting overlay that is dismissed exits and then is removed")
  func dismissShown() {
    var engine = OverlayEngine.resting()
    let commands = engine.play([(500, .dismissRequested(.overlay(.first))), (600, .timePassed)])
    #expect(commands == [.notify(.first, .willDismiss)] + .gone(.first, .programmatic))
  }

  @Test("an overlay that is dismissed during its entrance isn't presented")
  func dismissEntering() {
    var engine = OverlayEngine.entering(.plain(exit: OverlayTransition(fade: .linear(100))))
    let commands = engine.play([(100, .dismissRequested(.overlay(.first))), (200, .timePassed)])
    #expect(commands == [.notify(.first, .willDismiss)] + .gone(.first, .programmatic))
  }

  @Test(
    "if an overlay is dismissed before it is measured, the next overlay is attached immediately")
  func dismissMeasuring() {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .presentRequested(.first, .plain())), (0, .presentRequested(.second, .plain())),
    ])
    let commands = engine.play([(10, .dismissRequested(.overlay(.first)))])
    #expect(commands == .gone(.first, .programmatic) + .admitted(.second))
  }

  @Test("a waiting overlay that is dismissed is canceled, and removed from the queue")
  func dismissWaiting() {
    var engine = OverlayEngine.resting()
    engine.prepare([
      (200, .presentRequested(.second, .plain())), (200, .presentRequested(.third, .plain())),
    ])
    let commands = engine.play([(300, .dismissRequested(.overlay(.second)))])
    #expect(commands == [.notify(.second, .didDismiss(.cancelled))])
    #expect(engine.waiting == [.third])
  }

  @Test("the first of two dismiss reasons is used")
  func dismissTwice() {
    var engine = OverlayEngine.resting()
    engine.prepare([(500, .keyPressed(.escape))])
    let again = engine.play([(550, .dismissRequested(.overlay(.first)))])
    #expect(again.isEmpty)
    let end = engine.play([(600, .timePassed)])
    #expect(end == .gone(.first, .escape))
  }

  @Test("a dismissal of an unknown or removed overlay is reported")
  func dismissUnknown() {
    var engine = OverlayEngine.resting()
    let unknown = engine.play([(300, .dismissRequested(.overlay(.stranger)))])
    #expect(unknown == [.report(.unknownOverlay(.stranger))])
    engine.prepare([(1200, .timePassed), (1300, .timePassed)])
    let gone = engine.play([(1400, .dismissRequested(.overlay(.first)))])
    #expect(gone == [.report(.unknownOverlay(.first))])
  }

  @Test(
    "dismissing all cancels waiting overlays, then dismisses shown overlays from the front"
  )
  func dismissAll() {
    var engine = OverlayEngine.resting(capacity: 3)
    engine.prepare([
      (200, .presentRequested(.second, .plain(.bottom))), (200, .measured(.second, .card)),
      (200, .presentRequested(.third, .plain(.center))),
      (200, .presentRequested(OverlayID(4), .plain())),
      (200, .presentRequested(OverlayID(5), .plain(priority: .high))),
    ])
    let commands = engine.play([(400, .dismissRequested(.all()))])
    let cancelled: [OverlayCommand] = [
      .notify(OverlayID(5), .didDismiss(.cancelled)),
      .notify(OverlayID(4), .didDismiss(.cancelled)),
    ]
    let leaving: [OverlayCommand] = [.notify(.second, .willDismiss), .notify(.first, .willDismiss)]
    // The second overlay was already presented, because its entrance ended at 400 ms.
    let due: [OverlayCommand] = [.notify(.second, .didPresent)]
    #expect(commands == due + cancelled + .gone(.third, .programmatic) + leaving)
    let end = engine.play([(500, .timePassed)])
    #expect(end == .gone(.first, .programmatic) + .gone(.second, .programmatic))
    #expect(engine.wakeup == .never)
  }

  @Test("dismissing all without overlays changes nothing")
  func dismissAllOfNothing() {
    var engine = OverlayEngine.open()
    let commands = engine.play([(0, .dismissRequested(.all()))])
    #expect(commands.isEmpty)
    #expect(engine == OverlayEngine.open())
  }

  @Test("a request with an id in use is reported, and the existing overlay doesn't change")
  func identifierInUse() {
    var engine = OverlayEngine.resting()
    engine.prepare([(300, .presentRequested(.second, .plain(priority: .low)))])
    let before = engine
    let commands = engine.play([
      (300, .presentRequested(.first, .plain(.bottom))),
      (300, .presentRequested(.second, .plain(priority: .max))),
    ])
    #expect(commands == [.report(.identifierInUse(.first)), .report(.identifierInUse(.second))])
    #expect(engine == before)
  }

  @Test("an id is in use until its overlay's exit ends")
  func identifierInUseDuringExit() {
    var engine = OverlayEngine.resting()
    engine.prepare([(500, .dismissRequested(.all()))])
    let commands = engine.play([
      (550, .presentRequested(.first, .plain())), (600, .presentRequested(.first, .plain())),
    ])
    #expect(
      commands == [.report(.identifierInUse(.first))] + .gone(.first, .programmatic)
        + .admitted(.first))
  }

  @Test("an overlay with an invalid value is refused with an error that names it")
  func refusesInvalid() {
    var engine = OverlayEngine.open()
    let overlay = OverlayConfiguration.plain().with(\.size.maximumWidth, .constant(0.5))
    let commands = engine.play([(0, .presentRequested(.first, overlay))])
    let range = 1...Double.greatestFiniteMagnitude
    #expect(
      commands == [.refuse(.first, .invalid(.outOfRange(.maximumWidth, 0.5, range)))])
    #expect(engine == OverlayEngine.open())
  }

  @Test("an overlay that is dismissed twice before its minimum time exits once")
  func dismissTwiceDuringMinimumTime() {
    var engine = OverlayEngine.resting(
      .plain(lifetime: .infinite).with(\.minimumTime, .seconds(5)))
    let early = engine.play([
      (300, .dismissRequested(.shown())), (400, .dismissRequested(.shown())),
      (4999, .timePassed),
    ])
    #expect(early.isEmpty)
    #expect(
      engine.play([(9000, .timePassed)])
        == [.notify(.first, .willDismiss)] + .gone(.first, .programmatic))
  }
}
