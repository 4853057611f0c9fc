#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge
internal import Usher

/// A pan gesture with which the user drags, turns and flings a message.
///
/// The overlay recognizes the gesture, and the handler only configures it.
@preconcurrency @MainActor
open class PhysicsPanHandler {
  /// The time, in seconds, from the moment when a flung message leaves the screen until it is
  /// removed.
  public var hideDelay: TimeInterval = 0.2
  /// A gesture recognizer that represents the drag.
  ///
  /// If you disable it before the message is requested, the user can't drag the message.
  public private(set) lazy var pan = UIPanGestureRecognizer()
  /// The state of a drag.
  ///
  /// Always `nil`, because the overlay keeps the state.
  public private(set) var state: State?
  /// Whether a message was flung out.
  ///
  /// Always `false`, because a handler can serve several messages.
  public private(set) var isOffScreen = false

  /// Creates a handler.
  public init() {}

  /// Enables drags of the message by its background, or by the whole view if it has no background.
  ///
  /// Call this method in your animator's `show` method. If `context.interactiveHide` is `false`,
  /// the call is ignored.
  public func configure(context: AnimationContext, animator: any Animator) {
    guard context.interactiveHide else { return }
    context.swipe = swipe
    let message = context.messageView
    ((message as? any BackgroundViewable)?.backgroundView ?? message).addGestureRecognizer(pan)
  }

  /// The overlay's swipe policy, or `nil` if the message can't be dragged.
  var swipe: SwipePolicy? {
    guard pan.isEnabled else { return nil }
    let drag = PhysicsDrag(hideDelay: .lasting(hideDelay, atMost: 60))
    return SwipePolicy(drag: .physics(drag), pullback: .upright)
  }

  /// A rotation at a point in time.
  public struct MotionSnapshot {
    let angle: CGFloat
    let time: TimeInterval
  }

  /// The state of a drag.
  @preconcurrency @MainActor
  public final class State {
    /// The angular velocity, in radians per second, clockwise.
    public var angularVelocity: CGFloat = 0
    private weak var messageView: UIView?
    private weak var containerView: UIView?

    /// Creates the state of a drag for a view in its container.
    public init(messageView: UIView, containerView: UIView) {
      self.messageView = messageView
      self.containerView = containerView
    }

    /// Stops the rotation.
    public func stop() {
      angularVelocity = 0
    }
  }
}
#endif
