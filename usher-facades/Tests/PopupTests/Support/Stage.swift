import FacadeTesting
import Testing
import Usher

@testable import Popup

/// A manager with its clock, with or without a screen.
@MainActor
final class Stage {
  /// The environment of the tasks.
  enum Kind: CaseIterable, CustomTestStringConvertible {
    /// Without a screen: a manager that the app created.
    case alone
    /// Without a screen, because none exists yet.
    case beforeScreen
    /// On a screen.
    case screen

    var testDescription: String { "\(self)" }
  }

  let manager: Popup.Manager
  let log = Log()
  let screen: Screen?
  let time = ManualTime()

  init(_ kind: Kind) {
    screen = kind == .screen ? Screen() : nil
    manager = Popup.Manager(sharesScreen: kind != .alone, time: time)
  }

  /// Advances the clock by a number of seconds.
  func advance(_ seconds: Double) {
    time.advance(seconds)
    screen?.advance(seconds)
  }

  /// Creates a task that records calls in the stage's log.
  func task(_ description: String, _ priority: Int) -> SampleTask {
    SampleTask(description, priority, log: log)
  }

  /// Adds a task that records calls in the stage's log.
  @discardableResult
  func add(_ description: String, _ priority: Int) throws -> SampleTask {
    let task = task(description, priority)
    try manager.add(task: task)
    return task
  }

  /// The descriptions of the manager's tasks.
  var names: [String] { manager.allTasks.map { $0.description } }
}
