import Popup
import SwiftEntryKit

// Popup as it was used before Swift had actors.

class PopupItem {
  weak var manager: Popup.Manager?
  var taskDescription: String
  var priority: Int
  var isCanceled: Bool = false
  var onRender: (PopupItem) -> Void = { _ in }

  init(_ taskDescription: String, priority: Int) {
    self.taskDescription = taskDescription
    self.priority = priority
  }
}

extension PopupItem: PopupTask {
  func render() {
    print("  renders \(self)")
    onRender(self)
  }

  func willShow() { print("  \(taskDescription) will show") }
  func didShow() { print("  \(taskDescription) did show") }
  func didCanceled() { print("  \(taskDescription) was canceled") }
  func willDismiss() { print("  \(taskDescription) will dismiss") }
  func didDismiss() { print("  \(taskDescription) did dismiss") }
}

// A controller that is its own task, as is common.
class AgreementController: UIViewController, PopupTask {
  weak var manager: Popup.Manager?
  var taskDescription = "Agreement"
  var priority: Int { 10 }
  var isCanceled = false
  let label = UILabel()

  func render() {
    label.text = "Agreed"
    print("  agreement rendered")
  }

  func agree() {
    try? resignFocus()
  }
}

class LaunchScreen: UIViewController {
  // Only tasks, which take turns with each other on the thread that adds them.
  func launch() {
    let manager = Popup.Manager()
    do {
      let canceled = PopupItem("Advertisement", priority: 3)
      try manager.add(task: PopupItem("Notice", priority: 1))
      try manager.add(task: canceled)
      try manager.add(task: PopupItem("Update", priority: 2))
      canceled.isCanceled = true
      try manager.add(task: PopupItem("Second update", priority: 2))
    } catch Popup.Manager.Error.containsSamePriority {
      print("  there is one of that priority")
    } catch {
      print("  \(error)")
    }
    print("  tasks: \(manager.allTasks)")
    while let task = manager.allTasks.first {
      try? task.finish()
    }
    print("  state: \(manager.state)")
  }

  // Tasks refer to their manager weakly.
  let manager = Popup.Manager()

  // An interval ends on the main queue.
  func launchSlowly(then done: @escaping () -> Void) {
    manager.configuration = Configuration(timeInterval: .constant(seconds: 0.01))
    let (first, second) = (PopupItem("First", priority: 2), PopupItem("Second", priority: 1))
    first.onRender = { task in DispatchQueue.main.async { try? task.resignFocus() } }
    second.onRender = { _ in done() }
    try? manager.add(task: first)
    try? manager.add(task: second)
  }
}
