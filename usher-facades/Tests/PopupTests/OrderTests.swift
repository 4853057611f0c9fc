import FacadeTesting
import Testing

@testable import Popup

@MainActor
@Suite("The order of tasks", .ownDefault)
struct OrderTests {
  @Test(
    "a task's functions are called in order, before add and resignFocus return",
    arguments: Stage.Kind.allCases)
  func lifeCycle(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    let task = try stage.add("A", 1)
    #expect(stage.log.take() == ["A willShow", "A render", "A didShow"])
    try task.resignFocus()
    #expect(stage.log.take() == ["A willDismiss", "A didDismiss"])
  }

  @Test(
    "tasks that resign in didShow are shown in the order in which they were added",
    arguments: Stage.Kind.allCases)
  func priority(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    for priority in 0..<8 {
      try stage.manager.add(
        task: stage.task("\(priority)", priority).when(.didShow) { try? $0.resignFocus() })
    }
    // Each task resigned in its own didShow, so no task waited.
    #expect(stage.names == [])
    let shown = stage.log.take().filter { $0.hasSuffix("render") }
    #expect(shown == (0..<8).map { "\($0) render" })
  }

  @Test(
    "the shown task stays, and the other tasks follow by priority", arguments: Stage.Kind.allCases)
  func active(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    let tasks = try (0..<8).map { try stage.add("\($0)", $0) }
    #expect(stage.names == ["0", "7", "6", "5", "4", "3", "2", "1"])
    try tasks[0].resignFocus()
    for priority in (1..<8).reversed() {
      #expect(stage.names.first == "\(priority)")
      try tasks[priority].resignFocus()
    }
    #expect(stage.names == [])
    #expect(
      stage.log.take().filter { $0.hasSuffix("render") }
        == [0, 7, 6, 5, 4, 3, 2, 1].map { "\($0) render" })
  }

  @Test("priorities can be negative, tiny or huge", arguments: Stage.Kind.allCases)
  func anyPriority(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    let first = try stage.add("first", 0)
    for priority in [-3, Int.min, Int.max, 7, Int.max - 1000] {
      try stage.add("\(priority)", priority)
    }
    let rest = [Int.max, Int.max - 1000, 7, -3, Int.min].map { "\($0)" }
    #expect(stage.names == ["first"] + rest)
    try first.resignFocus()
    #expect(stage.names == rest)
  }

  @Test(
    "adding a task fails if a shown or waiting task has the same priority",
    arguments: Stage.Kind.allCases)
  func taken(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    let shown = try stage.add("shown", 1)
    try stage.add("waiting", 2)
    for priority in [1, 2] {
      let refused = stage.task("refused", priority)
      #expect(throws: Popup.Manager.Error.containsSamePriority) {
        try stage.manager.add(task: refused)
      }
      #expect(refused.manager == nil)
    }
    #expect(throws: Popup.Manager.Error.containsSamePriority) {
      try stage.manager.add(task: shown)
    }
    #expect(stage.names == ["shown", "waiting"])
  }

  @Test(
    "fixed: a task that changes its priority still frees the original priority",
    arguments: Stage.Kind.allCases
  )
  func changed(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    let task = try stage.add("task", 1)
    task.priority = 9
    try task.resignFocus()
    try stage.add("next", 1)
    #expect(stage.names == ["next"])
  }

  @Test("only the shown task can resign", arguments: Stage.Kind.allCases)
  func resigning(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    let never = stage.task("never added", 5)
    try never.resignFocus()
    let shown = try stage.add("shown", 1)
    let waiting = try stage.add("waiting", 2)
    #expect(throws: Popup.Manager.Error.finishInactiveTask) { try waiting.resignFocus() }
    try shown.resignFocus()
    #expect(throws: Popup.Manager.Error.finishInactiveTask) { try shown.resignFocus() }
    #expect(stage.names == ["waiting"])
  }

  @Test("a task can resign without an error if its manager was released")
  func managerGone() throws {
    let task = SampleTask("A", 1)
    var manager: Popup.Manager? = Popup.Manager()
    try manager?.add(task: task)
    manager = nil
    #expect(task.manager == nil)
    try task.resignFocus()
  }

  @Test("a released manager releases its tasks without calling them")
  func dropped() throws {
    let log = Log()
    var task: SampleTask? = SampleTask("A", 1, log: log)
    weak let known = task
    var manager: Popup.Manager? = Popup.Manager()
    if let task { try manager?.add(task: task) }
    _ = log.take()
    task = nil
    #expect(known != nil)
    manager = nil
    #expect(known == nil)
    #expect(log.take() == [])
  }

  @Test("a task is released when it has ended", arguments: Stage.Kind.allCases)
  func released(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    var task: SampleTask? = try stage.add("A", 1)
    weak let known = task
    try task?.resignFocus()
    task = nil
    #expect(known == nil)
  }
}
