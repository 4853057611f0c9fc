import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Explanations")
struct ExplanationTests {
  @Test("an empty presenter explains that it has no overlays")
  func empty() {
    #expect(Stage().presenter.explain() == "nothing is shown or waiting")
  }

  @Test("explain() lists why each shown overlay was admitted, and its remaining time")
  func shown() {
    let stage = Stage()
    stage.presenter.present(.words("first"), as: .brief, name: "sync")
    stage.advance(600)
    var stacked = OverlayConfiguration.lasting
    stacked.precedence = .stack
    stage.present("second", as: stacked)
    stage.presenter.setAttention([.keyboardOpen, .appInactive], isPresent: true)
    #expect(
      stage.presenter.explain() == """
        overlay 1 "sync": resting; its turn came; 500 ms left, held by inactive app, open keyboard
        overlay 2: entering; it was stacked with shown overlays; its countdown has not started
        """)
    stage.advance(300)
    stage.presenter.setAttention(.all, isPresent: false)
    stage.presenter.dismiss(OverlayID(2))
    #expect(
      stage.presenter.explain() == """
        overlay 1 "sync": resting; its turn came; 500 ms left
        overlay 2: leaving; programmatic
        """)
  }

  @Test("explain() names the app if it paused a countdown")
  func held() {
    let stage = Stage()
    let handle = stage.present("first", as: .brief)
    stage.advance(600)
    handle.pause()
    #expect(
      stage.presenter.explain()
        == "overlay 1: resting; its turn came; 500 ms left, held by the app")
  }

  @Test("explain() names the overlay that was replaced and will return")
  func replaced() {
    let stage = Stage(clock: ManualClock(frameInterval: .milliseconds(10)))
    stage.present("first")
    stage.advance(200)
    var urgent = OverlayConfiguration.lasting
    urgent.precedence = .replace(restoresReplaced: true)
    stage.present("urgent", as: urgent)
    stage.advance(50)
    #expect(
      stage.presenter.explain() == """
        overlay 1: leaving; to be shown again later
        overlay 2: entering; it replaced overlay 1; its countdown has not started
        """)
    stage.advance(200)
    #expect(
      stage.presenter.explain() == """
        overlay 2: resting; it replaced overlay 1; stays until dismissed
        overlay 1: waiting, place 1 of 1; lane full: overlay 2; was interrupted
        """)
  }

  @Test("explain() names the overlay that was evicted")
  func evicted() {
    let stage = Stage()
    stage.presenter.configure(.main, LaneSettings(overflow: .dismissOldest))
    stage.present("first")
    stage.advance(200)
    stage.present("second")
    #expect(
      stage.presenter.explain() == """
        lane 0: when full: dismissOldest
        overlay 1: leaving; evicted
        overlay 2: entering; it evicted overlay 1; its countdown has not started
        """)
  }

  @Test("explain() lists a random gap's minimum and maximum")
  func randomGap() {
    let stage = Stage()
    stage.presenter.configure(
      .main, LaneSettings(gap: .random(.seconds(1) ... .seconds(2), seed: 1)))
    stage.present("first")
    #expect(stage.presenter.explain().contains("a gap of 1000 ms to 2000 ms"))
  }

  @Test("explain() lists a waiting request's position and its wait reason")
  func waiting() {
    let stage = Stage()
    stage.presenter.configure(
      .main, LaneSettings(order: .arrival, maximumWaiting: 9, gap: .constant(.seconds(2))))
    stage.present("first", as: .brief)
    stage.present("second")
    var impatient = OverlayConfiguration.lasting
    impatient.maximumWait = .seconds(9)
    stage.presenter.present(.words("third"), as: impatient, name: "impatient")
    var late = OverlayConfiguration.lasting
    late.delay = .seconds(60)
    stage.present("late", as: late)
    let rules = "lane 0: by arrival, at most 9 waiting, a gap of 2000 ms"
    #expect(
      stage.presenter.explain() == """
        \(rules)
        overlay 1: entering; its turn came; its countdown has not started
        overlay 2: waiting, place 1 of 2; lane full: overlay 1
        overlay 3 "impatient": waiting, place 2 of 2, behind overlay 2; lane full: overlay 1; expires in 9000 ms
        overlay 4: delayed for 60000 ms
        """)
    stage.advance(1700)
    #expect(
      stage.presenter.explain() == """
        \(rules)
        overlay 2: waiting, place 1 of 2; its lane has a gap for another 1500 ms
        overlay 3 "impatient": waiting, place 2 of 2, behind overlay 2; its lane has a gap for another 1500 ms; expires in 7300 ms
        overlay 4: delayed for 58300 ms
        """)
    stage.presenter.pause(.main)
    stage.presenter.dismiss(.overlay(OverlayID(3)))
    #expect(
      stage.presenter.explain() == """
        lane 0: paused, by arrival, at most 9 waiting, a gap of 2000 ms
        overlay 2: waiting, place 1 of 1; its lane is paused
        overlay 4: delayed for 58300 ms
        """)
  }

  @Test("explain() names the overlay of a lane that takes turns with the request's lane")
  func turns() {
    let stage = Stage()
    stage.presenter.configure(LaneID(1), LaneSettings(takesTurnsWith: .main))
    stage.presenter.configure(.main, LaneSettings(takesTurnsWith: .main))
    stage.present("first")
    var other = OverlayConfiguration.lasting
    other.lane = LaneID(1)
    stage.present("second", as: other)
    #expect(
      stage.presenter.explain() == """
        lane 1: takes turns with lane 0
        overlay 1: entering; its turn came; its countdown has not started
        overlay 2: waiting, place 1 of 1; a lane that takes turns with its lane shows overlay 1
        """)
  }

  @Test("every overlay waits if there is no viewport")
  func noViewport() {
    let presenter = Presenter(host: HeadlessHost(viewport: OverlayViewport(size: .zero)))
    presenter.present(.words("hello"))
    #expect(
      presenter.explain()
        == "overlay 1: waiting; there is no viewport")
  }

  @Test("an overlay waits until its window is visible")
  func notVisible() {
    let stage = Stage()
    stage.presenter.receive(.visibilityChanged(isVisible: false))
    stage.present("hello")
    #expect(stage.presenter.explain() == "overlay 1: waiting; its window isn't visible")
  }

  @Test("explain() mentions that an overlay stays for its minimum time")
  func postponed() {
    let stage = Stage()
    var steady = OverlayConfiguration.lasting
    steady.minimumTime = .seconds(5)
    let handle = stage.present("hello", as: steady)
    stage.advance(1000)
    handle.dismiss()
    #expect(
      stage.presenter.explain()
        == "overlay 1: resting; its turn came; stays until dismissed; leaves after its minimum time; programmatic"
    )
  }
}
