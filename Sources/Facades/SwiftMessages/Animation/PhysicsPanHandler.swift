public import Foundation
public import UIKitNames
internal import Usher

/// Lets a message hang from the finger, turn about where it was taken, and fly off.
///
/// The overlay does all of it; this says how.
@preconcurrency @MainActor
open class PhysicsPanHandler {
  /// How long after it has flown out of sight a message counts as gone, in seconds.
  public var hideDelay: TimeInterval = 0.2
  /// Stands for the drag: turned off when the message is asked for, it cannot be flung away.
  public private(set) lazy var pan = UIPanGestureRecognizer()
  /// What a finger moves just now; always `nil`, as the overlay keeps that.
  public private(set) var state: State?
  /// Whether a message was flung out; always `false`, so that a handler may serve any number of them.
  public private(set) var isOffScreen = false

  /// Makes a handler.
  public init() {}

  /// Lets a message be taken: its background, where it has one of its own.
  ///
  /// An animator of a client's calls it while it shows the message. Without effect where the message is not
  /// to be sent away by a swipe.
  public func configure(context: AnimationContext, animator: any Animator) {
    guard context.interactiveHide else { return }
    context.swipe = swipe
    let message = context.messageView
    ((message as? any BackgroundViewable)?.backgroundView ?? message).addGestureRecognizer(pan)
  }

  /// How the overlay does it; `nil` where it cannot be taken.
  var swipe: SwipePolicy? {
    guard pan.isEnabled else { return nil }
    let drag = PhysicsDrag(hideDelay: .lasting(hideDelay, atMost: 60))
    return SwipePolicy(drag: .physics(drag), pullback: .upright)
  }

  /// How far something had turned, and when.
  public struct MotionSnapshot {
    let angle: CGFloat
    let time: TimeInterval
  }

  /// What a finger moves.
  @preconcurrency @MainActor
  public final class State {
    /// How fast it turns, in radians per second, clockwise.
    public var angularVelocity: CGFloat = 0
    private weak var messageView: UIView?
    private weak var containerView: UIView?

    /// Notes what is moved, and in what.
    public init(messageView: UIView, containerView: UIView) {
      self.messageView = messageView
      self.containerView = containerView
    }

    /// Lets it stand still.
    public func stop() {
      angularVelocity = 0
    }
  }
}
