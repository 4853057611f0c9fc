import Testing
import UsherCore

@Suite("Pointers")
struct PointerTests {
  @Test("a tap dismisses the overlay")
  func tap() {
    var engine = OverlayEngine.resting()
    let commands = engine.play([
      pointer(.began, at: 300, y: 50), pointer(.moved, at: 350, x: 206, y: 55),
      pointer(.ended, at: 400, x: 206, y: 55), (500, .timePassed),
    ])
    #expect(commands == .tapped(.first) + .gone(.first, .tap))
  }

  @Test("a tap also dismisses an overlay during its entrance")
  func tapDuringEntrance() {
    var engine = OverlayEngine.entering()
    let commands = engine.play([
      pointer(.began, at: 150, y: 50), pointer(.ended, at: 190, y: 50),
    ])
    #expect(commands == .tapped(.first))
  }

  @Test("a tap on a control affects only the control")
  func tapOnControl() {
    var engine = OverlayEngine.resting()
    let commands = engine.play([
      pointer(.began, at: 300, y: 50, isOnControl: true),
      pointer(.ended, at: 400, y: 50, isOnControl: true),
    ])
    #expect(commands.isEmpty)
    #expect(engine.wakeup == .at(.ms(1300)))
  }

  @Test("a tap that the content reports has the same effect as a tap next to the controls")
  func reported() {
    for tap in [TapBehavior.dismiss, .absorb, .delayExit(by: .seconds(2))] {
      var (reported, tapped) = (
        OverlayEngine.resting(.plain(tap: tap)), OverlayEngine.resting(.plain(tap: tap))
      )
      #expect(
        reported.play([(500, .overlayTapped(.first))]) == tapped.play(tapping(at: 500, y: 50)))
      // A press pauses the countdown while it lasts.
      #expect(tap == .dismiss || reported.wakeup == .at(.ms(tap == .absorb ? 1200 : 3200)))
    }
    var engine = OverlayEngine.resting(.plain(tap: .forward))
    #expect(engine.play([(500, .overlayTapped(.first))]) == [])
    #expect(engine.play([(500, .overlayTapped(.second))]) == [.report(.unknownOverlay(.second))])
    engine.prepare([(500, .dismissRequested(.overlay(.first)))])
    #expect(engine.play([(510, .overlayTapped(.first))]) == [])
  }

  @Test("a tap that the content reports during its own press is performed once")
  func reportedInPress() {
    var engine = OverlayEngine.resting()
    let commands = engine.play([
      pointer(.began, at: 300, y: 50, isOnControl: true), (400, .overlayTapped(.first)),
      pointer(.ended, at: 400, y: 50), (600, .timePassed),
    ])
    #expect(commands == .tapped(.first) + .gone(.first, .tap))
  }

  @Test("if taps don't dismiss an overlay, a tap only calls its closure")
  func tapNotAllowed() {
    var engine = OverlayEngine.resting(.plain(tap: .absorb))
    let commands = engine.play([
      pointer(.began, at: 300, y: 50), pointer(.ended, at: 400, y: 50),
    ])
    #expect(commands == [.performTap(.first, .overlay)])
    #expect(engine.wakeup == .at(.ms(1300)))
  }

  @Test("an overlay that forwards touches doesn't receive presses, so they don't pause it")
  func forwards() {
    var engine = OverlayEngine.resting(.plain(tap: .forward))
    #expect(engine.hitTest(OverlayPoint(x: 200, y: 50), at: .ms(300)) == .passThrough)
    #expect(engine.play([pointer(.began, at: 300, y: 50), pointer(.ended, at: 300, y: 50)]) == [])
    #expect(engine.wakeup == .at(.ms(1200)))
  }

  @Test("a press outside all overlays belongs to the app, even if the pointer moves onto one")
  func besides() {
    var engine = OverlayEngine.resting()
    engine.prepare([(300, .timePassed)])
    let before = engine
    let commands = engine.play([
      pointer(.began, at: 300, y: 400), pointer(.moved, at: 300, y: 50),
      pointer(.ended, at: 300, y: 50),
    ])
    #expect(commands.isEmpty)
    #expect(engine == before)
  }

  @Test("a canceled press changes nothing, and the countdown resumes")
  func cancelledPress() {
    var engine = OverlayEngine.resting()
    let commands = engine.play([
      pointer(.began, at: 300, y: 50), pointer(.cancelled, at: 400, y: 50),
      pointer(.ended, at: 410, y: 50),
    ])
    #expect(commands.isEmpty)
    #expect(engine.wakeup == .at(.ms(1300)))
  }

  @Test(
    "if a pointer ends at an invalid position, it is reported and canceled, and the next one works",
    arguments: [PointerStage.ended, .cancelled])
  func goesUpNowhere(_ stage: PointerStage) {
    var engine = OverlayEngine.resting()
    let nowhere = PointerSample(position: OverlayPoint(x: .infinity, y: 50), time: .ms(400))
    let commands = engine.play([
      pointer(.began, at: 300, y: 50), (400, .pointerChanged(stage, nowhere)),
    ])
    #expect(commands == [.report(.unusablePointer(nowhere))])
    #expect(engine.wakeup == .at(.ms(1300)))
    #expect(
      engine.play([pointer(.began, at: 500, y: 50), pointer(.ended, at: 510, y: 50)])
        == .tapped(.first))
  }

  @Test("an overlay returns if its drag is canceled, at any distance and speed")
  func cancelledDrag() {
    var engine = OverlayEngine.resting()
    let commands = engine.play([
      pointer(.began, at: 300, y: 90), pointer(.moved, at: 310, y: 40),
      pointer(.cancelled, at: 320, y: -20),
    ])
    #expect(commands == [.claimPointer(.first)])
    #expect(engine.only(at: 320)?.offset == Vector(dx: 0, dy: -50))
    engine.prepare([(1200, .timePassed)])
    #expect(engine.only(at: 1200)?.offset == .zero)
    #expect(engine.shown == [.first])
  }

  @Test("a second press on an overlay is ignored during the first press")
  func secondPointer() {
    var engine = OverlayEngine.resting(capacity: 2)
    engine.prepare([
      (200, .presentRequested(.second, .plain(.bottom))), (200, .measured(.second, .card)),
      pointer(.began, at: 500, y: 50),
    ])
    let before = engine
    let ignored = engine.play([pointer(.began, at: 500, y: 750)])
    #expect(ignored.isEmpty)
    #expect(engine == before)
    let commands = engine.play([pointer(.ended, at: 550, y: 50)])
    #expect(commands == .tapped(.first))
  }

  @Test("moves and releases without a press are ignored", arguments: PointerStage.allCases)
  func withoutPress(stage: PointerStage) {
    var engine = OverlayEngine.open()
    let commands = engine.play([pointer(stage, at: 0, y: 50)])
    #expect(commands.isEmpty)
    #expect(engine == OverlayEngine.open())
  }

  @Test(
    "a press or move at an invalid position is reported and otherwise ignored",
    arguments: [PointerStage.began, .moved])
  func unusable(stage: PointerStage) {
    var engine = OverlayEngine.resting()
    engine.prepare([pointer(.began, at: 300, y: 90), pointer(.moved, at: 310, y: 70)])
    let before = engine
    let event = pointer(stage, at: 310, x: .infinity, y: 50)
    let sample = PointerSample(position: OverlayPoint(x: .infinity, y: 50), time: .ms(310))
    let commands = engine.play([event])
    #expect(commands == [.report(.unusablePointer(sample))])
    #expect(engine == before)
  }

  @Test("an exiting overlay ignores the pointer")
  func exiting() {
    var engine = OverlayEngine.resting()
    engine.prepare([(300, .dismissRequested(.all()))])
    #expect(engine.hitTest(OverlayPoint(x: 200, y: 50), at: .ms(300)) == .passThrough)
    let commands = engine.play([pointer(.began, at: 300, y: 50), pointer(.ended, at: 310, y: 50)])
    #expect(commands.isEmpty)
  }

  @Test("a pointer held down while its overlay is dismissed doesn't affect the next overlay")
  func heldAcrossDismissal() {
    var engine = OverlayEngine.resting()
    engine.prepare([
      (200, .presentRequested(.second, .plain())), pointer(.began, at: 300, y: 50),
      (310, .dismissRequested(.overlay(.first))), (410, .timePassed),
      (410, .measured(.second, .card)), (610, .timePassed),
    ])
    let commands = engine.play([
      pointer(.moved, at: 620, y: 20), pointer(.ended, at: 630, y: 0),
    ])
    #expect(commands.isEmpty)
    #expect(engine.wakeup == .at(.ms(1610)))
  }

  @Test(
    "if an overlay is dismissed under a pointer, a new press on another overlay works immediately")
  func freedByDismissal() {
    var engine = OverlayEngine.resting(capacity: 2)
    engine.prepare([
      (200, .presentRequested(.second, .plain(.bottom))), (200, .measured(.second, .card)),
      pointer(.began, at: 500, y: 50), (510, .dismissRequested(.overlay(.first))),
    ])
    let commands = engine.play([
      pointer(.began, at: 520, y: 750), pointer(.ended, at: 530, y: 750),
    ])
    #expect(commands == .tapped(.second))
  }
}
