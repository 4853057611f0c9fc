import FacadeTesting
import Foundation
import Testing
import Usher

@testable import Popup

@MainActor
@Suite("Intervals between tasks", .ownDefault)
struct IntervalTests {
  private func stage(_ kind: Stage.Kind, _ interval: Configuration.TimeInterval) -> Stage {
    let stage = Stage(kind)
    stage.manager.configuration = Configuration(timeInterval: interval)
    return stage
  }

  @Test(
    "the full interval passes after a task ends, but not before the first task",
    arguments: Stage.Kind.allCases)
  func constant(kind: Stage.Kind) throws {
    let stage = stage(kind, .constant(seconds: 0.5))
    let first = try stage.add("first", 1)
    #expect(stage.manager.state == .inProgress)
    try first.resignFocus()
    #expect(stage.manager.state == .handleDismiss)
    stage.advance(0.2)
    let late = try stage.add("late", 2)
    #expect(stage.names == ["late"])
    _ = stage.log.take()
    stage.advance(0.299)
    #expect(stage.log.take() == [])
    #expect(stage.manager.state == .handleDismiss)
    stage.advance(0.001)
    #expect(stage.log.take() == ["late willShow", "late render", "late didShow"])
    try late.resignFocus()
    stage.advance(0.5)
    #expect(stage.manager.state == .idle)
  }

  @Test(
    "a task added during the interval can be next, and can have the last task's priority",
    arguments: Stage.Kind.allCases)
  func winner(kind: Stage.Kind) throws {
    let stage = stage(kind, .constant(seconds: 1))
    let first = try stage.add("first", 5)
    try stage.add("low", 1)
    try first.resignFocus()
    try stage.add("high", 5)
    stage.advance(1)
    #expect(stage.names == ["high", "low"])
    #expect(stage.manager.state == .inProgress)
  }

  @Test(
    "if the interval is changed while it runs, the next interval uses the new value",
    arguments: Stage.Kind.allCases)
  func changed(kind: Stage.Kind) throws {
    let stage = stage(kind, .constant(seconds: 1))
    let first = try stage.add("first", 3)
    let second = try stage.add("second", 2)
    try stage.add("third", 1)
    try first.resignFocus()
    stage.manager.configuration = .shared
    #expect(stage.manager.state == .handleDismiss)
    stage.advance(1)
    #expect(stage.names == ["second", "third"])
    try second.resignFocus()
    #expect(stage.names == ["third"])
    #expect(stage.manager.state == .inProgress)
  }

  @Test(
    "a random interval is chosen again each time, within its bounds", arguments: Stage.Kind.allCases
  )
  func random(kind: Stage.Kind) throws {
    let stage = stage(kind, .random(lower: 1, upper: 2))
    var task = try stage.add("0", 0)
    var lengths: Set<Int> = []
    for number in 1...20 {
      let next = try stage.add("\(number)", number)
      try task.resignFocus()
      var milliseconds = 0
      while stage.manager.state == .handleDismiss {
        stage.advance(0.001)
        milliseconds += 1
      }
      #expect((1000...2000).contains(milliseconds))
      lengths.insert(milliseconds)
      task = next
    }
    #expect(lengths.count > 10)
  }

  @Test(
    "fixed: a negative or NaN interval is treated as 0",
    arguments: [
      Configuration.TimeInterval.constant(seconds: -1), .constant(seconds: .nan),
      .constant(seconds: -.infinity), .random(lower: .nan, upper: -3),
    ])
  func none(interval: Configuration.TimeInterval) throws {
    for kind in Stage.Kind.allCases {
      let stage = stage(kind, interval)
      let first = try stage.add("first", 2)
      try stage.add("second", 1)
      try first.resignFocus()
      #expect(stage.names == ["second"])
      #expect(stage.manager.state == .inProgress)
    }
  }

  @Test(
    "fixed: bounds in the wrong order are swapped, and an infinite interval ends in 30 years",
    arguments: Stage.Kind.allCases)
  func odd(kind: Stage.Kind) throws {
    let stage = stage(kind, .random(lower: 2, upper: 1))
    let first = try stage.add("first", 3)
    let second = try stage.add("second", 2)
    let third = try stage.add("third", 1)
    try first.resignFocus()
    stage.advance(0.999)
    #expect(stage.manager.state == .handleDismiss)
    stage.advance(1.001)
    #expect(stage.manager.state == .inProgress)
    stage.manager.configuration = Configuration(timeInterval: .constant(seconds: .infinity))
    try second.resignFocus()
    stage.advance(9e8)
    #expect(stage.manager.state == .handleDismiss)
    stage.advance(1e8)
    #expect(stage.manager.state == .inProgress)
    #expect(stage.names == ["third"])
    _ = third
  }

  @Test("a timer is scheduled only while a task waits for the interval to end")
  func timers() throws {
    let stage = stage(.alone, .constant(seconds: 1))
    let first = try stage.add("first", 1)
    try first.resignFocus()
    #expect(stage.time.alarmCount == 0)
    for priority in 2..<5 { try stage.add("\(priority)", priority) }
    #expect(stage.time.alarmCount == 1)
    stage.advance(1)
    #expect(stage.time.alarmCount == 0)
  }

  @Test("a manager that the app has released lives until its next task is shown")
  func kept() throws {
    let time = ManualTime()
    let log = Log()
    let (first, second) = (SampleTask("first", 2, log: log), SampleTask("second", 1, log: log))
    var manager: Popup.Manager? = Popup.Manager(sharesScreen: false, time: time)
    manager?.configuration = Configuration(timeInterval: .constant(seconds: 1))
    try manager?.add(task: first)
    try manager?.add(task: second)
    try first.resignFocus()
    weak let known = manager
    manager = nil
    #expect(known != nil)
    time.advance(1)
    #expect(log.take().suffix(3) == ["second willShow", "second render", "second didShow"])
    #expect(known == nil)
  }

  @Test("the system's clock calls back on the main queue", .timeLimit(.minutes(5)))
  func mainQueue() async throws {
    let manager = Popup.Manager()
    manager.configuration = Configuration(timeInterval: .constant(seconds: 0.02))
    let (first, second) = (SampleTask("first", 2), SampleTask("second", 1))
    try manager.add(task: first)
    try manager.add(task: second)
    let start = ContinuousClock.now
    let isOnMain = try await withCheckedThrowingContinuation { continuation in
      second.acts[.didShow] = { _ in continuation.resume(returning: MainQueue.isCurrent) }
      do { try first.resignFocus() } catch { continuation.resume(throwing: error) }
    }
    #expect(isOnMain)
    #expect(start.duration(to: .now) >= .milliseconds(20))
  }
}
