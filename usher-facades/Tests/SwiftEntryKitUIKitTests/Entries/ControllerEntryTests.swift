import SwiftEntryKit
import Testing
import UIKit
import Usher

extension SwiftEntryKitUIKitTests {
  /// The order of containment calls.
  ///
  /// <https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller>
  @MainActor
  @Suite("Controllers as entries")
  struct ControllerEntryTests {
    private let app = EntryApp()

    /// A controller with a view of 200 × 90 points.
    private func controller() -> UIViewController {
      let controller = UIViewController()
      controller.preferredContentSize = CGSize(width: 200, height: 90)
      return controller
    }

    /// Returns the calls to a controller since the previous call of this function.
    private func calls(_ controller: UIViewController) -> [ContainmentCall.Function] {
      defer { World.current.containment.removeAll { $0.controller === controller } }
      return World.current.containment.filter { $0.controller === controller }.map(\.function)
    }

    private func display(_ controller: UIViewController, _ attributes: EKAttributes) async {
      SwiftEntryKit.display(entry: controller, using: attributes)
      await app.settle()
    }

    @Test("a controller is a child while its entry is shown, and each function is called once")
    func child() async {
      defer { app.close() }
      let controller = controller()
      await display(controller, .still)
      #expect(controller.parent === app.overlayWindow?.rootViewController)
      #expect(app.frame?.size.height == 90)
      #expect(
        calls(controller) == [
          .viewDidLoad, .addChild, .willMove, .viewWillAppear, .didMove, .viewDidAppear,
        ])
      await app.dismiss()
      #expect(controller.parent == nil && controller.view.superview == nil)
      #expect(
        calls(controller) == [
          .willMove, .viewWillDisappear, .viewDidDisappear, .removeFromParent, .didMove,
        ])
    }

    @Test("a controller is released after its entry is removed")
    func released() async {
      defer { app.close() }
      weak var known: UIViewController?
      do {
        let controller = UIViewController()
        known = controller
        await display(controller, .still)
      }
      #expect(known != nil)
      await app.dismiss()
      await app.settle()
      World.current.containment.removeAll()
      #expect(known == nil)
    }

    @Test("a controller that waits for its turn isn't called until then")
    func waits() async {
      defer { app.close() }
      let (first, second) = (controller(), controller())
      await display(first, .still)
      await display(second, .still.with { $0.precedence = .enqueue(priority: .normal) })
      #expect(second.parent == nil)
      #expect(calls(second) == [.viewDidLoad])
      await app.dismiss()
      #expect(first.parent == nil)
      #expect(
        calls(second) == [.addChild, .willMove, .viewWillAppear, .didMove, .viewDidAppear])
    }

    @Test("a message view as a controller's view draws changes without calling the controller")
    func messageView() async {
      defer { app.close() }
      let message = EKMessageContentView()
      message.titleContent = .plain("First")
      let controller = controller()
      controller.view = message
      await display(controller, .still)
      #expect(app.overlayWindow?.words == ["First"])
      _ = calls(controller)
      message.title = "Second"
      await app.settle()
      #expect(app.overlayWindow?.words == ["Second"])
      #expect(calls(controller) == [])
    }
  }
}
