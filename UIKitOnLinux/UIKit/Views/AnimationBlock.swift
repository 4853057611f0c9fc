import Foundation

/// A running `UIView.animate` block, which turns changes into animations.
@MainActor
class AnimationBlock {
  /// The innermost running block, or `nil` if there is none.
  static var current: AnimationBlock?
  static var areAnimationsEnabled = true

  let duration: Double
  private let delay: Double
  private let options: UIView.AnimationOptions
  /// Whether the views receive touches while they are animated.
  let allowsTouches: Bool
  private let pace: CAMediaTimingFunction?

  /// Creates a block, in which `pace` takes precedence over the curve in the options.
  ///
  /// A block inside another allows touches if the other does
  /// ("UIView.AnimationOptions.overrideInheritedOptions").
  init(
    duration: Double, delay: Double, options: UIView.AnimationOptions,
    pace: CAMediaTimingFunction? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.pace = pace
    let outer = options.contains(.overrideInheritedOptions) ? nil : AnimationBlock.current
    allowsTouches = options.contains(.allowUserInteraction) || outer?.allowsTouches ?? false
  }

  /// Runs `changes` as animations, and calls `completion` once all of them have ended.
  func run(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    guard AnimationBlock.areAnimationsEnabled, duration > 0 else {
      UIView.performWithoutAnimation(changes)
      if let completion { StandIn.later.append { completion(true) } }
      return
    }
    CATransaction.beginBlock(completion: completion)
    collect(changes)
    changesDidEnd()
    CATransaction.commit()
  }

  /// Runs `changes` inside the block.
  func collect(_ changes: () -> Void) {
    let former = AnimationBlock.current
    AnimationBlock.current = self
    changes()
    AnimationBlock.current = former
  }

  /// Adds the animations that could not be added with each change.
  ///
  /// It is called after the changes.
  func changesDidEnd() {}

  /// Returns the action for a change of a view's layer.
  func action(forKey key: String) -> (any CAAction)? {
    guard AnimationBlock.areAnimationsEnabled else { return nil }
    let animation = AdditiveAction(key: key)
    configure(animation)
    animation.timingFunction = pace ?? CAMediaTimingFunction(name: options.curve)
    return animation
  }

  /// Sets the block's timing on an animation.
  func configure(_ animation: CAAnimation) {
    animation.duration = duration
    if delay > 0 { animation.beginTime = StandIn.now + delay }
    animation.fillMode = .both
    animation.refusesTouches = !allowsTouches
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
  }
}

extension UIView.AnimationOptions {
  /// The name of the timing function.
  var curve: CAMediaTimingFunctionName {
    switch rawValue >> 16 & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInEaseOut
    }
  }
}
