public import Foundation
internal import UIKitNames
internal import Usher

/// A message grows into its place, hangs from the finger, and can be flung away.
///
/// Its numbers count as they are when the message is asked for.
@preconcurrency @MainActor
public class PhysicsAnimation: NSObject, Animator, MarginsAdjusting {
  /// Where a message is.
  public enum Placement: Hashable, Sendable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
  }

  /// Where it is.
  open var placement = Placement.center
  /// How long it takes to come, in seconds.
  open var showDuration: TimeInterval = 0.5
  /// How long it takes to go, in seconds.
  open var hideDuration: TimeInterval = 0.15
  /// How it hangs from the finger, and flies.
  public var panHandler = PhysicsPanHandler()
  /// Who would be told; the message's `SwiftMessages`, once it was asked for.
  public weak var delegate: (any AnimationDelegate)?

  private weak var context: AnimationContext?

  /// Makes an animation in the middle.
  public override init() {
    super.init()
  }

  /// Lets the message grow and appear, for an animator that builds upon this one.
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

  /// Lets the message shrink and vanish, for an animator that builds upon this one.
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

  /// Adjusts the margins of the message that `show(context:completion:)` put into a container, with UIKit.
  ///
  /// Called whenever the safe area changes, too. Without UIKit, overlays follow the safe area by themselves.
  public func adjustMargins() { context?.adjustMargins() }
}

extension PhysicsAnimation: OverlayMotion {
  var place: Usher.Placement.Vertical {
    switch placement {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    }
  }

  func move(_ overlay: inout Overlay, touchesEdge: Bool) {
    overlay.entrance = OverlayTransition(
      scale: Scale(.spring(lasting: showDuration, dampingRatio: 0.6), from: 0.6),
      fade: Fade(.curve(.linear, .lasting(0.3 * showDuration, atMost: 60)), from: 0.25))
    let leaving = Swift.Duration.lasting(hideDuration, atMost: 60)
    overlay.exit = OverlayTransition(scale: .easeIn(leaving), fade: .easeIn(leaving))
    overlay.swipe = panHandler.swipe
  }
}
