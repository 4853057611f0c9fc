import FacadeTesting
import Testing
import Usher
import UsherTesting

@testable import Popup

@MainActor
@Suite("Tasks when windows open and close", .ownDefault)
struct MovingTests {
  @Test("if a screen appears, the shown task stays, and the next turn is on the screen")
  func comes() throws {
    let stage = Stage(.beforeScreen)
    let first = try stage.add("first", 1)
    for priority in 2..<5 { try stage.add("\(priority)", priority) }
    let screen = Screen()
    #expect(screen.presenter.lane(Popup.lane).waiting == [])
    screen.presenter.present(.words("toast").priority(Priority(503)))
    #expect(screen.texts == ["toast"])
    _ = stage.log.take()
    try first.resignFocus()
    #expect(stage.log.take() == ["first willDismiss", "first didDismiss"])
    #expect(screen.presenter.lane(Popup.lane).waiting.count == 3)
    #expect(stage.names == ["4", "3", "2"])
    screen.advance(10)
    #expect(stage.log.take() == ["4 willShow", "4 render", "4 didShow"])
  }

  @Test("if a screen appears during an interval, the interval still ends")
  func comesInInterval() throws {
    let stage = Stage(.beforeScreen)
    stage.manager.configuration = Configuration(timeInterval: .constant(seconds: 1))
    let first = try stage.add("first", 1)
    try stage.add("second", 2)
    try first.resignFocus()
    let screen = Screen()
    try stage.add("third", 3)
    #expect(stage.manager.state == .handleDismiss)
    stage.advance(1)
    #expect(stage.names == ["third", "second"])
    #expect(screen.presenter.lane(Popup.lane).shown.count == 1)
    #expect(screen.presenter.lane(Popup.lane).waiting.count == 1)
  }

  @Test(
    "if a window closes, its shown task ends, and waiting tasks wait for the next window")
  func closes() throws {
    let stage = Stage(.screen)
    let shown = try stage.add("shown", 1)
    for priority in 2..<4 { try stage.add("\(priority)", priority) }
    _ = stage.log.take()
    stage.screen?.host.closeWindow()
    #expect(stage.log.take() == ["shown willDismiss", "shown didDismiss"])
    #expect(throws: Popup.Manager.Error.finishInactiveTask) { try shown.resignFocus() }
    #expect(stage.names == ["3", "2"])
    #expect(stage.manager.state == .active)
    try stage.add("4", 4)
    #expect(throws: Popup.Manager.Error.containsSamePriority) { try stage.add("same", 3) }
    #expect(stage.log.take() == [])
    let next = Screen()
    #expect(stage.log.take() == ["4 willShow", "4 render", "4 didShow"])
    #expect(stage.names == ["4", "3", "2"])
    #expect(next.presenter.lane(Popup.lane).waiting.count == 2)
  }

  @Test("if a window closes, its waiting tasks continue immediately in another open window")
  func closesBesideAnother() throws {
    let first = Screen()
    let second = Presenter(host: HeadlessHost())
    Presenter.default = first.presenter
    let log = Log()
    let manager = Popup.Manager(sharesScreen: true)
    for priority in 1..<4 {
      try manager.add(task: SampleTask("\(priority)", priority, log: log))
    }
    first.host.closeWindow()
    #expect(
      log.take().suffix(5)
        == ["1 willDismiss", "1 didDismiss", "3 willShow", "3 render", "3 didShow"])
    #expect(second.lane(Popup.lane).waiting.count == 1)
  }

  @Test("if a window closes during a task's willShow, the next window calls willShow again")
  func closesWhileAsked() throws {
    let stage = Stage(.screen)
    let host = try #require(stage.screen).host
    try stage.manager.add(task: stage.task("A", 1).when(.willShow) { _ in host.closeWindow() })
    #expect(stage.log.take() == ["A willShow"])
    #expect(stage.manager.state == .active)
    let next = Screen()
    #expect(stage.log.take() == ["A willShow", "A render", "A didShow"])
    _ = next
  }

  @Test("if a presenter is released, its shown task ends, and waiting tasks use the next one")
  func presenterGoes() async throws {
    var presenter: Presenter? = Presenter(host: HeadlessHost())
    let log = Log()
    let manager = Popup.Manager(sharesScreen: true)
    try manager.add(task: SampleTask("shown", 1, log: log))
    try manager.add(task: SampleTask("waiting", 2, log: log))
    #expect(presenter?.isShowing == true)
    _ = log.take()
    presenter = nil
    for _ in 0..<3 { await Task { @MainActor in }.value }
    #expect(log.take() == ["shown willDismiss", "shown didDismiss"])
    #expect(manager.state == .active)
    let next = Screen()
    #expect(log.take() == ["waiting willShow", "waiting render", "waiting didShow"])
    _ = next
  }

  @Test("if a presenter is released, the task with the highest priority is shown in another one")
  func presenterGoesBesideAnother() async throws {
    var first: Presenter? = Presenter(host: HeadlessHost())
    let second = Presenter(host: HeadlessHost())
    let log = Log()
    let manager = Popup.Manager(sharesScreen: true)
    for priority in 1..<5 {
      try manager.add(task: SampleTask("\(priority)", priority, log: log))
    }
    #expect(first?.lane(Popup.lane).waiting.count == 3)
    _ = log.take()
    first = nil
    for _ in 0..<3 { await Task { @MainActor in }.value }
    #expect(
      log.take() == ["1 willDismiss", "1 didDismiss", "4 willShow", "4 render", "4 didShow"])
    #expect(manager.allTasks.map { $0.priority } == [4, 3, 2])
    #expect(second.lane(Popup.lane).waiting.count == 2)
  }

  @Test("a task that resigns while its window closes is canceled and never shown")
  func resignsWhileClosing() throws {
    let stage = Stage(.screen)
    let screen = try #require(stage.screen)
    let task = stage.task("A", 1).when(.willShow) { task in
      // The overlay in front ends first: after the task's `willShow`, and before the task would be
      // shown.
      screen.presenter.present(
        .words("in front").queue("7").duration(.infinite).onDisappear { try? task.resignFocus() })
      screen.host.closeWindow()
    }
    try stage.manager.add(task: task)
    #expect(stage.log.take() == ["A willShow", "A didCanceled"])
    #expect(stage.names == [])
    let next = Screen()
    #expect(next.presenter.lane(Popup.lane).shown == [])
    #expect(stage.log.take() == [])
  }

  @Test(
    "tasks stay with their presenter until all have ended, and then use the default presenter")
  func another() throws {
    let stage = Stage(.screen)
    let first = try stage.add("first", 1)
    let other = Screen()
    let second = try stage.add("second", 2)
    #expect(other.presenter.lane(Popup.lane).waiting == [])
    try first.resignFocus()
    try second.resignFocus()
    stage.manager.configuration = Configuration(timeInterval: .constant(seconds: 5))
    let third = try stage.add("third", 3)
    #expect(other.presenter.lane(Popup.lane).shown.count == 1)
    #expect(stage.manager.state == .inProgress)
    // An interval delays only its own lane, and the next presenter doesn't know it before its first
    // task.
    try third.resignFocus()
    #expect(stage.manager.state == .handleDismiss)
    let last = Screen()
    try stage.add("fourth", 4)
    #expect(last.presenter.lane(Popup.lane).shown.count == 1)
  }
}
