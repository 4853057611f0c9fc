public import Foundation

extension UIView {
  public static func animate(withDuration duration: Double, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  public static func animate(
    withDuration duration: Double, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes.
  ///
  /// Inside of another block its duration and curve hold, as documented for
  /// `overrideInheritedDuration`, unless that option is set.
  public static func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = options.contains(.overrideInheritedDuration) ? nil : AnimationBlock.current
    AnimationBlock(duration: outer?.duration ?? duration, delay: delay, options: options)
      .run(animations, completion: completion)
  }

  /// Animates changes by a spring that comes to rest with the duration.
  ///
  /// A velocity of 1 covers the whole distance in a second
  /// ("UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)").
  /// Damping ratios beyond 1 count as 1.
  public static func animate(
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

  /// Animates changes by a spring of a perceived duration, which goes on until the spring is at rest.
  public static func animate(
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

  /// Animates changes step by step; `addKeyframe` makes the steps.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    KeyframeBlock(duration: duration, delay: delay, options: options)
      .run(animations, completion: completion)
  }

  /// Makes a step of `animateKeyframes`, between two shares of its duration from 0 to 1.
  ///
  /// Outside of such a block the changes are made at once.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = AnimationBlock.current as? KeyframeBlock else { return animations() }
    block.step(from: start, lasting: duration, animations)
  }

  /// Makes changes in a view that the options' transition shows.
  ///
  /// The stand-in draws the new state from the beginning; `completion` comes after the duration, and with
  /// `false` where the view is taken away before.
  public static func transition(
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
    mark.duration = duration
    CATransaction.begin()
    CATransaction.current?.completion = completion
    view.layer.add(mark, forKey: "transition")
    CATransaction.commit()
  }

  /// Replaces a view in its superview by another one, or hides the one and shows the other
  /// ("showHideTransitionViews").
  public static func transition(
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

  public static func performWithoutAnimation(_ actions: () -> Void) {
    let former = AnimationBlock.areAnimationsEnabled
    AnimationBlock.areAnimationsEnabled = false
    actions()
    AnimationBlock.areAnimationsEnabled = former
  }

  public static var areAnimationsEnabled: Bool { AnimationBlock.areAnimationsEnabled }

  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlock.areAnimationsEnabled = enabled
  }

  /// The duration of the block that runs; 0 outside of any.
  public static var inheritedAnimationDuration: Double { AnimationBlock.current?.duration ?? 0 }

  /// The options of an animation by keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out with the changes.
    public static var layoutSubviews: Self { Self(rawValue: 1 << 0) }
    /// Touches are taken meanwhile.
    public static var allowUserInteraction: Self { Self(rawValue: 1 << 1) }
    /// The animation begins with what is seen.
    public static var beginFromCurrentState: Self { Self(rawValue: 1 << 2) }
    /// The animation repeats without end.
    public static var `repeat`: Self { Self(rawValue: 1 << 3) }
    /// The animation goes back the same way.
    public static var autoreverse: Self { Self(rawValue: 1 << 4) }
    /// The block's own duration holds inside of another one.
    public static var overrideInheritedDuration: Self { Self(rawValue: 1 << 5) }
    /// The block's own options hold inside of another one.
    public static var overrideInheritedOptions: Self { Self(rawValue: 1 << 9) }
    /// Values lie evenly between two steps.
    public static var calculationModeLinear: Self { [] }
    /// Values jump with each step.
    public static var calculationModeDiscrete: Self { Self(rawValue: 1 << 10) }
    /// Values change at one pace, which is linear here.
    public static var calculationModePaced: Self { Self(rawValue: 2 << 10) }
    /// Values follow a curve, which is linear here.
    public static var calculationModeCubic: Self { Self(rawValue: 3 << 10) }
    /// Values follow a curve at one pace, which is linear here.
    public static var calculationModeCubicPaced: Self { Self(rawValue: 4 << 10) }
  }
}
