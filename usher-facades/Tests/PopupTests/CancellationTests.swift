import FacadeTesting
import Testing

@testable import Popup

@MainActor
@Suite("Canceled tasks", .ownDefault)
struct CancellationTests {
  @Test(
    "a waiting task that is canceled keeps its place and priority until its turn",
    arguments: Stage.Kind.allCases)
  func waiting(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    let first = try stage.add("first", 1)
    let canceled = try stage.add("canceled", 2)
    canceled.isCanceled = true
    #expect(stage.names == ["first", "canceled"])
    #expect(throws: Popup.Manager.Error.containsSamePriority) { try stage.add("same", 2) }
    _ = stage.log.take()
    try first.resignFocus()
    #expect(
      stage.log.take() == [
        "first willDismiss", "first didDismiss", "canceled willShow", "canceled didCanceled",
      ])
    #expect(stage.names == [])
    #expect(throws: Popup.Manager.Error.finishInactiveTask) { try canceled.resignFocus() }
  }

  @Test(
    "if a task is canceled in willShow, it is skipped and the next task is shown",
    arguments: Stage.Kind.allCases)
  func willShow(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    stage.manager.configuration = Configuration(timeInterval: .constant(seconds: 5))
    let first = try stage.add("first", 1)
    try stage.manager.add(task: stage.task("canceled", 3).when(.willShow) { $0.isCanceled = true })
    try stage.add("next", 2)
    _ = stage.log.take()
    try first.resignFocus()
    stage.advance(5)
    #expect(
      stage.log.take() == [
        "first willDismiss", "first didDismiss", "canceled willShow", "canceled didCanceled",
        "next willShow", "next render", "next didShow",
      ])
  }

  @Test(
    "a task that resets its cancellation in willShow is shown", arguments: Stage.Kind.allCases)
  func takenBack(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    let task = stage.task("A", 1).when(.willShow) { $0.isCanceled = false }
    task.isCanceled = true
    try stage.manager.add(task: task)
    #expect(stage.log.take() == ["A willShow", "A render", "A didShow"])
  }

  @Test(
    "a task that is canceled after willShow is still shown", arguments: Stage.Kind.allCases)
  func late(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    let task = stage.task("A", 1)
      .when(.render) { $0.isCanceled = true }
      .when(.didShow) { $0.isCanceled = true }
    try stage.manager.add(task: task)
    task.isCanceled = true
    #expect(stage.names == ["A"])
    try task.resignFocus()
    #expect(
      stage.log.take() == ["A willShow", "A render", "A didShow", "A willDismiss", "A didDismiss"])
  }

  @Test("a canceled task that is added again is canceled again", arguments: Stage.Kind.allCases)
  func again(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    let task = stage.task("A", 1)
    task.isCanceled = true
    try stage.manager.add(task: task)
    try stage.manager.add(task: task)
    #expect(
      stage.log.take() == ["A willShow", "A didCanceled", "A willShow", "A didCanceled"])
  }

  @Test(
    "fixed: ten thousand consecutive canceled tasks are skipped without a deep stack",
    arguments: Stage.Kind.allCases)
  func many(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    let first = try stage.add("first", 10_000)
    for priority in 0..<10_000 {
      let task = SampleTask("\(priority)", priority)
      task.isCanceled = true
      try stage.manager.add(task: task)
    }
    try first.resignFocus()
    // A presenter performs only a limited number of events in each frame.
    stage.advance(10)
    #expect(stage.names == [])
  }

  @Test(
    "fixed: thousands of tasks that resign in didShow take turns without a deep stack",
    arguments: Stage.Kind.allCases)
  func manyResigning(kind: Stage.Kind) throws {
    let stage = Stage(kind)
    var count = 0
    let first = try stage.add("first", 3000)
    for priority in 0..<3000 {
      try stage.manager.add(
        task: SampleTask("\(priority)", priority).when(.didShow) {
          count += 1
          try? $0.resignFocus()
        })
    }
    try first.resignFocus()
    stage.advance(10)
    #expect(count == 3000)
  }
}
