import Foundation

/// A block of `UIView.animate`: what the changes made in it become.
@MainActor
final class AnimationBlock {
  /// The innermost block that runs.
  static var current: AnimationBlock?
  static var areAnimationsEnabled = true

  let duration: Double
  private let delay: Double
  private let options: UIView.AnimationOptions

  init(duration: Double, delay: Double, options: UIView.AnimationOptions) {
    self.duration = duration
    self.delay = delay
    self.options = options
  }

  /// Runs `changes` so that what they change moves, and calls `completion` once all of it has arrived.
  func run(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    guard AnimationBlock.areAnimationsEnabled, duration > 0 else {
      UIView.performWithoutAnimation(changes)
      if let completion { StandIn.later.append { completion(true) } }
      return
    }
    let former = AnimationBlock.current
    CATransaction.begin()
    CATransaction.current?.completion = completion
    AnimationBlock.current = self
    changes()
    AnimationBlock.current = former
    CATransaction.commit()
  }

  func action(forKey key: String) -> (any CAAction)? {
    guard AnimationBlock.areAnimationsEnabled else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = duration
    if delay > 0 { animation.beginTime = StandIn.now + delay }
    animation.fillMode = .backwards
    animation.timingFunction = CAMediaTimingFunction(name: curve)
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    return animation
  }

  private var curve: CAMediaTimingFunctionName {
    switch options.rawValue >> 16 & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInEaseOut
    }
  }
}

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

  /// Animates changes by a spring, whose swing the stand-in leaves out.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options.union(.curveEaseOut),
      animations: animations, completion: completion)
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
}
