#if os(iOS) || UIKIT_STAND_IN
public import Foundation
internal import Usher

/// The completion of an animation; `completed` tells whether the animation ran to its end.
public typealias AnimationCompletion = (_ completed: Bool) -> Void

/// The recipient of an animator's events: dismissals, and pans by the user.
@preconcurrency @MainActor
public protocol AnimationDelegate: AnyObject {
  /// Hides the animator's message.
  func hide(animator: any Animator)
  /// Pauses the time of the animator's message at the beginning of a pan.
  func panStarted(animator: any Animator)
  /// Restarts the time of the animator's message at the end of a pan.
  func panEnded(animator: any Animator)
}

/// The entrance and exit animations of a message.
///
/// With UIKit the container is in the window, and the animator adds the message view to the
/// container and animates the view freely.
///
/// Without UIKit, the overlay's motion is recorded. Changes to the message view's `alpha`,
/// `transform` and `frame` by `UIView.animate` inside `show` and `hide` become the overlay's
/// motion; changes outside of `UIView.animate` take effect at once. Meanwhile the message view has
/// a frame: in `show` the measured size for the container's width, in `hide` the frame at rest. A
/// view that was given a frame before keeps that frame.
///
/// The user can swipe a message away only if `show` builds upon one of the library's animators,
/// configures a `PhysicsPanHandler`, or adds a gesture recognizer of its own.
@preconcurrency @MainActor
public protocol Animator: AnyObject {
  /// The delegate, set when a message is shown; declare it `weak`.
  var delegate: (any AnimationDelegate)? { get set }
  /// Adds the message view to the container and animates the entrance.
  ///
  /// The message counts as shown once `completion` is called. If `completion` is called with
  /// `false`, the message is hidden at once.
  func show(context: AnimationContext, completion: @escaping AnimationCompletion)
  /// Animates the exit.
  func hide(context: AnimationContext, completion: @escaping AnimationCompletion)
  /// The approximate duration of the entrance, in seconds.
  var showDuration: TimeInterval { get }
  /// The approximate duration of the exit, in seconds.
  var hideDuration: TimeInterval { get }
}

/// An animator of the library, which sets an overlay's position and motion.
@MainActor
protocol OverlayMotion: Animator {
  /// The overlay's vertical position.
  var place: OverlayPosition.Vertical { get }
  /// Sets an overlay's entrance, exit and swipe.
  ///
  /// - Parameters:
  ///   - overlay: The overlay to change.
  ///   - touchesEdge: Whether the overlay rests against the edge, so that pulling it away would
  ///     open a gap.
  func move(_ overlay: inout OverlayConfiguration, touchesEdge: Bool)
}
#endif
