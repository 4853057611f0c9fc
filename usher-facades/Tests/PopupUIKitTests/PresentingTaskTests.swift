import Popup
import Testing
import UIKit
import Usher

extension PopupUIKitTests {
  /// The presentation and dismissal of a task's controllers.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>,
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)>
  @MainActor
  @Suite("Tasks that present a controller")
  struct PresentingTaskTests {
    let app = TaskApp()
    let manager = Popup.Manager(sharesScreen: true)

    @Test("a task is rendered before add returns, and the next task before resignFocus returns")
    func withinTheCall() throws {
      defer { app.close() }
      let first = NotingTask("first", priority: 1, in: app)
      try manager.add(task: first)
      #expect(app.lines == ["first: render", "first: didShow"])
      try manager.add(task: NotingTask("second", priority: 2, in: app))
      try first.resignFocus()
      #expect(
        app.lines.dropFirst(2) == [
          "first: willDismiss", "first: didDismiss", "second: render", "second: didShow",
        ])
    }

    @Test(
      "a task ends when its controller is dismissed, and then the next task presents its own")
    func dismissal() async throws {
      defer { app.close() }
      for (name, priority) in [("first", 1), ("second", 2)] {
        try manager.add(task: presenting(name, priority: priority))
      }
      StandIn.advance(by: 1)
      let first = try #require(app.controller.presentedViewController)
      #expect(first.title == "first")
      #expect(!first.isBeingPresented)
      (first as? AskingController)?.answer()
      StandIn.advance(by: 2)
      let second = try #require(app.controller.presentedViewController)
      #expect(second.title == "second")
      #expect(
        app.lines == [
          "first: render", "first: didShow", "first: willDismiss", "first: didDismiss",
          "second: render", "second: didShow",
        ])
      (second as? AskingController)?.answer()
      StandIn.advance(by: 1)
      #expect(app.controller.presentedViewController == nil)
      #expect(manager.state == .idle)
    }

    @Test("a task opens no window, and the app's window stays the key window")
    func windows() throws {
      defer { app.close() }
      try manager.add(task: presenting("first", priority: 1))
      StandIn.advance(by: 1)
      #expect(app.scene.windows == [app.window])
      #expect(app.window.isKeyWindow)
    }

    @Test("a task that is added while the app launches waits for the first scene")
    func beforeTheScene() async throws {
      app.close()
      StandIn.reset()
      let early = NotingTask("early", priority: 1, in: app)
      try manager.add(task: early)
      #expect(app.lines == [])
      let later = TaskApp()
      defer { later.close() }
      await later.settle()
      #expect(app.lines == ["early: render", "early: didShow"])
      try early.resignFocus()
    }

    @Test("a task ends with its scene, and waiting tasks continue in the next scene")
    func sceneThatGoes() async throws {
      try manager.add(task: NotingTask("shown", priority: 1, in: app))
      try manager.add(task: NotingTask("waiting", priority: 2, in: app))
      app.close()
      #expect(app.lines.suffix(2) == ["shown: willDismiss", "shown: didDismiss"])
      let next = TaskApp()
      defer { next.close() }
      await next.settle()
      #expect(app.lines.suffix(2) == ["waiting: render", "waiting: didShow"])
    }

    @Test("a task that is added on another thread is called on the main actor")
    func elsewhere() async throws {
      defer { app.close() }
      let task = NotingTask("far", priority: 1, in: app)
      let manager = manager
      nonisolated(unsafe) let sent = task as any PopupTask
      try await Task.detached { try manager.add(task: sent) }.value
      await app.settle()
      #expect(app.lines == ["far: render", "far: didShow"])
    }

    /// Creates a task that presents a controller.
    ///
    /// The task resigns after the controller was dismissed with an answer.
    private func presenting(_ name: String, priority: Int) -> NotingTask {
      let root = app.controller
      return NotingTask(name, priority: priority, in: app) { task in
        let controller = AskingController()
        controller.title = name
        controller.onAnswer = { [weak task] in try? task?.resignFocus() }
        root.present(controller, animated: true)
      }
    }
  }

  /// A controller with a callback for the dismissal after an answer, like an alert's action.
  final class AskingController: UIViewController {
    var onAnswer: () -> Void = {}

    func answer() { presentingViewController?.dismiss(animated: true, completion: onAnswer) }
  }
}
