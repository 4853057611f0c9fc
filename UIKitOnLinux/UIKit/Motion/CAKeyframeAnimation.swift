import Foundation

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]? {
    didSet { frames = values?.compactMap { AnimatedValue($0) } ?? [] }
  }
  open var path: CGPath?

  /// The time of each value as a fraction of the duration, from 0 to 1, or `nil` for even steps.
  open var keyTimes: [NSNumber]? {
    didSet { times = keyTimes?.map(\.doubleValue) }
  }
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  private var frames: [AnimatedValue] = []
  private var times: [Double]?

  override func copyValues(from animation: CAAnimation) {
    super.copyValues(from: animation)
    guard let animation = animation as? CAKeyframeAnimation else { return }
    values = animation.values
    path = animation.path
    keyTimes = animation.keyTimes
    timingFunctions = animation.timingFunctions
    calculationMode = animation.calculationMode
  }

  override func value(at progress: Double, from base: AnimatedValue) -> AnimatedValue? {
    guard let first = frames.first, let last = frames.last else { return nil }
    // "keyTimes": a discrete animation has one more time than it has values, and the last time is
    // 1.
    let isDiscrete = calculationMode == .discrete
    let segments = isDiscrete ? frames.count : frames.count - 1
    guard segments > 0 else { return first }
    let times = times ?? (0...segments).map { Double($0) / Double(segments) }
    guard times.count == segments + 1 else { return last }
    let segment = segment(at: progress, in: times)
    if isDiscrete { return frames[segment] }
    let (start, end) = (times[segment], times[segment + 1])
    var share = end > start ? min(max((progress - start) / (end - start), 0), 1) : 1
    if let timingFunctions, segment < timingFunctions.count {
      share = timingFunctions[segment].solve(share)
    }
    return frames[segment].interpolated(to: frames[segment + 1], by: share)
  }

  /// Returns the last segment that has begun at `progress`, found by binary search.
  private func segment(at progress: Double, in times: [Double]) -> Int {
    var (low, high) = (0, times.count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if times[middle] <= progress { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
