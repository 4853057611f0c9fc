import Foundation

/// The object that is notified of an animation's start and end.
///
/// Both functions are optional in Core Animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// An animation of a layer's values.
///
/// A layer stores a copy of the animation that is added.
open class CAAnimation: NSObject, CAAction, CAMediaTiming, NSCopying {
  open var beginTime: Double = 0
  open var duration: Double = 0
  open var speed: Float = 1
  open var timeOffset: Double = 0
  open var repeatCount: Float = 0
  open var repeatDuration: Double = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  open var preferredFrameRateRange: CAFrameRateRange = .default
  /// Whether the animated view receives no touches while the animation runs.
  var refusesTouches = false

  /// The delegate, held strongly ("CAAnimation.delegate" documents it as an exception).
  open var delegate: (any CAAnimationDelegate)?

  public required override init() {
    super.init()
    Census.note(self, as: .animation)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.copyValues(from: self)
    return copy
  }

  func copyValues(from animation: CAAnimation) {
    beginTime = animation.beginTime
    duration = animation.duration
    speed = animation.speed
    timeOffset = animation.timeOffset
    repeatCount = animation.repeatCount
    repeatDuration = animation.repeatDuration
    autoreverses = animation.autoreverses
    fillMode = animation.fillMode
    timingFunction = animation.timingFunction
    isRemovedOnCompletion = animation.isRemovedOnCompletion
    preferredFrameRateRange = animation.preferredFrameRateRange
    refusesTouches = animation.refusesTouches
    delegate = animation.delegate
  }

  open func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    (object as? CALayer)?.add(self, forKey: event)
  }

  /// Applies the values at a progress from 0 to 1 to a layer.
  ///
  /// `elapsed` is the time in the animation, in seconds.
  func apply(to layer: CALayer, at progress: Double, elapsed: Double) {}
}

/// An animation of one property, identified by its key path.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  override func copyValues(from animation: CAAnimation) {
    super.copyValues(from: animation)
    guard let animation = animation as? CAPropertyAnimation else { return }
    keyPath = animation.keyPath
    isAdditive = animation.isAdditive
    isCumulative = animation.isCumulative
  }

  override func apply(to layer: CALayer, at progress: Double, elapsed: Double) {
    guard let keyPath, let base = layer.animatedValue(keyPath),
      let value = value(at: progress, from: base)
    else { return }
    layer.setAnimatedValue(isAdditive ? base.adding(value) : value, keyPath)
  }

  /// Returns the value at a progress, for a property whose value is `base` without the animation.
  func value(at progress: Double, from base: AnimatedValue) -> AnimatedValue? { nil }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func copyValues(from animation: CAAnimation) {
    super.copyValues(from: animation)
    guard let animation = animation as? CABasicAnimation else { return }
    fromValue = animation.fromValue
    toValue = animation.toValue
    byValue = animation.byValue
  }

  /// Returns the value between the given ends, according to the six rules of "CABasicAnimation:
  /// Setting Interpolation Values".
  override func value(at progress: Double, from base: AnimatedValue) -> AnimatedValue? {
    let from = AnimatedValue(fromValue)
    let to = AnimatedValue(toValue)
    let by = AnimatedValue(byValue)
    let start = from ?? (to == nil ? base : by.flatMap { to?.subtracting($0) }) ?? base
    let end = to ?? by.map { start.adding($0) } ?? base
    return start.interpolated(to: end, by: progress)
  }
}

/// A group of animations that run together, in the group's own time.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func copyValues(from animation: CAAnimation) {
    super.copyValues(from: animation)
    animations = (animation as? CAAnimationGroup)?.animations?.compactMap {
      $0.copy() as? CAAnimation
    }
  }

  override func apply(to layer: CALayer, at progress: Double, elapsed: Double) {
    let length = AnimationTiming.duration(of: self)
    for animation in animations ?? [] {
      let timing = AnimationTiming(animation, outer: length)
      guard let moment = timing.moment(at: progress * length, begin: animation.beginTime)
      else { continue }
      animation.apply(to: layer, at: moment.progress, elapsed: moment.elapsed)
    }
  }
}
