#if os(iOS) || UIKIT_STAND_IN
public import Foundation
internal import UIKitBridge
internal import Usher

/// An animation in which the message grows.
///
/// The user can drag the message freely and fling it away. The properties are read when the message
/// is requested.
@preconcurrency @MainActor
public class PhysicsAnimation: NSObject, Animator, MarginsAdjusting {
  /// A message's vertical position.
  public enum Placement: Hashable, Sendable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
  }

  /// The message's vertical position.
  open var placement = Placement.center
  /// The duration of the entrance, in seconds.
  open var showDuration: TimeInterval = 0.5
  /// The duration of the exit, in seconds.
  open var hideDuration: TimeInterval = 0.15
  /// The handler for dragging and flinging the message.
  public var panHandler = PhysicsPanHandler()
  /// The delegate, which is the `SwiftMessages` instance after a message is requested.
  ///
  /// This class doesn't call the delegate.
  public weak var delegate: (any AnimationDelegate)?

  private weak var context: AnimationContext?

  /// Creates an animation for a message in the middle.
  public override init() {
    super.init()
  }

  /// Scales and fades the message in.
  ///
  /// Call this method only in the `show` method of your own animator. If a message uses this class
  /// directly, Usher animates it without calling the method.
  public func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    let view = context.messageView
    context.put(placement)
    self.context = context
    panHandler.configure(context: context, animator: self)
    view.alpha = 0.25
    view.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    UIView.animate(withDuration: 0.3 * showDuration, delay: 0, options: .curveLinear) {
      view.alpha = 1
    }
    UIView.animate(
      withDuration: showDuration, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .curveLinear],
      animations: { view.transform = .identity }, completion: completion)
  }

  /// Scales and fades the message out.
  ///
  /// Call this method only in the `hide` method of your own animator. If a message uses this class
  /// directly, Usher animates it without calling the method.
  public func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
    let view = context.messageView
    UIView.animate(
      withDuration: hideDuration, delay: 0, options: [.beginFromCurrentState, .curveEaseIn],
      animations: {
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
      },
      completion: { isFinished in
        view.alpha = 1
        view.transform = .identity
        completion(isFinished)
      })
  }

  /// Adjusts the margins of the message that `show(context:completion:)` added to a container.
  ///
  /// If the safe area changes, the margins are adjusted automatically.
  public func adjustMargins() { context?.adjustMargins() }
}

extension PhysicsAnimation: OverlayMotion {
  var place: OverlayPosition.Vertical {
    switch placement {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    }
  }

  func move(_ overlay: inout OverlayConfiguration, touchesEdge: Bool) {
    overlay.entrance = OverlayTransition(
      scale: Scale(.spring(lasting: showDuration, dampingRatio: 0.6), from: 0.6),
      fade: Fade(.curve(.linear, .lasting(0.3 * showDuration, atMost: 60)), from: 0.25))
    let leaving = Swift.Duration.lasting(hideDuration, atMost: 60)
    overlay.exit = OverlayTransition(scale: .easeIn(leaving), fade: .easeIn(leaving))
    overlay.swipe = panHandler.swipe
  }
}
#endif
