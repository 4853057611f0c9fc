#if os(iOS) || UIKIT_STAND_IN
public import Foundation

extension EKAttributes {
  /// An entry's response to a drag.
  ///
  /// `swipeable` determines whether a swipe toward the entry's edge dismisses the entry. Otherwise,
  /// the entry always springs back. For an entry in the middle, the edge is the bottom edge.
  public enum Scroll: Hashable, Sendable {
    /// The entry stays in place.
    case disabled
    /// The entry follows a drag only toward its edge.
    case edgeCrossingDisabled(swipeable: Bool)
    /// The entry follows a drag toward its edge, and increasingly resists a drag in the other
    /// direction.
    case enabled(swipeable: Bool, pullbackAnimation: PullbackAnimation)

    /// The spring animation that returns an entry to its place if a drag doesn't dismiss it.
    public struct PullbackAnimation: Hashable, Sendable {
      /// The duration, in seconds.
      public var duration: TimeInterval
      /// The damping ratio.
      ///
      /// At 1, the motion ends without overshoot. The smaller the value, the more it overshoots.
      public var damping: CGFloat
      /// The initial velocity, as a fraction of the whole distance per second.
      public var initialSpringVelocity: CGFloat

      /// Creates an animation.
      public init(duration: TimeInterval, damping: CGFloat, initialSpringVelocity: CGFloat) {
        self.duration = duration
        self.damping = damping
        self.initialSpringVelocity = initialSpringVelocity
      }

      /// A fast return that overshoots repeatedly, in 0.5 seconds.
      public static var jolt: PullbackAnimation {
        PullbackAnimation(duration: 0.5, damping: 0.3, initialSpringVelocity: 10)
      }
      /// A fast return without overshoot, in 0.3 seconds.
      public static var easeOut: PullbackAnimation {
        PullbackAnimation(duration: 0.3, damping: 1, initialSpringVelocity: 10)
      }
    }
  }
}
#endif
