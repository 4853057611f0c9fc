#if os(Linux) && !UIKIT_STAND_IN
public import Foundation

extension UIView {
  /// Options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, one for each option; the four curves share two bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews move along with the view; always so here.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The view accepts touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the current values; always so here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs backwards after it ran forwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The animation begins and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Animates changes of views, as `animate(withDuration:delay:usingSpringWithDamping:...)` does.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes of views, as `animate(withDuration:delay:usingSpringWithDamping:...)` does.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRecorder.add(
      RecordedAnimation(duration: duration, delay: delay, timing: .eased(options)),
      animations: animations, completion: completion)
  }

  /// Animates changes of views with a spring.
  ///
  /// Where a library lets the app animate an overlay, the closure's changes of the overlay's view
  /// become the overlay's motion, and `completion` is called when the motion has ended. Elsewhere
  /// the changes are drawn at once, and `completion` is called with `true` before this method
  /// returns.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay, in seconds.
  ///   - dampingRatio: From 0, which never comes to rest, to 1, which does not overshoot.
  ///   - velocity: The initial speed, in distances per second.
  ///   - options: Ignored for a spring.
  ///   - animations: Changes `alpha`, `transform` and `frame`.
  ///   - completion: Called with whether the animation ran to its end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRecorder.add(
      RecordedAnimation(
        duration: duration, delay: delay,
        timing: .spring(dampingRatio: dampingRatio, velocity: velocity)),
      animations: animations, completion: completion)
  }

  /// Applies changes of views without animation.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    actions()
  }
}
#endif
