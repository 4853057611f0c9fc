#if swift(>=6)
import Popup
import Synchronization
import UIKit

// Popup's tasks, as they are written in the Swift 6 language mode.

@MainActor
final class AlertTask: @MainActor PopupTask {
  weak var manager: Popup.Manager?
  weak var controller: UIViewController?
  var taskDescription: String
  let priority: Int
  var isCanceled = false

  init(_ taskDescription: String, priority: Int, on controller: UIViewController) {
    self.taskDescription = taskDescription
    self.priority = priority
    self.controller = controller
  }

  func render() {
    let alert = UIAlertController(
      title: taskDescription, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in try? self?.resignFocus() })
    controller?.present(alert, animated: true)
  }

  func didDismiss() { controller = nil }
}

final class AgreementController: UIViewController, @MainActor PopupTask {
  weak var manager: Popup.Manager?
  var taskDescription = "Agreement"
  var priority: Int { 10 }
  var isCanceled = false
  weak var presenter: UIViewController?

  func render() {
    presenter?.present(self, animated: true)
  }

  func agree() async throws {
    await withCheckedContinuation { done in
      dismiss(animated: true) { done.resume() }
    }
    try resignFocus()
  }
}

// Any thread can call a manager, which calls back during the call.
func launch(on controller: UIViewController) async throws -> Popup.Manager.State {
  let manager = Popup.Manager()
  manager.configuration = Configuration(timeInterval: .constant(seconds: 0.5))
  return try await MainActor.run {
    let task = AlertTask("Update", priority: 1, on: controller)
    try manager.add(task: task)
    try task.resignFocus()
    return manager.state
  }
}
#endif
