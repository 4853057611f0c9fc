extension Duration {
  /// Whole nanoseconds, rounded towards zero and saturated to what 64 bits can hold.
  var nanoseconds: Int64 {
    // First, as the standard library traps where 64 bits cannot hold the seconds.
    if self >= .nanoseconds(Int64.max) { return .max }
    if self <= .nanoseconds(Int64.min) { return .min }
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  /// The length in seconds, to the precision of a `Double`, saturated to what 64 bits can hold.
  var inSeconds: Double {
    let (seconds, attoseconds) = Swift.min(
      Swift.max(self, .seconds(Int64.min)), .seconds(Int64.max)
    ).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// The sum in whole nanoseconds, saturated to what 64 bits can hold.
  func saturatingSum(with other: Duration) -> Duration {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(other.nanoseconds)
    return .nanoseconds(overflow ? (nanoseconds > 0 ? .max : .min) : sum)
  }

  /// The length nearest to `seconds`: none for NaN, and never more than a day either way.
  ///
  /// The cap keeps the standard library's own conversion from trapping; nothing moves for a day.
  init(clampingSeconds seconds: Double) {
    let day = 86_400.0
    self = seconds.isNaN ? .zero : .seconds(Swift.min(Swift.max(seconds, -day), day))
  }
}
