import FacadeTesting
import Testing
import Usher
import UsherTesting

@testable import Popup

@MainActor
@Suite("Tasks that share the screen", .ownDefault)
struct ScreenTests {
  private let brief = OverlayPreset().duration(.seconds(2)).entrance(.none).exit(.none)

  @Test("a task waits for the shown overlay, and later requests wait for the task")
  func mixed() throws {
    let stage = Stage(.screen)
    let screen = try #require(stage.screen)
    screen.presenter.present(.words("toast"), using: brief)
    let task = try stage.add("A", 0)
    #expect(stage.log.take() == [])
    #expect(stage.manager.state == .active)
    #expect(stage.names == ["A"])
    screen.presenter.present(.words("after"), using: brief)
    screen.advance(2)
    #expect(stage.log.take() == ["A willShow", "A render", "A didShow"])
    #expect(screen.texts == [])
    screen.advance(60)
    #expect(screen.texts == [])
    try task.resignFocus()
    #expect(screen.texts == ["after"])
    #expect(stage.log.take() == ["A willDismiss", "A didDismiss"])
    #expect(screen.problems == [])
  }

  @Test("a task's priority 0 is an overlay's normal priority, and others compare accordingly")
  func priorities() throws {
    let stage = Stage(.screen)
    let screen = try #require(stage.screen)
    let first = try stage.add("first", 5)
    try stage.add("low", -1)
    try stage.add("high", 1)
    screen.presenter.present(.words("normal"), using: brief)
    _ = stage.log.take()
    try first.resignFocus()
    #expect(stage.names == ["high", "low"])
    try #require(stage.manager.allTasks.first).resignFocus()
    #expect(screen.texts == ["normal"])
    screen.advance(2)
    #expect(stage.log.take().last == "low didShow")
  }

  @Test("a task added in didDismiss is compared before another overlay is shown")
  func addedLate() throws {
    let stage = Stage(.screen)
    let screen = try #require(stage.screen)
    let manager = stage.manager
    let late = stage.task("late", 7)
    let first = stage.task("first", 9).when(.didDismiss) { _ in try? manager.add(task: late) }
    try manager.add(task: first)
    try stage.add("low", 1)
    screen.presenter.present(.words("toast"), using: brief)
    try first.resignFocus()
    #expect(stage.names == ["late", "low"])
    #expect(stage.log.take().last == "late didShow")
    #expect(screen.texts == [])
  }

  @Test("an interval delays tasks, but not other overlays")
  func interval() throws {
    let stage = Stage(.screen)
    let screen = try #require(stage.screen)
    stage.manager.configuration = Configuration(timeInterval: .constant(seconds: 1))
    let first = try stage.add("first", 2)
    try stage.add("second", 1)
    screen.presenter.present(.words("toast"), using: brief)
    try first.resignFocus()
    #expect(screen.texts == ["toast"])
    screen.advance(2)
    #expect(screen.texts == [])
    #expect(stage.names == ["second"])
    #expect(stage.manager.state == .inProgress)
  }

  @Test("the tasks' lane can be paused, resumed and cleared")
  func lane() throws {
    let stage = Stage(.screen)
    let screen = try #require(stage.screen)
    screen.presenter.pause(Popup.lane)
    try stage.add("A", 1)
    try stage.add("B", 2)
    #expect(stage.log.take() == [])
    #expect(stage.manager.state == .active)
    screen.presenter.resume(Popup.lane)
    #expect(stage.names == ["B", "A"])
    _ = stage.log.take()
    screen.presenter.queue(Popup.lane).dismissWaiting()
    #expect(stage.log.take() == ["A didCanceled"])
    #expect(stage.names == ["B"])
  }

  @Test("an interval also passes after the screen dismisses a task")
  func intervalAfterDismissal() throws {
    let stage = Stage(.screen)
    let presenter = try #require(stage.screen).presenter
    stage.manager.configuration = Configuration(timeInterval: .constant(seconds: 1))
    try stage.add("first", 1)
    try stage.add("second", 2)
    presenter.dismiss(.shown(in: Popup.lane))
    #expect(stage.names == ["second"])
    #expect(stage.manager.state == .handleDismiss)
    stage.advance(0.999)
    #expect(stage.manager.state == .handleDismiss)
    stage.advance(0.001)
    #expect(
      stage.log.take() == [
        "first willShow", "first render", "first didShow", "first willDismiss", "first didDismiss",
        "second willShow", "second render", "second didShow",
      ])
  }

  @Test("a task is canceled if its lane is full")
  func noRoom() async throws {
    let stage = Stage(.screen)
    let screen = try #require(stage.screen)
    screen.presenter.configureGuest(Popup.lane, LaneSettings(maximumWaiting: 0))
    let first = try stage.add("first", 1)
    let second = try stage.add("second", 2)
    await screen.settle()
    #expect(
      stage.log.take() == ["first willShow", "first render", "first didShow", "second didCanceled"])
    #expect(stage.names == ["first"])
    #expect(throws: Popup.Manager.Error.finishInactiveTask) { try second.resignFocus() }
    #expect(screen.problems.count == 1)
    try first.resignFocus()
    try stage.add("again", 2)
    #expect(stage.names == ["again"])
  }

  @Test("the manager sets only the lane's interval, and the app's other settings stay")
  func rules() throws {
    let stage = Stage(.screen)
    let presenter = try #require(stage.screen).presenter
    stage.manager.configuration = Configuration(timeInterval: .constant(seconds: 1))
    presenter.configureGuest(Popup.lane, LaneSettings(capacity: 2), isIndependent: true)
    presenter.present(.words("app").duration(.infinite))
    let tasks = try (1..<5).map { try stage.add("\($0)", $0) }
    #expect(presenter.lane(Popup.lane).shown.count == 2)
    #expect(stage.names == ["1", "2", "4", "3"])
    try tasks[0].resignFocus()
    try tasks[1].resignFocus()
    #expect(presenter.lane(Popup.lane).shown.count == 0)
    stage.advance(1)
    #expect(stage.names == ["4", "3"])
    #expect(presenter.lane(Popup.lane).shown.count == 2)
    let settings = presenter.lane(Popup.lane).settings
    #expect(settings == LaneSettings(capacity: 2, gap: .constant(.seconds(1))))
  }

  @Test("if the screen dismisses a task, the task's functions are called and it can't resign")
  func dismissed() throws {
    let stage = Stage(.screen)
    let screen = try #require(stage.screen)
    let shown = try stage.add("shown", 1)
    try stage.add("waiting", 2)
    _ = stage.log.take()
    screen.presenter.dismissAll()
    #expect(stage.log.take() == ["waiting didCanceled", "shown willDismiss", "shown didDismiss"])
    #expect(stage.names == [])
    #expect(stage.manager.state == .idle)
    #expect(throws: Popup.Manager.Error.finishInactiveTask) { try shown.resignFocus() }
    try stage.add("next", 1)
    #expect(stage.names == ["next"])
  }

  @Test("a task can dismiss everything in each of its functions, and is still called only once")
  func dismissedFromInside() throws {
    for call in SampleTask.Call.allCases where call != .didCanceled {
      let stage = Stage(.screen)
      let presenter = try #require(stage.screen).presenter
      let task = stage.task("A", 1).when(call) { _ in presenter.dismissAll() }
      try stage.manager.add(task: task)
      try? task.resignFocus()
      let shown = ["A willShow", "A render", "A didShow", "A willDismiss", "A didDismiss"]
      #expect(
        stage.log.take() == (call == .willShow ? ["A willShow", "A didCanceled"] : shown))
      #expect(stage.names == [])
    }
  }

  @Test("a task waits until the viewport has a size")
  func noViewport() throws {
    let screen = Screen(OverlayViewport(size: .zero))
    let manager = Popup.Manager(sharesScreen: true)
    let log = Log()
    try manager.add(task: SampleTask("A", 1, log: log))
    #expect(manager.state == .active)
    screen.host.changeViewport(to: OverlayViewport(size: OverlaySize(width: 390, height: 844)))
    #expect(log.take() == ["A willShow", "A render", "A didShow"])
  }

  @Test(
    "managers that share a screen take turns, each with its own priorities and interval"
  )
  func managers() throws {
    let screen = Screen()
    let log = Log()
    let managers = (0..<2).map { _ in Popup.Manager(sharesScreen: true) }
    managers[1].configuration = Configuration(timeInterval: .constant(seconds: 1))
    let tasks = managers.indices.map { SampleTask("\($0)", 1, log: log) }
    for (manager, task) in zip(managers, tasks) { try manager.add(task: task) }
    #expect(managers.map { $0.state } == [.inProgress, .active])
    try tasks[0].resignFocus()
    #expect(managers.map { $0.state } == [.idle, .inProgress])
    try managers[0].add(task: SampleTask("2", 1, log: log))
    try tasks[1].resignFocus()
    #expect(managers[0].state == .handleDismiss)
    screen.advance(1)
    #expect(log.take().last == "2 didShow")
  }

  @Test("a manager lives until its tasks on the screen have ended")
  func kept() async throws {
    let screen = Screen()
    let log = Log()
    let (first, second) = (SampleTask("first", 1, log: log), SampleTask("second", 2, log: log))
    var manager: Popup.Manager? = Popup.Manager(sharesScreen: true)
    try manager?.add(task: first)
    try manager?.add(task: second)
    weak let known = manager
    manager = nil
    try first.resignFocus()
    try second.resignFocus()
    #expect(log.take().last == "second didDismiss")
    await screen.settle()
    #expect(known == nil)
    #expect(screen.presenter.isShowing == false)
  }

  @Test("the shared manager shares the screen")
  func shared() throws {
    let screen = Screen()
    let task = SampleTask("A", 2)
    try Popup.Manager.shared.add(task: task)
    #expect(screen.presenter.lane(Popup.lane).shown.count == 1)
    let id = try #require(screen.presenter.lane(Popup.lane).shown.first)
    #expect(screen.presenter.overlay(of: id)?.priority == Priority(502))
    #expect(screen.presenter.overlay(of: id)?.drawing == .app)
    try task.resignFocus()
    #expect(screen.presenter.lane(Popup.lane).shown == [])
  }

  @Test("a call inside another overlay's callback takes effect when the callback returns")
  func nested() throws {
    let stage = Stage(.screen)
    let screen = try #require(stage.screen)
    let manager = stage.manager
    screen.presenter.present(
      .external.duration(.zero).willPresent {
        MainActor.assumeIsolated {
          try? manager.add(task: SampleTask("A", 1))
          #expect(manager.state == .active)
        }
      })
    #expect(manager.state == .inProgress)
  }
}
