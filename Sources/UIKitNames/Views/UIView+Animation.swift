#if !canImport(UIKit)
public import Foundation

extension UIView {
  /// How views are animated.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option, but the curves, which share two.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its subviews move with it; they always do here.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// It can be touched on its way.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where it is; it always does here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It goes on again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It goes back the way it came.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It begins and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// It begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It moves evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Changes views over time, as `animate(withDuration:delay:usingSpringWithDamping:...)` does.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Changes views over time, as `animate(withDuration:delay:usingSpringWithDamping:...)` does.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRecorder.add(
      RecordedAnimation(duration: duration, delay: delay, timing: .eased(options)),
      animations: animations, completion: completion)
  }

  /// Changes views over time by a spring.
  ///
  /// Inside a library that lets clients animate an overlay, what the closure changes of the overlay's
  /// view becomes that overlay's motion, and `completion` is called when that has ended. Anywhere else
  /// the changes are drawn at once and `completion` is called, with `true`, in the same call.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: In seconds.
  ///   - dampingRatio: From 0, which never ends, to 1, which does not overshoot.
  ///   - velocity: How fast it begins, in ways per second.
  ///   - options: Of which only the curve counts, and not for a spring.
  ///   - animations: Changes `alpha`, `transform` and `frame`.
  ///   - completion: Called with whether it came to its end.
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

  /// Changes views without a motion.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    actions()
  }
}
#endif
