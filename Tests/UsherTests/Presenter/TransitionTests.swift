import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Replaced transitions")
struct TransitionTests {
  /// A transition with another effect, twice as long as the transition of `lasting`.
  private static let slow = OverlayTransition(scale: .easeOut(.milliseconds(200)))

  @Test("a transition that is replaced in its callback is the only visible transition")
  func fromCallbacks() {
    let stages = (chosen: Stage(), own: Stage())
    let lifecycle = Lifecycle(
      willPresent: { [unowned presenter = stages.chosen.presenter] in
        presenter.handle(of: OverlayID(1))?.setTransition(Self.slow)
      },
      willDismiss: { [unowned presenter = stages.chosen.presenter] in
        presenter.handle(of: OverlayID(1))?.setTransition(Self.slow)
      })
    let handles = [
      stages.chosen.present("hello", lifecycle: lifecycle),
      stages.own.present(
        "hello",
        as: OverlayConfiguration(lifetime: .infinite, entrance: Self.slow, exit: Self.slow)),
    ]
    for step in 0..<40 {
      if step == 20 { handles.forEach { $0.dismiss() } }
      #expect(stages.chosen.host.scene == stages.own.host.scene)
      #expect(handles[0].word == handles[1].word)
      for stage in [stages.chosen, stages.own] { stage.advance(16) }
    }
    #expect(handles[0].result == .dismissed(.programmatic))
    #expect(stages.chosen.problems.isEmpty)
  }

  @Test("willDismiss can choose the exit, because the dismiss reason is known")
  func byReason() {
    var gone: [Int] = []
    for dismisses in [true, false] {
      let stage = Stage(clock: ManualClock(frameInterval: .milliseconds(10)))
      let lifecycle = Lifecycle(willDismiss: { [unowned presenter = stage.presenter] in
        guard case .leaving(.dismissed(.timedOut)) = presenter.pendingState(of: OverlayID(1)) else {
          return
        }
        presenter.handle(of: OverlayID(1))?.setTransition(Self.slow)
      })
      let handle = stage.present("hello", as: .brief, lifecycle: lifecycle)
      stage.advance(500)
      if dismisses { handle.dismiss() }
      var time = 0
      while handle.result == nil, time < 2000 {
        stage.advance(50)
        time += 50
      }
      gone.append(time)
    }
    // The first overlay exits 0.1 seconds after its dismissal. The second overlay exits 0.2 seconds
    // after its lifetime of one second.
    #expect(gone == [100, 800])
  }

  @Test("an invalid transition is reported and ignored, and an ended overlay doesn't change")
  func unusable() {
    let stage = Stage()
    let handle = stage.present("hello")
    handle.setTransition(OverlayTransition(fade: .easeIn(.milliseconds(-100))))
    #expect(
      stage.problems == [
        .invalidInput(.unusableUpdate(handle.id, .negative(.curveDuration, -0.1)))
      ])
    stage.advance(500)
    handle.dismiss()
    stage.advance(500)
    handle.setTransition(Self.slow)
    #expect(handle.result == .dismissed(.programmatic))
    #expect(stage.problems.count == 1)
  }
}
