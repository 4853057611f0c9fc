#if !swift(>=6)
import Popup
import UIKit

// Popup's tasks as they were written before Swift had actors.

class AlertTask: PopupTask {
  weak var manager: Popup.Manager?
  weak var controller: UIViewController?
  var taskDescription: String
  var priority: Int
  var isCanceled = false

  init(_ taskDescription: String, priority: Int, on controller: UIViewController) {
    self.taskDescription = taskDescription
    self.priority = priority
    self.controller = controller
  }

  func willShow() {
    isCanceled = false
  }

  func render() {
    let alert = UIAlertController(
      title: taskDescription, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in try? self?.resignFocus() })
    controller?.present(alert, animated: true)
  }

  func didShow() { print("\(self) did show") }
  func didCanceled() { print("\(self) was canceled") }
  func willDismiss() {}
  func didDismiss() { controller = nil }
}

// A controller that is its own task.
class AgreementController: UIViewController, PopupTask {
  weak var manager: Popup.Manager?
  var taskDescription = "Agreement"
  var priority: Int { 10 }
  var isCanceled = false
  weak var presenter: UIViewController?

  func render() {
    modalPresentationStyle = .formSheet
    presenter?.present(self, animated: true)
  }

  @IBAction func agree(_ sender: UIButton) {
    dismiss(animated: true) { [weak self] in
      do {
        try self?.resignFocus()
      } catch Popup.Manager.Error.finishInactiveTask {
        print("it was not its turn")
      } catch {
        print(error)
      }
    }
  }
}

class Launcher {
  func launch(from controller: UIViewController) {
    DispatchQueue.global().async {
      let configuration = Popup.Manager.shared.configuration
      DispatchQueue.main.async {
        Popup.Manager.shared.configuration = Configuration(
          timeInterval: .random(lower: 0.5, upper: 1))
        try? Popup.Manager.shared.add(
          task: AlertTask("Update", priority: 5, on: controller))
        print(configuration.timeInterval)
      }
    }
  }
}
#endif
