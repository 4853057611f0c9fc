/// A point in time, counted in nanoseconds from an origin that the host chose.
///
/// Instants of two hosts cannot be compared. Arithmetic saturates at about 292 years before and
/// after the origin.
public struct Instant: Hashable, Comparable, Sendable {
  /// The number of nanoseconds since the origin; negative before the origin.
  public let nanoseconds: Int64

  /// The moment that the host counts from.
  public static let origin = Instant(nanoseconds: 0)

  /// Creates the moment that lies `nanoseconds` after the origin.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Returns the moment `duration` later; earlier if `duration` is negative.
  public func advanced(by duration: Duration) -> Instant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.nanoseconds)
    return Instant(nanoseconds: overflow ? (nanoseconds > 0 ? .max : .min) : sum)
  }

  /// Returns the time from this moment to `other`; negative if `other` is earlier.
  public func duration(to other: Instant) -> Duration {
    let (difference, overflow) = other.nanoseconds.subtractingReportingOverflow(nanoseconds)
    return .nanoseconds(overflow ? (other.nanoseconds > nanoseconds ? .max : .min) : difference)
  }

  /// Orders moments from earlier to later.
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.nanoseconds < rhs.nanoseconds
  }
}
