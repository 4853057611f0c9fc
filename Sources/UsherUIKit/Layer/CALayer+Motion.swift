#if canImport(UIKit)
internal import UIKit
internal import Usher

extension CALayer {
  /// Lets the render server play the values of one property, evenly spaced in time, in place of what it played.
  ///
  /// The layer keeps its own value meanwhile and has it afterwards, so the last one has to be set beside.
  /// Where all values are alike, nothing is played.
  ///
  /// - Parameters:
  ///   - property: The key path of the property.
  ///   - values: What it is at each moment; `box` makes of them what Core Animation takes.
  ///   - start: When it has the first one; it may be past.
  ///   - interval: From one value to the next.
  func play<Value: Equatable>(
    _ property: String, _ values: [Value], from start: Instant, every interval: Duration,
    box: (Value) -> Any
  ) {
    guard let first = values.first, values.contains(where: { $0 != first }) else {
      return removeAnimation(forKey: property)
    }
    let animation = CAKeyframeAnimation(keyPath: property)
    animation.values = values.map(box)
    animation.calculationMode = .linear
    animation.duration = interval.inSeconds * Double(values.count - 1)
    animation.beginTime = convertTime(start.mediaTime, from: nil)
    // What begins with the next frame is seen as it begins in this one already.
    animation.fillMode = .backwards
    animation.preferredFrameRateRange = CAFrameRateRange(
      minimum: 60, maximum: 120, preferred: 120)
    add(animation, forKey: property)
  }

  /// Plays how opaque the layer is.
  func playOpacity(_ values: [Double], from start: Instant, every interval: Duration) {
    play("opacity", values, from: start, every: interval) { NSNumber(value: $0) }
  }
}

extension Duration {
  /// The same length in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
#endif
