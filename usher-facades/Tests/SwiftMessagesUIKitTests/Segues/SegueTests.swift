import SwiftMessages
import Testing
import UIKit
import Usher

extension SwiftMessagesUIKitTests {
  /// A transition ends when the animator reports its end.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/completetransition(_:)>
  @MainActor
  @Suite("Segues")
  struct SegueTests {
    private func segue(
      _ app: MessageApp, _ layout: SwiftMessagesSegue.Layout, height: CGFloat = 250
    ) -> SwiftMessagesSegue {
      let destination = UIViewController()
      destination.preferredContentSize = CGSize(width: 0, height: height)
      let segue = SwiftMessagesSegue(
        identifier: "show", source: app.controller, destination: destination)
      segue.configure(layout: layout)
      return segue
    }

    @Test("a segue presents its destination in a message, and dismissing it hides the message")
    func dismissed() {
      let app = MessageApp()
      var events: [String] = []
      let segue = segue(app, .bottomCard)
      segue.eventListeners = [{ events.append("\($0)".prefix { $0 != "(" }.description) }]
      let destination = segue.destination
      segue.perform()
      StandIn.advance(by: 2)
      #expect(app.controller.presentedViewController === destination)
      #expect(destination.view.window === app.window)
      #expect(destination.view.frameInWindow.inWords == "10 560 370 250")
      #expect(events == ["willShow", "didShow"])
      var isDismissed = false
      destination.dismiss(animated: true) { isDismissed = true }
      StandIn.advance(by: 2)
      #expect(isDismissed)
      #expect(app.controller.presentedViewController == nil)
      #expect(events == ["willShow", "didShow", "willHide", "didHide"])
      app.close()
    }

    @Test("swiping the message dismisses the destination")
    func swiped() {
      let app = MessageApp()
      let segue = segue(app, .topMessage)
      segue.perform()
      StandIn.advance(by: 2)
      #expect(app.controller.presentedViewController === segue.destination)
      StandIn.drag(
        from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 20), in: app.scene, duration: 0.1)
      StandIn.advance(by: 2)
      #expect(app.controller.presentedViewController == nil)
      #expect(segue.destination.viewIfLoaded?.window == nil)
      app.close()
    }

    @Test("a tap outside the message dismisses its destination")
    func tappedBeside() {
      let app = MessageApp()
      let segue = segue(app, .topTab)
      segue.perform()
      StandIn.advance(by: 2)
      StandIn.tap(at: CGPoint(x: 195, y: 700), in: app.scene)
      StandIn.advance(by: 2)
      #expect(app.controller.presentedViewController == nil)
      app.close()
    }

    @Test("dismissing without animation ends the message and releases the segue")
    func atOnce() async {
      let app = MessageApp()
      weak var kept: SwiftMessagesSegue?
      do {
        let segue = segue(app, .centered)
        kept = segue
        segue.perform()
        StandIn.advance(by: 2)
        segue.destination.dismiss(animated: false)
        StandIn.advance(by: 2)
        for _ in 0..<3 { await Task { @MainActor in }.value }
        StandIn.advance(by: 2)
      }
      #expect(app.controller.presentedViewController == nil)
      #expect(kept == nil)
      app.close()
    }

    @Test("a segue that UIKit refuses is released with its window")
    func refused() async {
      let app = MessageApp()
      weak var kept: SwiftMessagesSegue?
      let first = segue(app, .topCard)
      first.perform()
      do {
        let second = segue(app, .bottomCard)
        kept = second
        second.perform()
      }
      for _ in 0..<3 { await Task { @MainActor in }.value }
      StandIn.advance(by: 2)
      #expect(kept == nil)
      #expect(app.controller.presentedViewController === first.destination)
      let source = WindowViewController()
      let (one, two) = (UIViewController(), UIViewController())
      SwiftMessagesSegue(identifier: nil, source: source, destination: one).perform()
      StandIn.advance(by: 2)
      let windows = app.scene.windows.count
      SwiftMessagesSegue(identifier: nil, source: WindowViewController(), destination: one)
        .perform()
      SwiftMessagesSegue(identifier: nil, source: source, destination: two).perform()
      for _ in 0..<3 { await Task { @MainActor in }.value }
      StandIn.advance(by: 2)
      #expect(app.scene.windows.count == windows)
      #expect(source.presentedViewController === one)
      app.close()
    }

    @Test("a destination's view is removed after the segue, and can have another size next time")
    func givenBack() {
      let app = MessageApp()
      let segue = segue(app, .topMessage)
      let view: UIView = segue.destination.view
      for height in [250, 100, 300] as [CGFloat] {
        segue.destination.preferredContentSize.height = height
        segue.perform()
        StandIn.advance(by: 2)
        #expect(segue.containerView.frameInWindow.height == height)
        segue.destination.dismiss(animated: true)
        StandIn.advance(by: 2)
        #expect(view.superview == nil)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
      }
      app.close()
    }

    @Test("a segue can be performed again")
    func again() {
      let app = MessageApp()
      let segue = segue(app, .topCard)
      for _ in 0..<2 {
        segue.perform()
        StandIn.advance(by: 2)
        #expect(app.controller.presentedViewController === segue.destination)
        segue.destination.dismiss(animated: true)
        StandIn.advance(by: 2)
        #expect(app.controller.presentedViewController == nil)
      }
      app.close()
    }

    @Test(
      "each layout has its position",
      arguments: [
        (SwiftMessagesSegue.Layout.topMessage, "0 0 390 250"),
        (.bottomMessage, "0 594 390 250"), (.topCard, "10 47 370 250"),
        (.bottomCard, "10 560 370 250"), (.topTab, "10 0 370 250"),
        (.bottomTab, "10 594 370 250"), (.centered, "10 304 370 250"),
      ])
    func layouts(layout: SwiftMessagesSegue.Layout, frame: String) {
      let app = MessageApp()
      let segue = segue(app, layout)
      segue.perform()
      StandIn.advance(by: 2)
      #expect(segue.containerView.frameInWindow.inWords == frame)
      app.close()
    }

    @Test("a segue has the values of its most recent layout")
    func values() throws {
      let app = MessageApp()
      defer { app.close() }
      let segue = segue(app, .topTab)
      #expect(segue.containment == .backgroundVertical)
      #expect(segue.containerView.cornerRadius == 15)
      #expect(segue.containerView.roundsLeadingCorners)
      #expect(
        segue.messageView.layoutMarginAdditions
          == UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10))
      segue.configure(layout: .bottomMessage)
      #expect(segue.containment == .content)
      #expect(segue.containerView.cornerRadius == 0)
      #expect(!segue.containerView.roundsLeadingCorners)
      #expect(!segue.messageView.collapseLayoutMarginAdditions)
      #expect(segue.messageView.bounceAnimationOffset == 0)
      guard case .custom(let animator as TopBottomAnimation) = segue.presentationStyle else {
        Issue.record("it does not slide")
        return
      }
      #expect(animator.style == .bottom && animator.springDamping == 1)
    }

    @Test("a source that is a window controller has a separate window during the segue")
    func aboveAll() {
      let app = MessageApp()
      var config = SwiftMessages.Config()
      config.presentationContext = .windowScene(app.scene, windowLevel: .alert)
      let source = WindowViewController(config: config)
      let segue = SwiftMessagesSegue(
        identifier: nil, source: source, destination: UIViewController())
      segue.configure(layout: .centered)
      segue.perform()
      StandIn.advance(by: 2)
      let window = source.view.window
      #expect(window != nil && window !== app.window)
      #expect(window?.windowLevel == .alert)
      segue.destination.dismiss(animated: true)
      StandIn.advance(by: 2)
      #expect(source.view.window == nil)
      app.close()
    }
  }
}
