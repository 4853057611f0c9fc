import Testing
@_spi(Facades) import Usher
import UsherTesting

@MainActor
@Suite("A presenter's alarms")
struct AlarmTests {
  @Test("an alarm is called once at its time, in order of time and then of the calls")
  func order() {
    let stage = Stage()
    var done: [String] = []
    stage.presenter.act(after: .milliseconds(200)) { done.append("late") }
    stage.presenter.act(after: .milliseconds(100)) { done.append("early") }
    stage.presenter.act(after: .milliseconds(200)) { done.append("last") }
    stage.advance(99)
    #expect(done == [])
    stage.advance(1)
    #expect(done == ["early"])
    stage.advance(10_000)
    #expect(done == ["early", "late", "last"])
    #expect(stage.host.wakeup == .never)
  }

  @Test("an alarm without a delay is called immediately", arguments: [Duration.zero, .seconds(-1)])
  func noTime(delay: Duration) {
    let stage = Stage()
    var isDone = false
    stage.presenter.act(after: delay) { isDone = true }
    #expect(isDone)
    #expect(stage.host.wakeup == .never)
  }

  @Test("an alarm waits for the current callback, and may call the presenter")
  func inside() {
    let stage = Stage()
    var done: [String] = []
    let lifecycle = Lifecycle(willPresent: {
      stage.presenter.act(after: .zero) {
        done.append("act")
        stage.presenter.dismissAll()
      }
      done.append("returned")
    })
    let handle = stage.present("hello", lifecycle: lifecycle)
    #expect(done == ["returned", "act"])
    stage.advance(1000)
    #expect(handle.result == .dismissed(.programmatic))
  }

  @Test("alarms that set new alarms don't block the frame")
  func endless() {
    let stage = Stage()
    let loop = Loop(on: stage.presenter)
    loop.goOn()
    #expect(loop.rounds > 0)
    #expect(stage.host.wakeup == .nextFrame)
    let rounds = loop.rounds
    loop.isOver = true
    stage.advance(100)
    #expect(loop.rounds == rounds + 1)
    #expect(stage.host.wakeup == .never)
  }

  @Test("an alarm is called after due overlay steps, even if the host slept")
  func afterOverlays() {
    let stage = Stage()
    var seen: Bool?
    let brief = OverlayConfiguration(
      lifetime: .timed(.milliseconds(100)), entrance: OverlayTransition(), exit: OverlayTransition()
    )
    stage.present("hello", as: brief)
    stage.presenter.act(after: .milliseconds(100)) { seen = stage.presenter.isShowing }
    stage.advance(5000)
    #expect(seen == false)
  }

  @Test("an alarm isn't called after the window closes")
  func closed() {
    let stage = Stage()
    var isDone = false
    stage.presenter.act(after: .milliseconds(100)) { isDone = true }
    stage.host.closeWindow()
    stage.presenter.act(after: .zero) { isDone = true }
    stage.advance(1000)
    #expect(!isDone)
  }
}

/// An alarm that sets itself again immediately until `isOver` is set.
@MainActor
private final class Loop {
  private let presenter: Presenter
  private(set) var rounds = 0
  var isOver = false

  init(on presenter: Presenter) {
    self.presenter = presenter
  }

  func goOn() {
    presenter.act(after: .zero) { [self] in
      rounds += 1
      if !isOver { goOn() }
    }
  }
}
