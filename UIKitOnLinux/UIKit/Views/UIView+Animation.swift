public import Foundation

extension UIView {
  public class func animate(withDuration duration: Double, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  public class func animate(
    withDuration duration: Double, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes.
  ///
  /// Inside another block the outer duration and curve apply, as documented for
  /// `overrideInheritedDuration`, unless that option is set.
  public class func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = options.contains(.overrideInheritedDuration) ? nil : AnimationBlock.current
    AnimationBlock(duration: outer?.duration ?? duration, delay: delay, options: options)
      .run(animations, completion: completion)
  }

  /// Animates changes with a spring that settles within the duration.
  ///
  /// A velocity of 1 covers the whole distance in a second
  /// ("UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)").
  /// Damping ratios above 1 are treated as 1.
  public class func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = options.contains(.overrideInheritedDuration) ? nil : AnimationBlock.current
    let seconds = outer?.duration ?? duration
    let spring = SpringCurve(
      dampingRatio: Double(damping), lasting: seconds, velocity: Double(velocity))
    AnimationBlock(
      duration: seconds, delay: delay, options: options, pace: SpringPace(spring)
    ).run(animations, completion: completion)
  }

  /// Animates changes with a spring of a perceived duration.
  ///
  /// The animation lasts until the spring is at rest.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      perceived: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
    AnimationBlock(
      duration: spring.duration, delay: delay, options: options, pace: SpringPace(spring)
    ).run(animations, completion: completion)
  }

  /// Animates changes in steps, which are added by `addKeyframe`.
  public class func animateKeyframes(
    withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    KeyframeBlock(duration: duration, delay: delay, options: options)
      .run(animations, completion: completion)
  }

  /// Adds a step to `animateKeyframes`, between two fractions of its duration from 0 to 1.
  ///
  /// Outside such a block the changes apply immediately.
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = AnimationBlock.current as? KeyframeBlock else { return animations() }
    block.step(from: start, lasting: duration, animations)
  }

  /// Makes changes in a view, shown by the transition in the options.
  ///
  /// The stand-in draws the new state from the beginning. `completion` is called after the
  /// duration, with `false` if the view was removed before.
  public class func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard duration > 0, AnimationBlock.areAnimationsEnabled, view.window != nil else {
      performWithoutAnimation { animations?() }
      if let completion { StandIn.later.append { completion(true) } }
      return
    }
    let block = AnimationBlock(duration: duration, delay: 0, options: options)
    if options.contains(.allowAnimatedContent) {
      block.collect { animations?() }
    } else {
      performWithoutAnimation { animations?() }
    }
    let mark = CAAnimation()
    block.configure(mark)
    CATransaction.beginBlock(completion: completion)
    view.layer.add(mark, forKey: "transition")
    CATransaction.commit()
  }

  /// Replaces a view in its superview by another view, or hides the first and shows the second
  /// ("showHideTransitionViews").
  public class func transition(
    from old: UIView, to new: UIView, duration: Double, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let parent = old.superview else {
      if let completion { StandIn.later.append { completion(true) } }
      return
    }
    transition(with: parent, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        (old.isHidden, new.isHidden) = (true, false)
      } else {
        parent.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }

  public class func performWithoutAnimation(_ actions: () -> Void) {
    let former = AnimationBlock.areAnimationsEnabled
    AnimationBlock.areAnimationsEnabled = false
    actions()
    AnimationBlock.areAnimationsEnabled = former
  }

  public static var areAnimationsEnabled: Bool { AnimationBlock.areAnimationsEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlock.areAnimationsEnabled = enabled
  }

  /// The duration of the running block in seconds, or 0 outside any block.
  public static var inheritedAnimationDuration: Double { AnimationBlock.current?.duration ?? 0 }

  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out along with the changes.
    public static var layoutSubviews: Self { Self(rawValue: 1 << 0) }
    /// Touches are accepted during the animation.
    public static var allowUserInteraction: Self { Self(rawValue: 1 << 1) }
    /// The animation begins with the displayed values.
    public static var beginFromCurrentState: Self { Self(rawValue: 1 << 2) }
    /// The animation repeats forever.
    public static var `repeat`: Self { Self(rawValue: 1 << 3) }
    /// The animation runs backwards after it ran forwards.
    public static var autoreverse: Self { Self(rawValue: 1 << 4) }
    /// The block's own duration applies inside another block.
    public static var overrideInheritedDuration: Self { Self(rawValue: 1 << 5) }
    /// The block's own options apply inside another block.
    public static var overrideInheritedOptions: Self { Self(rawValue: 1 << 9) }
    /// Values are interpolated linearly between two steps.
    public static var calculationModeLinear: Self { [] }
    /// Values jump at each step.
    public static var calculationModeDiscrete: Self { Self(rawValue: 1 << 10) }
    /// Values change at an even pace, which the stand-in treats as linear.
    public static var calculationModePaced: Self { Self(rawValue: 2 << 10) }
    /// Values follow a smooth curve, which the stand-in treats as linear.
    public static var calculationModeCubic: Self { Self(rawValue: 3 << 10) }
    /// Values follow a smooth curve at an even pace, which the stand-in treats as linear.
    public static var calculationModeCubicPaced: Self { Self(rawValue: 4 << 10) }
  }
}
