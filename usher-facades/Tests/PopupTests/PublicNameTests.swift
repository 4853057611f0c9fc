import Foundation
import Popup
import Testing

/// Tests of every public name, as an app writes it.
@Suite("Popup's public names")
struct PublicNameTests {
  private final class Least: PopupTask {
    weak var manager: Popup.Manager?
    var taskDescription = "least"
    let priority = 1
    var isCanceled = false
    func render() {}
  }

  @Test("a task implements only a few members, and the others have defaults")
  func least() throws {
    let task: any PopupTask = Least()
    #expect(task.description == "least")
    #expect(task.debugDescription == "least")
    let told: any PopupTaskLifeCycle = task
    told.willShow()
    told.didCanceled()
    told.didShow()
    told.willDismiss()
    told.didDismiss()
    try task.resignFocus()
    let manager = Popup.Manager()
    try manager.add(task: task)
    let tasks: [any PopupTask] = manager.allTasks
    #expect(tasks.first === task)
    try task.resignFocus()
  }

  @Test("every public name of a configuration exists")
  func configurations() {
    let manager = Popup.Manager(sharesScreen: false)
    #expect(manager.configuration == .shared)
    #expect(Configuration.shared.timeInterval == .constant(seconds: 0.0))
    manager.configuration = Configuration(timeInterval: .random(lower: 1, upper: 3))
    switch manager.configuration.timeInterval {
    case .constant: Issue.record("it is another one")
    case .random(let lower, let upper):
      let seconds: [Foundation.TimeInterval] = [lower, upper]
      #expect(seconds == [1, 3])
    }
  }

  @Test("every public name of states and errors exists")
  func states() {
    let state: Popup.Manager.State = Popup.Manager().state
    #expect(state == .idle)
    #expect(
      Popup.Manager.State.allCases
        == [.idle, .active, .handleShow, .handleCancel, .inProgress, .handleDismiss])
    let errors: [Popup.Manager.Error] = [.containsSamePriority, .finishInactiveTask]
    #expect(errors[0] != errors[1])
  }

  @Test("the shared manager is always the same object")
  func shared() {
    let shared: Popup.Manager = .shared
    #expect(shared === Popup.Manager.shared)
  }

  @Test("every public name of Atomic exists")
  func atomic() {
    let atomic = Atomic(1)
    atomic.mutate { $0 += 1 }
    #expect(atomic.value == 2)
  }

  @Test("every public name of AnyPopupTask exists")
  func anyTask() {
    // Types that only the library creates.
    let types: [any (PopupTask & Comparable).Type] = [AnyPopupTask.self]
    #expect(types.count == 1)
  }
}
