#if UIKIT_STAND_IN
import Testing
import UIKit

/// The duration of presentations.
///
/// <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>,
/// <https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)>
extension StandInTests {
  @Test("an animated presentation or dismissal is complete when its transition ends")
  func presentationsTakeTime() {
    let (_, window) = StandIn.launch()
    let root = TimedScreen()
    window.rootViewController = root
    let page = TimedScreen()
    var calls: [String] = []
    root.present(page, animated: true) { calls.append("presented") }
    StandIn.advance(by: 0.2)
    #expect(root.presentedViewController === page && page.isBeingPresented)
    #expect(page.view.window === window && !page.hasAppeared && calls.isEmpty)
    #expect(page.transitionCoordinator?.isAnimated == true)
    #expect((page.view.layer.presentation()?.frame.minY ?? 0) > 0)
    StandIn.advance(by: 0.5)
    #expect(!page.isBeingPresented && page.hasAppeared && calls == ["presented"])
    root.dismiss(animated: true) { calls.append("dismissed") }
    StandIn.advance(by: 0.2)
    #expect(root.presentedViewController === page && page.isBeingDismissed)
    #expect(page.view.window === window && calls == ["presented"])
    StandIn.advance(by: 0.5)
    #expect(root.presentedViewController == nil && !page.isBeingDismissed)
    #expect(page.view.window == nil && calls == ["presented", "dismissed"])
  }

  /// <https://github.com/airbrake/airbrake-ios/issues/91>,
  /// <https://github.com/ericberman/MyFlightbookiOS/issues/370>,
  /// <https://github.com/zoonooz/ZFDragableModalTransition/issues/3>.
  @Test("a second presentation, or one outside the window hierarchy, is refused with a warning")
  func refusedPresentations() {
    let (_, window) = StandIn.launch()
    let root = UIViewController()
    let child = UIViewController()
    window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    StandIn.finishTurn()
    let (page, other) = (UIViewController(), UIViewController())
    var isPresented = false
    root.present(page, animated: true)
    root.present(other, animated: true) { isPresented = true }
    #expect(World.current.warnings.last?.hasSuffix("while a presentation is in progress.") == true)
    StandIn.advance(by: 1)
    child.present(other, animated: false) { isPresented = true }
    #expect(World.current.warnings.last?.contains("which is already presenting") == true)
    StandIn.advance(by: 1)
    #expect(!isPresented && other.presentingViewController == nil)
    UIViewController().present(other, animated: false)
    #expect(
      World.current.warnings.last?.hasSuffix("whose view is not in the window hierarchy.") == true)
    #expect(World.current.warnings.count == 3)
  }

  /// <https://github.com/jonkykong/SideMenu/issues/323>,
  /// <https://github.com/almerlucke/FCOverlayViewController/pull/3>.
  @Test("a dismissal during a transition is refused with a warning")
  func refusedDismissals() {
    let (_, window) = StandIn.launch()
    let root = UIViewController()
    window.rootViewController = root
    StandIn.finishTurn()
    let page = UIViewController()
    root.present(page, animated: true)
    StandIn.advance(by: 0.1)
    root.dismiss(animated: true)
    #expect(
      World.current.warnings.last?.hasSuffix("while a presentation or dismiss is in progress.")
        == true)
    StandIn.advance(by: 1)
    #expect(root.presentedViewController === page)
  }

  /// <https://developer.apple.com/documentation/uikit/uialertaction/init(title:style:handler:)>.
  @Test(
    "an alert in its own window works there, and its handler is called after it is dismissed")
  func alerts() throws {
    let (scene, window) = StandIn.launch()
    let front = UIWindow(windowScene: scene)
    front.windowLevel = .alert
    front.rootViewController = UIViewController()
    front.isHidden = false
    StandIn.finishTurn()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var answers: [String] = []
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { answers.append($0.title ?? "") })
    front.rootViewController?.present(alert, animated: true)
    StandIn.advance(by: 1)
    #expect(
      alert.view.window === front && window.rootViewController?.presentedViewController == nil)
    let button = try #require(firstButton(in: alert.view))
    StandIn.tap(at: button.convert(CGPoint(x: 20, y: 10), to: nil), in: scene)
    #expect(alert.isBeingDismissed && answers.isEmpty)
    StandIn.advance(by: 1)
    #expect(alert.presentingViewController == nil && answers == ["Delete"])
  }

  // <https://developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller>
  @Test("a popover is next to its view on an iPad, and covers the window on a phone")
  func popovers() throws {
    for (idiom, frame) in [
      (UIUserInterfaceIdiom.pad, CGRect(x: 50, y: 140, width: 200, height: 100)),
      (.phone, CGRect(x: 0, y: 0, width: 390, height: 844)),
    ] {
      StandIn.reset()
      StandIn.changeTraits { $0.userInterfaceIdiom = idiom }
      let (_, window) = StandIn.launch()
      let root = try #require(window.rootViewController)
      let button = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
      root.view.addSubview(button)
      let page = UIViewController()
      #expect(page.popoverPresentationController == nil)
      page.modalPresentationStyle = .popover
      page.preferredContentSize = CGSize(width: 200, height: 100)
      let popover = try #require(page.popoverPresentationController)
      popover.sourceView = button
      popover.sourceRect = button.bounds
      root.present(page, animated: false)
      StandIn.finishTurn()
      #expect(page.presentationController === popover && page.view.frame == frame)
    }
  }

  private func firstButton(in view: UIView) -> UIButton? {
    view as? UIButton ?? view.subviews.lazy.compactMap { self.firstButton(in: $0) }.first
  }
}

/// A controller that records whether it has appeared.
@MainActor
private final class TimedScreen: UIViewController {
  private(set) var hasAppeared = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }
}
#endif
