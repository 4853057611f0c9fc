public import Foundation

extension EKAttributes {
  /// How an entry follows a finger, and whether it leaves by it.
  public enum Scroll: Hashable, Sendable {
    /// It stays where it is.
    case disabled
    /// It moves towards its edge alone.
    case edgeCrossingDisabled(swipeable: Bool)
    /// It moves towards its edge, and gives way ever less the other way.
    case enabled(swipeable: Bool, pullbackAnimation: PullbackAnimation)

    /// What takes an entry home where it does not leave.
    public struct PullbackAnimation: Hashable, Sendable {
      /// How long it takes, in seconds.
      public var duration: TimeInterval
      /// 1 stops without overshoot, less swings past.
      public var damping: CGFloat
      /// How fast it sets out: 1 would be there in a second.
      public var initialSpringVelocity: CGFloat

      /// Makes an animation.
      public init(duration: TimeInterval, damping: CGFloat, initialSpringVelocity: CGFloat) {
        self.duration = duration
        self.damping = damping
        self.initialSpringVelocity = initialSpringVelocity
      }

      /// Leaps back and swings, in half a second.
      public static var jolt: PullbackAnimation {
        PullbackAnimation(duration: 0.5, damping: 0.3, initialSpringVelocity: 10)
      }
      /// Leaps back in 0.3 seconds.
      public static var easeOut: PullbackAnimation {
        PullbackAnimation(duration: 0.3, damping: 1, initialSpringVelocity: 10)
      }
    }
  }
}
