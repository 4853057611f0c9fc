#if !canImport(UIKit)
public import Foundation

/// What one call of `UIView.animate` changed.
@preconcurrency @MainActor
public struct RecordedAnimation {
  /// How long it takes, in seconds.
  public let duration: TimeInterval
  /// How long it waits first, in seconds.
  public let delay: TimeInterval
  /// How it goes from here to there.
  public let timing: Timing
  /// What changed, in order.
  public internal(set) var changes: [Change] = []

  /// How it goes from here to there.
  public enum Timing: Equatable {
    /// By a curve; see the options' curves.
    case eased(UIView.AnimationOptions)
    /// By a spring.
    case spring(dampingRatio: CGFloat, velocity: CGFloat)
  }

  /// One view's change.
  public enum Change {
    /// Of its opacity.
    case alpha(UIView, from: CGFloat, to: CGFloat)
    /// Of its transform.
    case transform(UIView, from: CGAffineTransform, to: CGAffineTransform)
    /// Of its frame, also by its bounds or its middle.
    case frame(UIView, from: CGRect, to: CGRect)
  }
}
#endif
