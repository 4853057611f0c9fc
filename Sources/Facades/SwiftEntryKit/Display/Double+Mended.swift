extension Double {
  /// The nearest number in a range; `otherwise` for what is no number.
  func mended(in range: ClosedRange<Double>, otherwise: Double) -> Double {
    isNaN ? otherwise : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// As a length in points, either way; 0 for what is no number.
  var asLength: Double { mended(in: -1e6...1e6, otherwise: 0) }
}

extension Duration {
  /// So many seconds: none where that is negative or no number, and at most a day.
  init(mending seconds: Double) {
    self = .seconds(seconds.mended(in: 0...86_400, otherwise: 0))
  }
}
