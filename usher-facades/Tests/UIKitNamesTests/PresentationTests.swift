import FacadeTesting
import Testing
import UIKitNames
import UsherTesting

/// Tests of controllers that present each other without UIKit.
@MainActor
@Suite("Presented controllers", .ownDefault)
struct PresentationTests {
  /// An animator that ends the transition only when told by the test.
  private final class Slow: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    private(set) var contexts: [any UIViewControllerContextTransitioning] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      contexts.append(transitionContext)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test("a controller without a delegate counts as presented until it is dismissed")
  func plain() {
    let (first, second) = (UIViewController(), UIViewController())
    var calls: [String] = []
    first.present(second, animated: true) { calls.append("presented") }
    #expect(first.presentedViewController === second)
    #expect(second.presentingViewController === first)
    second.dismiss(animated: true) { calls.append("dismissed") }
    #expect(first.presentedViewController == nil)
    #expect(second.presentingViewController == nil)
    #expect(calls == ["presented", "dismissed"])
  }

  @Test("a delegate's animator says when a transition is over, and a failed one is undone")
  func animated() {
    let (first, second, slow) = (UIViewController(), UIViewController(), Slow())
    second.transitioningDelegate = slow
    var isPresented = false
    first.present(second, animated: true) { isPresented = true }
    #expect(!isPresented)
    #expect(slow.contexts.first?.viewController(forKey: .to) === second)
    // During a transition nothing can be dismissed.
    second.dismiss(animated: true)
    #expect(slow.contexts.count == 1)
    slow.contexts[0].completeTransition(true)
    #expect(isPresented)
    second.dismiss(animated: true)
    slow.contexts[1].completeTransition(false)
    #expect(first.presentedViewController === second)
    second.dismiss(animated: true)
    slow.contexts[2].completeTransition(true)
    #expect(first.presentedViewController == nil)
  }

  @Test("a controller is presented by one controller at a time")
  func once() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    first.present(second, animated: false)
    first.present(third, animated: false)
    third.present(second, animated: false)
    #expect(first.presentedViewController === second)
    #expect(third.presentedViewController == nil)
  }
}
