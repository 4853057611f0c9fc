import FacadeTesting
import Testing

@testable import Popup

@MainActor
@Suite("States of a manager", .ownDefault)
struct StateTests {
  @Test("the state follows each function of a shown task", arguments: Stage.Kind.allCases)
  func shown(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    let manager = stage.manager
    var states: [String] = []
    #expect(manager.state == .idle)
    let task = stage.task("A", 1)
    for call in SampleTask.Call.allCases {
      task.acts[call] = { _ in states.append("\(call.rawValue) \(manager.state)") }
    }
    try manager.add(task: task)
    #expect(manager.state == .inProgress)
    try task.resignFocus()
    #expect(manager.state == .idle)
    #expect(
      states == [
        "willShow handleShow", "render inProgress", "didShow inProgress",
        "willDismiss handleDismiss", "didDismiss handleDismiss",
      ])
  }

  @Test("the state follows each function of a canceled task", arguments: Stage.Kind.allCases)
  func canceled(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    let manager = stage.manager
    var states: [String] = []
    let task = stage.task("A", 1)
    task.isCanceled = true
    for call in SampleTask.Call.allCases {
      task.acts[call] = { _ in states.append("\(call.rawValue) \(manager.state)") }
    }
    try manager.add(task: task)
    #expect(manager.state == .idle)
    #expect(states == ["willShow handleShow", "didCanceled handleCancel"])
  }

  @Test("allTasks starts with the task that is being called", arguments: Stage.Kind.allCases)
  func first(kind: Stage.Kind) throws {
    for call in SampleTask.Call.allCases {
      let stage = Stage(kind)
      let manager = stage.manager
      var names: [String] = []
      let before = try stage.add("before", 9)
      let task = stage.task("A", 3).when(call) { _ in
        names = manager.allTasks.map { $0.description }
      }
      task.isCanceled = call == .didCanceled
      try manager.add(task: task)
      try stage.add("low", 1)
      try before.resignFocus()
      if call != .didCanceled { try task.resignFocus() }
      #expect(names == ["A", "low"])
    }
  }
}
