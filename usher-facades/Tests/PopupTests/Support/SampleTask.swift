import Popup

/// A task that records calls and then performs the test's actions.
final class SampleTask: PopupTask {
  enum Call: String, CaseIterable {
    case willShow, didCanceled, render, didShow, willDismiss, didDismiss
  }

  weak var manager: Popup.Manager?
  var taskDescription: String
  var priority: Int
  var isCanceled = false
  /// The action for each function, performed after the call is recorded.
  var acts: [Call: (SampleTask) -> Void] = [:]
  private let log: Log

  init(_ description: String, _ priority: Int, log: Log = Log()) {
    taskDescription = description
    self.priority = priority
    self.log = log
  }

  /// Sets the action for one of the task's functions, and returns the task.
  func when(_ call: Call, _ act: @escaping (SampleTask) -> Void) -> SampleTask {
    acts[call] = act
    return self
  }

  private func note(_ call: Call) {
    log.note("\(taskDescription) \(call)")
    acts[call]?(self)
  }

  func willShow() { note(.willShow) }
  func didCanceled() { note(.didCanceled) }
  func render() { note(.render) }
  func didShow() { note(.didShow) }
  func willDismiss() { note(.willDismiss) }
  func didDismiss() { note(.didDismiss) }
}
