#if !canImport(UIKit)
public import Foundation

/// A call of `UIView.animate`, and the changes made by it.
@preconcurrency @MainActor
public struct RecordedAnimation {
  /// The animation's duration, in seconds.
  public let duration: TimeInterval
  /// The delay before the animation begins, in seconds.
  public let delay: TimeInterval
  /// The animation's timing: an easing curve or a spring.
  public let timing: Timing
  /// The changes made by the animation's closure, in order.
  public internal(set) var changes: [Change] = []

  /// The timing of an animation.
  public enum Timing: Equatable {
    /// An easing curve, given by the curve among the options.
    case eased(UIView.AnimationOptions)
    /// A spring.
    case spring(dampingRatio: CGFloat, velocity: CGFloat)
  }

  /// A change of a view.
  public enum Change {
    /// A change of the view's opacity.
    case alpha(UIView, from: CGFloat, to: CGFloat)
    /// A change of the view's transform.
    case transform(UIView, from: CGAffineTransform, to: CGAffineTransform)
    /// A change of the view's frame, also when made by `bounds` or `center`.
    case frame(UIView, from: CGRect, to: CGRect)
  }
}
#endif
