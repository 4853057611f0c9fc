public import Foundation

/// The name of a controller in a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is seen before.
  public static var from: Self { Self(rawValue: "UITransitionContextFromViewController") }
  /// The controller that is seen afterwards.
  public static var to: Self { Self(rawValue: "UITransitionContextToViewController") }
}

/// The name of a view in a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that goes.
  public static var from: Self { Self(rawValue: "UITransitionContextFromView") }
  /// The view that comes.
  public static var to: Self { Self(rawValue: "UITransitionContextToView") }
}

/// The facts of a transition, for the object that animates it.
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which everything moves.
  var containerView: UIView { get }
  /// Whether the transition is to be animated.
  var isAnimated: Bool { get }
  /// Whether a finger moves the transition; nothing does here.
  var isInteractive: Bool { get }
  /// Whether the transition ended without success.
  var transitionWasCancelled: Bool { get }
  /// The presentation's style.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the final state; none here.
  var targetTransform: CGAffineTransform { get }
  /// Ends the transition; `false` undoes it.
  func completeTransition(_ didComplete: Bool)
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition; `nil` for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The place of a controller's view before; zero for one that is not there.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// The place of a controller's view afterwards; zero for one that is not there.
  func finalFrame(for controller: UIViewController) -> CGRect
}

/// An object that animates transitions.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The seconds that a transition takes.
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double
  /// Animates a transition and calls `completeTransition` at the end.
  func animateTransition(using context: any UIViewControllerContextTransitioning)
  /// Called at the end; optional in UIKit.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The object that brings what a controller's presentation needs.
///
/// All functions are optional in UIKit.
@MainActor
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

/// The style of the system's own transition; nothing here follows it.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view comes from below.
  case coverVertical = 0
  /// The screen turns round.
  case flipHorizontal = 1
  /// The one view fades into the other.
  case crossDissolve = 2
  /// A page is lifted.
  case partialCurl = 3
}
