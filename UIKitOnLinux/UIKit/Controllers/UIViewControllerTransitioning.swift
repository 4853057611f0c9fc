public import Foundation

/// The properties of a transition, for the object that animates it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the transition's animations.
  var containerView: UIView { get }
  /// Whether the transition is to be animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition; always false in the stand-in.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The presentation's style.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the final state; the identity in the stand-in.
  var targetTransform: CGAffineTransform { get }
  /// Ends the transition; `false` cancels and reverts it.
  func completeTransition(_ didComplete: Bool)
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition; `nil` for a view that does not move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view before the transition; zero if the view is not there.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// The frame of a controller's view after the transition; zero if the view is not there.
  func finalFrame(for controller: UIViewController) -> CGRect
}

/// An object that animates transitions.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The transition's duration in seconds.
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double
  /// Animates a transition and calls `completeTransition` at the end.
  func animateTransition(using context: any UIViewControllerContextTransitioning)
  /// Called at the end; optional in UIKit.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The object that provides the presentation controller and the animators of a controller's
/// presentation.
///
/// All functions are optional in UIKit.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of the presentation; `nil` for the system's own.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of the dismissal; `nil` for the system's own.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the presentation of a controller with the custom style; `nil` for UIKit's own.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// The style of the system's own transition; in the stand-in, only the cross-fade differs.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom.
  case coverVertical = 0
  /// The view flips around a vertical axis.
  case flipHorizontal = 1
  /// The two views cross-fade.
  case crossDissolve = 2
  /// The view curls up like a page.
  case partialCurl = 3
}
