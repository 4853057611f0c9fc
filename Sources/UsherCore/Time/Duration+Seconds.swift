extension Duration {
  /// Whole nanoseconds, rounded towards zero and saturated to what 64 bits can hold.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, carried) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflow || carried ? (seconds > 0 ? .max : .min) : sum
  }

  /// The length in seconds, to the precision of a `Double`.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }

  /// The length nearest to `seconds`: none for NaN, and never more than a day either way.
  ///
  /// The cap keeps the standard library's own conversion from trapping; nothing moves for a day.
  init(clampingSeconds seconds: Double) {
    let day = 86_400.0
    self = seconds.isNaN ? .zero : .seconds(Swift.min(Swift.max(seconds, -day), day))
  }
}
