import SwiftMessages
import Testing
import UIKit
import Usher

extension SwiftMessagesUIKitTests {
  /// UIKit chooses the presenting controller, which need not be the one that was asked.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>
  @MainActor
  @Suite("Sources of segues")
  struct SegueSourceTests {
    /// Puts a controller into a parent, which it fills.
    private func child<Child: UIViewController>(
      _ child: Child, of parent: UIViewController
    ) -> Child {
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      return child
    }

    /// Takes a controller out of its parent.
    private func remove(_ child: UIViewController) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }

    /// Performs a segue to a new controller, and waits until that has come.
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
      "a source leaves its window, and the destination stays until it is dismissed",
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
      "a source is taken away, and the swiped message leaves nothing in the way of the app's touches",
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

    /// A controller that has another one present.
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
      "a source keeps nothing of what the destination presents, when the message's time is up",
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
