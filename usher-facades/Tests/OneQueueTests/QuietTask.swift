import Popup

/// A task that draws nothing.
final class QuietTask: PopupTask {
  weak var manager: Popup.Manager?
  var taskDescription: String
  let priority: Int
  var isCanceled = false
  private(set) var state = State.new

  enum State {
    case new, shown, canceled, gone
  }

  init(_ description: String, priority: Int) {
    taskDescription = description
    self.priority = priority
  }

  func render() {}
  func didShow() { state = .shown }
  func didCanceled() { state = .canceled }
  func didDismiss() { state = .gone }
}
