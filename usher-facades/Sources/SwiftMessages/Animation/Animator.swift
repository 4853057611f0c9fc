#if os(iOS) || UIKIT_STAND_IN
public import Foundation
internal import Usher

/// The completion of an animation.
///
/// `completed` is whether the animation ran to its end.
public typealias AnimationCompletion = (_ completed: Bool) -> Void

/// An object that receives an animator's calls when the message is dismissed or the user pans it.
@preconcurrency @MainActor
public protocol AnimationDelegate: AnyObject {
  /// Hides the animator's message.
  func hide(animator: any Animator)
  /// Pauses the countdown of the animator's message when a pan starts.
  func panStarted(animator: any Animator)
  /// Restarts the countdown of the animator's message when a pan ends.
  func panEnded(animator: any Animator)
}

/// The entrance and exit animations of a message.
///
/// When `show` is called, the context's container is in the window and as large as the area for
/// overlays. The animator adds the message view to the container, positions it using constraints or
/// its frame, and animates it.
///
/// The user can swipe a message away only if `show` uses one of the library's animators, configures
/// a `PhysicsPanHandler`, or adds a gesture recognizer.
@preconcurrency @MainActor
public protocol Animator: AnyObject {
  /// The delegate, set when a message is shown.
  ///
  /// Declare it `weak`.
  var delegate: (any AnimationDelegate)? { get set }
  /// Adds the message view to the container and animates the entrance.
  ///
  /// The message is treated as shown when you call `completion`. If you pass `false`, the message
  /// is hidden immediately.
  func show(context: AnimationContext, completion: @escaping AnimationCompletion)
  /// Animates the exit.
  ///
  /// The message is removed when you call `completion`, or after an hour if you don't call it.
  func hide(context: AnimationContext, completion: @escaping AnimationCompletion)
  /// The approximate duration of the entrance, in seconds.
  var showDuration: TimeInterval { get }
  /// The approximate duration of the exit, in seconds.
  var hideDuration: TimeInterval { get }
}

/// One of the library's animators, which sets an overlay's position and motion.
@MainActor
protocol OverlayMotion: Animator {
  /// The overlay's vertical position.
  var place: OverlayPosition.Vertical { get }
  /// Sets an overlay's entrance, exit and swipe.
  ///
  /// - Parameters:
  ///   - overlay: The overlay to change.
  ///   - touchesEdge: Whether the overlay rests against the edge, so that dragging it away would
  ///     open a gap.
  func move(_ overlay: inout OverlayConfiguration, touchesEdge: Bool)
}
#endif
