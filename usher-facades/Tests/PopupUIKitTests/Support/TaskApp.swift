import Popup
import UIKitTesting
import Testing
import UIKit
import Usher
import UsherUIKit

/// The suite of all tests in the stand-in's single world, which run in sequence.
@MainActor
@Suite("Popup with UIKit", .serialized, .oneWorld)
enum PopupUIKitTests {}

/// An app with a single scene and tasks that present controllers on the root controller.
@MainActor
final class TaskApp {
  let scene: UIWindowScene
  let window: UIWindow
  let controller = UIViewController()
  /// The recorded calls to the tasks, in order.
  private(set) var lines: [String] = []

  /// Launches the app.
  init() {
    (scene, window) = StandIn.launch(size: CGSize(width: 390, height: 844), safeArea: .zero)
    window.rootViewController = controller
    StandIn.finishTurn()
  }

  /// The scene's presenter.
  var presenter: Presenter { Presenter.attached(to: scene) }

  /// Records a line.
  func note(_ line: String) { lines.append(line) }

  /// Waits until the main actor has finished its pending work, and advances the clock.
  func settle(_ seconds: Double = 1) async {
    for _ in 0..<3 { await Task { @MainActor in }.value }
    StandIn.advance(by: seconds)
  }

  /// Disconnects the scene, so that the next test isn't affected.
  func close() {
    StandIn.disconnect(scene)
    StandIn.finishTurn()
  }
}

/// A task that records its calls, with a presentation chosen by the test.
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
