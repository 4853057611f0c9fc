#if os(iOS) || UIKIT_STAND_IN
extension Double {
  /// Returns the number clamped to a range, or `otherwise` for NaN.
  func mended(in range: ClosedRange<Double>, otherwise: Double) -> Double {
    isNaN ? otherwise : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// The number as a length in points, clamped to -1e6...1e6, or 0 for NaN.
  var asLength: Double { mended(in: -1e6...1e6, otherwise: 0) }
}

extension Duration {
  /// Creates a duration in seconds, clamped to 0...86,400 (a day), or zero for NaN.
  init(mending seconds: Double) {
    self = .seconds(seconds.mended(in: 0...86_400, otherwise: 0))
  }
}
#endif
