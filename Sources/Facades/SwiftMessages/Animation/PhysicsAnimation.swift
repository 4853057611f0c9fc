public import Foundation
internal import Usher

/// A message grows into its place, hangs from the finger, and can be flung away.
///
/// Its numbers count as they are when the message is asked for.
@MainActor
public class PhysicsAnimation: NSObject, Animator {
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

  /// Makes an animation in the middle.
  public override init() {
    super.init()
  }

  /// Puts the message into the container, for an animator that builds upon this one; the motion itself is
  /// the overlay's.
  public func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    context.containerView.addSubview(context.messageView)
    panHandler.configure(context: context, animator: self)
    completion(true)
  }

  /// Takes the message out of the container, for an animator that builds upon this one.
  public func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
    context.messageView.removeFromSuperview()
    completion(true)
  }

  /// Does nothing: overlays follow the safe area by themselves.
  public func adjustMargins() {}
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
    overlay.entrance = Transition(
      scale: Scale(.spring(lasting: showDuration, dampingRatio: 0.6), from: 0.6),
      fade: Fade(.curve(.linear, .lasting(0.3 * showDuration, atMost: 60)), from: 0.25))
    let leaving = Swift.Duration.lasting(hideDuration, atMost: 60)
    overlay.exit = Transition(scale: .easeIn(leaving), fade: .easeIn(leaving))
    overlay.swipe = panHandler.swipe
  }
}
