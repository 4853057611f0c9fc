import SwiftMessages
import Testing
import UIKit
import Usher

extension SwiftMessagesUIKitTests {
  /// UIKit chooses the presenting controller, which can differ from the receiver of the call.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>
  @MainActor
  @Suite("Sources of segues")
  struct SegueSourceTests {
    /// Adds a controller to a parent, so that it fills the parent.
    private func child<Child: UIViewController>(
      _ child: Child, of parent: UIViewController
    ) -> Child {
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      return child
    }

    /// Removes a controller from its parent.
    private func remove(_ child: UIViewController) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }

    /// Performs a segue to a new controller, and waits until the controller has appeared.
    private func perform(
      from source: UIViewController, listener: @escaping (String) -> Void = { _ in }
    ) -> UIViewController {
      let destination = UIViewController()
      destination.preferredContentSize.height = 250
      let segue = SwiftMessagesSegue(identifier: nil, source: source, destination: destination)
      segue.configure(layout: .topMessage)
      segue.eventListeners = [{ listener("\($0)".prefix { $0 != "(" }.description) }]
      segue.perform()
      StandIn.advance(by: 2)
      return destination
    }

    private func swipe(in app: MessageApp) {
      StandIn.drag(
        from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 20), in: app.scene, duration: 0.1)
      StandIn.advance(by: 2)
    }

    @Test(
      "if the source's view is removed, the destination stays until it is dismissed",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/545"))
    func leavesItsWindow() {
      let app = MessageApp()
      let source = child(UIViewController(), of: app.controller)
      var events: [String] = []
      let destination = perform(from: source) { events.append($0) }
      source.view.removeFromSuperview()
      StandIn.advance(by: 30)
      #expect(app.controller.presentedViewController === destination)
      #expect(destination.view.frameInWindow.inWords == "0 0 390 250")
      #expect(events == ["willShow", "didShow"])
      destination.dismiss(animated: true)
      StandIn.advance(by: 2)
      #expect(app.controller.presentedViewController == nil)
      #expect(events == ["willShow", "didShow", "willHide", "didHide"])
      app.close()
    }

    @Test(
      "if the source is removed, a swipe on the message leaves nothing that blocks touches",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/247"))
    func takenAway() {
      let app = MessageApp()
      weak var known: UIViewController?
      do {
        let source = child(UIViewController(), of: app.controller)
        known = source
        let destination = perform(from: source)
        #expect(app.controller.presentedViewController === destination)
        remove(source)
      }
      swipe(in: app)
      #expect(app.controller.presentedViewController == nil)
      #expect(app.window.subviews == [app.controller.view])
      #expect(app.window.hitTest(CGPoint(x: 195, y: 400), with: nil) === app.controller.view)
      #expect(known == nil)
      app.close()
    }

    /// A controller that can present with another controller.
    private final class Forwarding: UIViewController {
      var presenter: UIViewController?

      override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
      ) {
        guard let presenter else {
          return super.present(viewControllerToPresent, animated: flag, completion: completion)
        }
        presenter.present(viewControllerToPresent, animated: flag, completion: completion)
      }
    }

    @Test(
      "a source in a presented controller stays when the message is swiped away",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/251"),
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/541"),
      arguments: [false, true])
    func isPresented(isForwarded: Bool) {
      let app = MessageApp()
      let page = child(UIViewController(), of: app.controller)
      page.definesPresentationContext = true
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .overCurrentContext
      page.present(sheet, animated: false)
      StandIn.advance(by: 1)
      let source = child(Forwarding(), of: sheet)
      if isForwarded { source.presenter = app.controller }
      let destination = perform(from: source)
      #expect(destination.presentingViewController === (isForwarded ? app.controller : sheet))
      swipe(in: app)
      #expect(destination.presentingViewController == nil && destination.view.window == nil)
      #expect(page.presentedViewController === sheet && sheet.presentedViewController == nil)
      #expect(source.view.window === app.window)
      app.close()
    }

    @Test(
      "when the message's time ends, everything that the destination presented is dismissed",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/251"),
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/541"))
    func destinationPresents() {
      let app = MessageApp()
      let destination = UIViewController()
      let segue = SwiftMessagesSegue(
        identifier: nil, source: app.controller, destination: destination)
      segue.configure(layout: .topMessage)
      segue.duration = .seconds(seconds: 3)
      segue.perform()
      StandIn.advance(by: 1)
      let page = UIViewController()
      destination.present(page, animated: false)
      StandIn.advance(by: 1)
      #expect(page.view.window === app.window)
      StandIn.advance(by: 5)
      #expect(app.controller.presentedViewController == nil)
      #expect(page.viewIfLoaded?.window == nil)
      #expect(app.window.subviews == [app.controller.view])
      app.close()
    }
  }
}
