import Popup

/// A minimal task with its own state, as an app writes it.
final class PlainTask {
  enum State {
    case idle, show, canceled, dismissed
  }

  weak var manager: Popup.Manager?
  var taskDescription: String
  let priority: Int
  var isCanceled = false
  private(set) var state = State.idle
  var onShow: () -> Void = {}

  init(_ description: String, _ priority: Int) {
    taskDescription = description
    self.priority = priority
  }
}

extension PlainTask: PopupTask {
  func render() {}

  func didShow() {
    state = .show
    onShow()
  }

  func didCanceled() { state = .canceled }
  func didDismiss() { state = .dismissed }
}
