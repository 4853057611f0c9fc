import Testing

@testable import Popup

// Not isolated to an actor and without waiting, like the library's own tests, because apps can use
// it this way.

@Suite("The library's own tests")
struct UpstreamTests {
  @Test("a single task is shown when it is added, and ends when it resigns")
  func single() throws {
    let manager = Popup.Manager()
    let task = PlainTask("task", 1)
    #expect(task.description == "task")
    #expect(task.priority == 1)
    #expect(!task.isCanceled)
    #expect(task.state == .idle)
    try manager.add(task: task)
    #expect(task.manager === manager)
    #expect(manager.allTasks.count == 1)
    #expect(manager.allTasks.first?.description == "task")
    #expect(task.state == .show)
    try task.resignFocus()
    #expect(task.state == .dismissed)
    #expect(manager.allTasks.isEmpty)
  }

  @Test("adding a second task with the same priority fails")
  func samePriority() throws {
    let manager = Popup.Manager()
    try manager.add(task: PlainTask("one", 1))
    #expect(throws: Popup.Manager.Error.containsSamePriority) {
      try manager.add(task: PlainTask("two", 1))
    }
  }

  @Test("a task that has ended can be added again, and a task that was never added can resign")
  func again() throws {
    let manager = Popup.Manager()
    let (one, two) = (PlainTask("one", 1), PlainTask("two", 1))
    try manager.add(task: one)
    try one.resignFocus()
    try manager.add(task: one)
    #expect(one.state == .show)
    try two.resignFocus()
  }

  @Test("allTasks contains the objects that were added", arguments: [[3, 2, 1], [1, 2, 3]])
  func tasks(priorities: [Int]) throws {
    let manager = Popup.Manager()
    let tasks = priorities.map { PlainTask("\($0)", $0) }
    for task in tasks { try manager.add(task: task) }
    let expected = priorities == [3, 2, 1] ? [0, 1, 2] : [0, 2, 1]
    #expect(manager.allTasks.count == 3)
    for (task, index) in zip(manager.allTasks, expected) { #expect(task === tasks[index]) }
  }

  @Test("the next task is shown while the first task resigns")
  func two() throws {
    let manager = Popup.Manager()
    let (one, two) = (PlainTask("one", 1), PlainTask("two", 2))
    try manager.add(task: one)
    try manager.add(task: two)
    #expect([one.state, two.state] == [.show, .idle])
    try one.resignFocus()
    #expect([one.state, two.state] == [.dismissed, .show])
    #expect(manager.allTasks.count == 1)
    try two.resignFocus()
    #expect(manager.allTasks.isEmpty)
  }

  @Test("a task that is canceled while it waits is skipped at its turn")
  func canceled() throws {
    let manager = Popup.Manager()
    let (one, two, three) = (PlainTask("one", 3), PlainTask("two", 2), PlainTask("three", 1))
    for task in [one, two, three] { try manager.add(task: task) }
    two.isCanceled = true
    #expect(manager.allTasks.count == 3)
    try one.resignFocus()
    #expect(manager.allTasks.count == 1)
    #expect([one.state, two.state, three.state] == [.dismissed, .canceled, .show])
    #expect(throws: Popup.Manager.Error.finishInactiveTask) { try two.resignFocus() }
    try three.resignFocus()
    #expect(manager.allTasks.isEmpty)
  }

  @Test("a constant interval passes before the next task is shown")
  func constantInterval() throws {
    let time = ManualTime()
    let manager = Popup.Manager(sharesScreen: false, time: time)
    manager.configuration = Configuration(timeInterval: .constant(seconds: 3))
    let (one, two) = (PlainTask("one", 1), PlainTask("two", 2))
    try manager.add(task: one)
    try manager.add(task: two)
    try one.resignFocus()
    var shownAt: Double?
    two.onShow = { shownAt = time.seconds }
    time.advance(10)
    #expect(shownAt == 3)
  }

  @Test("a random interval passes before the next task is shown")
  func randomInterval() throws {
    let time = ManualTime()
    let manager = Popup.Manager(sharesScreen: false, time: time)
    manager.configuration = Configuration(timeInterval: .random(lower: 1, upper: 3))
    let (one, two) = (PlainTask("one", 1), PlainTask("two", 2))
    try manager.add(task: one)
    try manager.add(task: two)
    try one.resignFocus()
    var shownAt = 0.0
    two.onShow = { shownAt = time.seconds }
    time.advance(10)
    #expect((1...3).contains(shownAt))
  }
}
