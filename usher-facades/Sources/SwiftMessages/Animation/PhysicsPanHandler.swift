#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge
internal import Usher

/// A pan gesture by which the user drags, turns and flings a message.
///
/// The overlay performs the gesture; the handler only configures it.
@preconcurrency @MainActor
open class PhysicsPanHandler {
  /// The time, in seconds, after which a flung message counts as gone once it is out of sight.
  public var hideDelay: TimeInterval = 0.2
  /// A stand-in for the drag's gesture recognizer; if the recognizer is disabled when the message
  /// is requested, the message cannot be flung away.
  public private(set) lazy var pan = UIPanGestureRecognizer()
  /// The state of a running drag; always `nil`, because the overlay keeps the state.
  public private(set) var state: State?
  /// Whether a message was flung out; always `false`, because a handler may serve any number of
  /// messages.
  public private(set) var isOffScreen = false

  /// Makes a handler.
  public init() {}

  /// Lets the user drag a message by its background, or by the whole view if there is no separate
  /// background.
  ///
  /// An app's animator calls this method while it shows the message. Ignored if the message must
  /// not be hidden by a swipe.
  public func configure(context: AnimationContext, animator: any Animator) {
    guard context.interactiveHide else { return }
    context.swipe = swipe
    let message = context.messageView
    ((message as? any BackgroundViewable)?.backgroundView ?? message).addGestureRecognizer(pan)
  }

  /// The overlay's swipe policy; `nil` if the message cannot be dragged.
  var swipe: SwipePolicy? {
    guard pan.isEnabled else { return nil }
    let drag = PhysicsDrag(hideDelay: .lasting(hideDelay, atMost: 60))
    return SwipePolicy(drag: .physics(drag), pullback: .upright)
  }

  /// A rotation at a moment.
  public struct MotionSnapshot {
    let angle: CGFloat
    let time: TimeInterval
  }

  /// The state of a running drag.
  @preconcurrency @MainActor
  public final class State {
    /// The angular velocity, in radians per second, clockwise.
    public var angularVelocity: CGFloat = 0
    private weak var messageView: UIView?
    private weak var containerView: UIView?

    /// Makes the state of a drag for a view in its container.
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
