internal import Popup
internal import Usher

/// A task that shows an alert.
///
/// The alert's button ends the task's turn.
final class DemoTask: PopupTask {
  weak var manager: Popup.Manager?
  var taskDescription: String
  let priority: Int
  var isCanceled = false
  /// Whether the task cancels itself when its turn starts.
  private let callsOff: Bool
  private var alert: PresentationHandle?

  init(_ description: String, priority: Int, callsOff: Bool = false) {
    taskDescription = description
    self.priority = priority
    self.callsOff = callsOff
  }

  func willShow() {
    isCanceled = callsOff
  }

  /// Shows one of the app's alerts, in a lane that doesn't take turns with other lanes.
  func render() {
    nonisolated(unsafe) let task = self
    alert = MainActor.assumeIsolated {
      Presenter.default?.present(
        Overlay(
          .alert(
            title: OverlayNode.Text(task.taskDescription, font: .headline, alignment: .center),
            description: OverlayNode.Text(
              "Priority \(task.priority)", font: .subheadline, alignment: .center),
            bar: ButtonBar([.button("OK") { try? task.resignFocus() }])), preset: .persistent
        )
        .queue(LaneID(-4000)).position(.center).width(280).backdrop(Backdrop(tap: .absorb))
        .entrance(.scaleIn).exit(.scaleOut))
    }
  }

  func willDismiss() {
    let alert = alert
    MainActor.assumeIsolated { alert?.dismiss() }
  }
}

extension Demo {
  /// Ends the turn of the current task, like the alert's button.
  ///
  /// Does nothing if there is no task.
  package static func answerTask() {
    try? Popup.Manager.shared.allTasks.first?.resignFocus()
  }
}
