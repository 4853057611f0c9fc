import FacadeTesting
import Testing
import Usher

@testable import Popup

/// A manager where its tasks may take their turns, and the time there.
@MainActor
final class Stage {
  /// Where tasks take their turns.
  enum Kind: CaseIterable, CustomTestStringConvertible {
    /// With each other, as a manager of a client's own lets them.
    case alone
    /// The same, since there is no screen yet.
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

  /// Lets time pass, in seconds.
  func advance(_ seconds: Double) {
    time.advance(seconds)
    screen?.advance(seconds)
  }

  /// A task that is noted here.
  func task(_ description: String, _ priority: Int) -> SampleTask {
    SampleTask(description, priority, log: log)
  }

  /// Adds a task that is noted here.
  @discardableResult
  func add(_ description: String, _ priority: Int) throws -> SampleTask {
    let task = task(description, priority)
    try manager.add(task: task)
    return task
  }

  /// The tasks of the manager, by what they are called.
  var names: [String] { manager.allTasks.map { $0.description } }
}
