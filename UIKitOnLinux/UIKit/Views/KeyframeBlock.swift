import Foundation

/// A running `UIView.animateKeyframes` block, which creates one keyframe animation for each value
/// that its steps change.
@MainActor
final class KeyframeBlock: AnimationBlock {
  /// The part of the duration to which changes currently belong, from 0 to 1.
  private var span = (start: 0.0, end: 1.0)
  private var ways: [Way] = []
  private let isDiscrete: Bool

  /// The changes of one layer value in all steps.
  private struct Way {
    let layer: CALayer
    let key: String
    /// The value before the first step.
    let origin: AnimatedValue
    var steps: [(start: Double, end: Double, from: AnimatedValue, to: AnimatedValue)] = []
  }

  init(duration: Double, delay: Double, options: UIView.KeyframeAnimationOptions) {
    isDiscrete = options.contains(.calculationModeDiscrete)
    // Both kinds of options use the same bits for the shared options.
    super.init(
      duration: duration, delay: delay,
      options: UIView.AnimationOptions(rawValue: options.rawValue & 0x3FF))
  }

  /// Runs `changes` as a step between two fractions of the duration.
  func step(from start: Double, lasting length: Double, _ changes: () -> Void) {
    let former = span
    let begin = min(max(start, 0), 1)
    span = (begin, min(begin + max(length, 0), 1))
    changes()
    span = former
  }

  override func action(forKey key: String) -> (any CAAction)? {
    AnimationBlock.areAnimationsEnabled ? StepRecorder(block: self, key: key) : nil
  }

  /// Records a change.
  fileprivate func note(_ layer: CALayer, _ key: String, from old: AnimatedValue?) {
    guard let to = layer.animatedValue(key), let from = old else { return }
    if let index = ways.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      // For a value that already changes, the displayed value is still the original one.
      let last = ways[index].steps.last?.to ?? from
      ways[index].steps.append((start: span.start, end: span.end, from: last, to: to))
    } else {
      let step = (start: span.start, end: span.end, from: from, to: to)
      ways.append(Way(layer: layer, key: key, origin: from, steps: [step]))
    }
  }

  override func changesDidEnd() {
    for way in ways {
      let animation = CAKeyframeAnimation(keyPath: way.key)
      configure(animation)
      var frames: [(time: Double, value: AnimatedValue)] = [(0, way.origin)]
      for step in way.steps {
        let start = max(step.start, frames.last?.time ?? 0)
        if start > frames.last?.time ?? 0 { frames.append((start, step.from)) }
        frames.append((max(step.end, start), step.to))
      }
      if let last = frames.last, last.time < 1 { frames.append((1, last.value)) }
      animation.values = frames.map(\.value)
      animation.keyTimes = frames.map { NSNumber(value: $0.time) }
      if isDiscrete {
        animation.calculationMode = .discrete
        animation.values = frames.dropLast().map(\.value)
      }
      way.layer.add(animation, forKey: way.key)
    }
  }
}

/// The action for a change in a keyframe block, which only records the change.
private final class StepRecorder: CABasicAnimation {
  private weak var block: KeyframeBlock?

  convenience init(block: KeyframeBlock, key: String) {
    self.init(keyPath: key)
    self.block = block
  }

  override func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = object as? CALayer else { return }
    let (block, from) = (block, AnimatedValue(fromValue))
    nonisolated(unsafe) let layers = layer
    MainActor.assumeIsolated { block?.note(layers, event, from: from) }
  }
}
