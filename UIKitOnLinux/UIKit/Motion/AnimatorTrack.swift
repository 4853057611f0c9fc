import Foundation

/// A layer value that a property animator animates.
@MainActor
final class AnimatorTrack {
  let layer: CALayer
  let key: String
  /// The value before the animator changed anything.
  let origin: AnimatedValue
  /// The value at the track's beginning.
  let from: AnimatedValue
  /// The value at the track's end.
  let to: AnimatedValue
  /// The animator's progress at which the track begins.
  let begin: Double
  private weak var animator: UIViewPropertyAnimator?

  init(
    _ layer: CALayer, _ key: String, origin: AnimatedValue, from: AnimatedValue,
    to: AnimatedValue, begin: Double, animator: UIViewPropertyAnimator
  ) {
    self.layer = layer
    self.key = key
    self.origin = origin
    self.from = from
    self.to = to
    self.begin = begin
    self.animator = animator
  }

  /// The value displayed now.
  var value: AnimatedValue {
    guard let animator else { return to }
    let progress = animator.progress
    let share = begin < 1 ? (progress - begin) / (1 - begin) : progress
    // Before the track begins, the value is between the original value and the first value of the
    // track.
    if share < 0, begin > 0 {
      return origin.interpolated(to: from, by: max(progress / begin, 0))
    }
    return from.interpolated(to: to, by: share)
  }

  /// Whether the layer still displays the track.
  var isShown: Bool { (layer.animation(forKey: key) as? AnimatorAnimation)?.track === self }

  /// Whether the animator has stopped and the layer holds the current value without an animation.
  private var isStopped = false

  /// Stores the displayed value in the layer, and removes the animation.
  func stop() {
    guard isShown else { return }
    end(at: .current)
    isStopped = true
  }

  /// Ends the track, with the layer's value at a position.
  func end(at position: UIViewAnimatingPosition) {
    guard isShown || isStopped else { return }
    isStopped = false
    let last =
      switch position {
      case .end: to
      case .start: origin
      case .current: value
      }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if layer.animatedValue(key) != last {
      if key == "backgroundColor", case .color(let color) = last,
        let view = layer.delegate as? UIView
      {
        view.backgroundColor = UIColor(cgColor: color)
      } else {
        layer.setAnimatedValue(last, key)
      }
    }
    layer.removeAnimation(forKey: key)
    CATransaction.commit()
  }
}

/// An animation that displays a track.
///
/// Its value depends on the animator and not on the layer's time.
final class AnimatorAnimation: CABasicAnimation {
  private(set) var track: AnimatorTrack?
  private var makeTrack: (@MainActor (CALayer, AnimatedValue) -> AnimatorTrack?)?

  convenience init(
    key: String, makeTrack: @escaping @MainActor (CALayer, AnimatedValue) -> AnimatorTrack?
  ) {
    self.init(keyPath: key)
    self.makeTrack = makeTrack
    duration = .infinity
  }

  override func copyValues(from animation: CAAnimation) {
    super.copyValues(from: animation)
    track = (animation as? AnimatorAnimation)?.track
  }

  override func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = object as? CALayer, let from = AnimatedValue(fromValue) else { return }
    nonisolated(unsafe) let target = layer
    let make = makeTrack
    track = MainActor.assumeIsolated { make?(target, from) }
    makeTrack = nil
    layer.add(self, forKey: event)
  }

  override func value(at progress: Double, from base: AnimatedValue) -> AnimatedValue? {
    let track = track
    nonisolated(unsafe) var value: AnimatedValue?
    MainActor.assumeIsolated { value = track?.value }
    return value
  }
}

/// An animation block whose changes a property animator animates.
@MainActor
final class AnimatorBlock: AnimationBlock {
  private let makeTrack: @MainActor (CALayer, String, AnimatedValue) -> AnimatorTrack?

  init(
    duration: Double, allowsTouches: Bool,
    makeTrack: @escaping @MainActor (CALayer, String, AnimatedValue) -> AnimatorTrack?
  ) {
    self.makeTrack = makeTrack
    super.init(duration: duration, delay: 0, options: allowsTouches ? .allowUserInteraction : [])
  }

  override func action(forKey key: String) -> (any CAAction)? {
    guard AnimationBlock.areAnimationsEnabled else { return nil }
    let makeTrack = makeTrack
    let animation = AnimatorAnimation(key: key) { layer, from in makeTrack(layer, key, from) }
    animation.refusesTouches = !allowsTouches
    return animation
  }
}
