public import Foundation

/// The properties of a transition, for the object that animates the transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the transition's animations.
  var containerView: UIView { get }
  /// Whether the transition should be animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition, which is always false in the stand-in.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The presentation's style.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the final state, which is the identity in the stand-in.
  var targetTransform: CGAffineTransform { get }
  /// Ends the transition.
  ///
  /// If the value is `false`, the transition is canceled and reverted.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition, or `nil` for a view that doesn't move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view before the transition, or zero if the view isn't
  /// shown.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition, or zero if the view isn't
  /// shown.
  func finalFrame(for controller: UIViewController) -> CGRect
}

/// An object that animates transitions.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the transition's duration in seconds.
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double
  /// Animates a transition and calls `completeTransition` at the end.
  func animateTransition(using context: any UIViewControllerContextTransitioning)
  /// Called at the end.
  ///
  /// The function is optional in UIKit.
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
  /// Returns the animator of the presentation, or `nil` for the system's animator.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of the dismissal, or `nil` for the system's animator.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the presentation of a controller with the custom style, or `nil` for UIKit's
  /// presentation.
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

/// The style of the system's transition.
///
/// In the stand-in, only the cross-fade differs.
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
