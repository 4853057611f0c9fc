#if os(Linux) && !UIKIT_STAND_IN
public import Foundation

/// The style in which a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The controller covers the whole screen.
  case fullScreen = 0
  /// The controller covers part of the page.
  case pageSheet = 1
  /// The controller is centred on the page.
  case formSheet = 2
  /// The controller covers the presenting controller.
  case currentContext = 3
  /// The app provides the transition.
  case custom = 4
  /// The controller is above the whole screen's content.
  case overFullScreen = 5
  /// The controller is above the presenting controller.
  case overCurrentContext = 6
  /// The controller appears in a popover beside its source.
  case popover = 7
  /// The controller is not presented.
  case none = -1
  /// The system chooses the style.
  case automatic = -2
}

/// The key of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that disappears.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that appears.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The context of a transition, for the object that animates it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The superview of the transition's views; it stands in for the presenting controller's window.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// Ends the transition; `false` cancels it.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that animates transitions.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of a transition, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates a transition, and then calls `completeTransition(_:)` of the context.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// An object that provides the animators of a controller's transitions.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of a presentation; `nil` for none.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of a dismissal; `nil` for none.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns no animator.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns no animator.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
#endif
