/// A point in time, in nanoseconds since an origin that the host chooses.
///
/// Instants of different hosts can't be compared. Arithmetic is clamped at about 292 years before
/// and after the origin.
public struct Instant: Hashable, Comparable, Sendable {
  /// The number of nanoseconds since the origin, negative for earlier moments.
  public let nanoseconds: Int64

  /// The moment 0, chosen by the host.
  public static let origin = Instant(nanoseconds: 0)

  /// Creates the moment that is `nanoseconds` after the origin.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Returns the moment that is later by `duration`, or earlier if `duration` is negative.
  public func advanced(by duration: Duration) -> Instant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.nanoseconds)
    return Instant(nanoseconds: overflow ? (nanoseconds > 0 ? .max : .min) : sum)
  }

  /// Returns the time from this moment to `other`, negative if `other` is earlier.
  public func duration(to other: Instant) -> Duration { .nanoseconds(distance(to: other)) }

  /// Returns `duration(to:)` in seconds, without creating a 128-bit `Duration`.
  func seconds(to other: Instant) -> Double {
    let (seconds, rest) = distance(to: other).quotientAndRemainder(dividingBy: 1_000_000_000)
    return Double(seconds) + Double(rest) * 1e-9
  }

  private func distance(to other: Instant) -> Int64 {
    let (difference, overflow) = other.nanoseconds.subtractingReportingOverflow(nanoseconds)
    return overflow ? (other.nanoseconds > nanoseconds ? .max : .min) : difference
  }

  /// Orders moments from earlier to later.
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.nanoseconds < rhs.nanoseconds
  }
}

extension Duration {
  /// The duration in whole nanoseconds, rounded towards zero and clamped to 64 bits.
  var nanoseconds: Int64 {
    // These cases are checked first, because the standard library traps if the seconds don't fit in
    // 64 bits.
    if self >= .nanoseconds(Int64.max) { return .max }
    if self <= .nanoseconds(Int64.min) { return .min }
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  /// The duration in seconds, with whole seconds clamped to 64 bits.
  var inSeconds: Double {
    let (seconds, attoseconds) = Swift.min(
      Swift.max(self, .seconds(Int64.min)), .seconds(Int64.max)
    ).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// Returns the sum in whole nanoseconds, clamped to 64 bits.
  func saturatingSum(with other: Duration) -> Duration {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(other.nanoseconds)
    return .nanoseconds(overflow ? (nanoseconds > 0 ? .max : .min) : sum)
  }

  /// Creates a duration from seconds, clamped to one day in either direction, or zero for NaN.
  ///
  /// Clamping prevents a trap in the standard library. Motions are shorter than a day.
  init(clampingSeconds seconds: Double) {
    let day = 86_400.0
    self = seconds.isNaN ? .zero : .seconds(Swift.min(Swift.max(seconds, -day), day))
  }
}
