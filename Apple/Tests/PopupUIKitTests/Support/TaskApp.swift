import Popup
import StandInTesting
import Testing
import UIKit
import Usher
import UsherUIKit

/// Everything that runs in the stand-in's one world: one test after the other.
@MainActor
@Suite(.serialized, .oneWorld)
enum PopupUIKitTests {}

/// An app with one scene, whose tasks present controllers on its root controller.
@MainActor
final class TaskApp {
  let scene: UIWindowScene
  let window: UIWindow
  let controller = UIViewController()
  /// What was told the tasks, in order.
  private(set) var lines: [String] = []

  /// Launches the app.
  init() {
    (scene, window) = StandIn.launch(size: CGSize(width: 390, height: 844), safeArea: .zero)
    window.rootViewController = controller
    StandIn.finishTurn()
  }

  /// The presenter of the scene.
  var presenter: Presenter { Presenter.attached(to: scene) }

  /// Notes a line.
  func note(_ line: String) { lines.append(line) }

  /// Waits until the main actor has done all that was handed over, and lets time pass.
  func settle(_ seconds: Double = 1) async {
    for _ in 0..<3 { await Task { @MainActor in }.value }
    StandIn.advance(by: seconds)
  }

  /// Disconnects the scene, so that nothing of it is left for the next test.
  func close() {
    StandIn.disconnect(scene)
    StandIn.finishTurn()
  }
}

/// A task whose functions note themselves, and which shows what a test says.
@MainActor
final class NotingTask: @MainActor PopupTask {
  weak var manager: Popup.Manager?
  var taskDescription: String
  let priority: Int
  var isCanceled = false
  private let note: (String) -> Void
  private let show: (NotingTask) -> Void

  init(
    _ name: String, priority: Int, in app: TaskApp, show: @escaping (NotingTask) -> Void = { _ in }
  ) {
    taskDescription = name
    self.priority = priority
    note = { [weak app] in app?.note("\(name): \($0)") }
    self.show = show
  }

  func render() {
    note("render")
    show(self)
  }
  func didShow() { note("didShow") }
  func willDismiss() { note("willDismiss") }
  func didDismiss() { note("didDismiss") }
}
