extension Duration {
  /// The duration in whole nanoseconds, rounded towards zero and saturated to 64 bits.
  var nanoseconds: Int64 {
    // Checked first, because the standard library traps where 64 bits cannot hold the seconds.
    if self >= .nanoseconds(Int64.max) { return .max }
    if self <= .nanoseconds(Int64.min) { return .min }
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  /// The duration in seconds, to the precision of a `Double`, with the whole seconds saturated to
  /// 64 bits.
  var inSeconds: Double {
    let (seconds, attoseconds) = Swift.min(
      Swift.max(self, .seconds(Int64.min)), .seconds(Int64.max)
    ).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// Returns the sum in whole nanoseconds, saturated to 64 bits.
  func saturatingSum(with other: Duration) -> Duration {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(other.nanoseconds)
    return .nanoseconds(overflow ? (nanoseconds > 0 ? .max : .min) : sum)
  }

  /// Creates a duration from seconds, clamped to one day in either direction; NaN counts as zero.
  ///
  /// The clamping keeps the standard library's own conversion from trapping; no motion lasts a day.
  init(clampingSeconds seconds: Double) {
    let day = 86_400.0
    self = seconds.isNaN ? .zero : .seconds(Swift.min(Swift.max(seconds, -day), day))
  }
}
