import FacadeTesting
import Testing
import Usher
import UsherTesting

@testable import Popup

/// Tests of calls inside a task's functions.
///
/// Their effects are deferred until the function returns.
@MainActor
@Suite("Calls inside a task's functions", .ownDefault)
struct ReentrancyTests {
  nonisolated static let cases = Stage.Kind.allCases.flatMap { kind in
    [0.0, 1.0].map { (kind, $0) }
  }

  /// Runs a task that resigns twice within the given function, while another task is waiting.
  private func play(
    _ call: SampleTask.Call, kind: Stage.Kind, interval: Double, isCanceled: Bool = false
  ) throws -> (lines: [String], errors: [Popup.Manager.Error?]) {
    let stage = Stage(kind)
    stage.manager.configuration = Configuration(timeInterval: .constant(seconds: interval))
    let first = try stage.add("first", 3)
    var errors: [Popup.Manager.Error?] = []
    let task = stage.task("A", 2).when(call) { task in
      for _ in 0..<2 {
        do throws(any Error) {
          try task.resignFocus()
          errors.append(nil)
        } catch {
          errors.append(error as? Popup.Manager.Error)
        }
      }
    }
    task.isCanceled = isCanceled
    try stage.manager.add(task: task)
    try stage.add("B", 1)
    try first.resignFocus()
    stage.advance(interval)
    if call == .willDismiss || call == .didDismiss {
      #expect(stage.names == ["A", "B"])
      try task.resignFocus()
    }
    stage.advance(interval)
    #expect(stage.names == ["B"])
    #expect(stage.manager.state == .inProgress)
    return (stage.log.take().filter { !$0.hasPrefix("first") }, errors)
  }

  private let shownB = ["B willShow", "B render", "B didShow"]

  @Test("fixed: a task that resigns in willShow is skipped", arguments: cases)
  func willShow(kind: Stage.Kind, interval: Double) throws {
    let played = try play(.willShow, kind: kind, interval: interval)
    #expect(played.lines == ["A willShow", "A didCanceled"] + shownB)
    #expect(played.errors == [nil, .finishInactiveTask])
  }

  @Test(
    "fixed: a task that resigns in render or didShow ends after it is shown", arguments: cases
  )
  func render(kind: Stage.Kind, interval: Double) throws {
    for call in [SampleTask.Call.render, .didShow] {
      let played = try play(call, kind: kind, interval: interval)
      #expect(
        played.lines
          == ["A willShow", "A render", "A didShow", "A willDismiss", "A didDismiss"] + shownB)
      #expect(played.errors == [nil, .finishInactiveTask])
    }
  }

  @Test("fixed: a task that is being dismissed or was canceled can't resign", arguments: cases)
  func tooLate(kind: Stage.Kind, interval: Double) throws {
    for call in [SampleTask.Call.willDismiss, .didDismiss] {
      let played = try play(call, kind: kind, interval: interval)
      #expect(
        played.lines
          == ["A willShow", "A render", "A didShow", "A willDismiss", "A didDismiss"] + shownB)
      #expect(played.errors == [.finishInactiveTask, .finishInactiveTask])
    }
    let played = try play(.didCanceled, kind: kind, interval: interval, isCanceled: true)
    #expect(played.lines == ["A willShow", "A didCanceled"] + shownB)
    #expect(played.errors == [.finishInactiveTask, .finishInactiveTask])
  }

  @Test(
    "fixed: the manager is idle after its last task resigns in one of its functions",
    arguments: Stage.Kind.allCases)
  func nobodyBehind(kind: Stage.Kind) throws {
    for call in [SampleTask.Call.willShow, .render, .didShow] {
      let stage = Stage(kind)
      try stage.manager.add(task: stage.task("A", 1).when(call) { try? $0.resignFocus() })
      #expect(stage.names == [])
      #expect(stage.manager.state == .idle)
    }
  }

  @Test(
    "a task can be added in each function, and is shown before tasks with lower priority",
    arguments: Stage.Kind.allCases)
  func adding(kind: Stage.Kind) throws {
    for call in SampleTask.Call.allCases {
      let stage = Stage(kind)
      let manager = stage.manager
      let first = try stage.add("first", 4)
      let added = stage.task("added", 9)
      let task = stage.task("A", 3).when(call) { _ in try? manager.add(task: added) }
      task.isCanceled = call == .didCanceled
      try manager.add(task: task)
      try stage.add("low", 1)
      try first.resignFocus()
      if call != .didCanceled { try task.resignFocus() }
      #expect(stage.names == ["added", "low"])
    }
  }

  @Test(
    "a task's priority is taken until its last function has returned",
    arguments: Stage.Kind.allCases
  )
  func ownPriority(kind: Stage.Kind) throws {
    for call in SampleTask.Call.allCases {
      let stage = Stage(kind)
      let manager = stage.manager
      var error: Popup.Manager.Error?
      let task = stage.task("A", 3).when(call) { task in
        do { try manager.add(task: SampleTask("same", 3)) } catch {
          #expect(error as? Popup.Manager.Error == .containsSamePriority)
        }
        error = .containsSamePriority
      }
      task.isCanceled = call == .didCanceled
      try manager.add(task: task)
      if call != .didCanceled { try task.resignFocus() }
      #expect(error == .containsSamePriority)
      try stage.add("same", 3)
      #expect(stage.names == ["same"])
    }
  }

  @Test(
    "if an ending task dismisses the shown overlays, the next task is still shown")
  func sendingAway() throws {
    for call in [SampleTask.Call.willDismiss, .didDismiss] {
      let stage = Stage(.screen)
      let presenter = try #require(stage.screen).presenter
      let task = stage.task("A", 2).when(call) { _ in presenter.dismiss(.shown()) }
      try stage.manager.add(task: task)
      try stage.add("B", 1)
      try task.resignFocus()
      #expect(
        stage.log.take() == [
          "A willShow", "A render", "A didShow", "A willDismiss", "A didDismiss", "B willShow",
          "B render", "B didShow",
        ])
      #expect(stage.names == ["B"])
    }
  }

  @Test(
    "if an ending task closes its window, it ends before the next window shows a task")
  func closingWindow() throws {
    for call in [SampleTask.Call.willDismiss, .didDismiss] {
      let stage = Stage(.screen)
      let screen = try #require(stage.screen)
      let task = stage.task("A", 2).when(call) { _ in screen.host.closeWindow() }
      try stage.manager.add(task: task)
      try stage.add("B", 1)
      let next = Screen()
      #expect(screen.presenter.lane(Popup.lane).waiting.count == 1)
      try task.resignFocus()
      #expect(
        stage.log.take() == [
          "A willShow", "A render", "A didShow", "A willDismiss", "A didDismiss", "B willShow",
          "B render", "B didShow",
        ])
      #expect(next.presenter.lane(Popup.lane).shown.count == 1)
    }
  }

  @Test("a task that resigns inside another overlay's callback ends when the callback returns")
  func insideCallback() throws {
    let stage = Stage(.screen)
    let presenter = try #require(stage.screen).presenter
    let task = try stage.add("A", 1)
    presenter.present(
      .words("toast").queue("7").duration(.infinite).willPresent {
        MainActor.assumeIsolated {
          try? task.resignFocus()
          stage.log.note("resigned, \(stage.manager.state)")
        }
      })
    #expect(
      stage.log.take() == [
        "A willShow", "A render", "A didShow", "resigned, inProgress", "A willDismiss",
        "A didDismiss",
      ])
  }

  @Test("a priority that calls the manager doesn't cause a deadlock")
  func priorityAsks() throws {
    final class Asking: PopupTask {
      weak var manager: Popup.Manager?
      var taskDescription = "asking"
      var isCanceled = false
      let asked: Popup.Manager
      var priority: Int { asked.allTasks.count }
      init(_ manager: Popup.Manager) { asked = manager }
      func render() {}
    }
    let manager = Popup.Manager()
    try manager.add(task: Asking(manager))
    try manager.add(task: Asking(manager))
    #expect(manager.allTasks.count == 2)
  }
}
