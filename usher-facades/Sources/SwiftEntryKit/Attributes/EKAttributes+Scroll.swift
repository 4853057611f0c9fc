#if os(iOS) || UIKIT_STAND_IN
public import Foundation

extension EKAttributes {
  /// An entry's response to a drag.
  ///
  /// The edge of an entry in the middle is the bottom edge. `swipeable` says whether a swipe
  /// towards the edge dismisses the entry; otherwise the entry always springs back.
  public enum Scroll: Hashable, Sendable {
    /// The entry stays in place.
    case disabled
    /// The entry follows a drag towards its edge only.
    case edgeCrossingDisabled(swipeable: Bool)
    /// The entry follows a drag towards its edge, and resists a drag the other way more and more.
    case enabled(swipeable: Bool, pullbackAnimation: PullbackAnimation)

    /// The spring animation that returns an entry to its place after a drag without dismissal.
    public struct PullbackAnimation: Hashable, Sendable {
      /// The duration, in seconds.
      public var duration: TimeInterval
      /// The damping ratio: 1 stops without overshoot, less overshoots.
      public var damping: CGFloat
      /// The initial velocity, as a share of the whole distance per second.
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
