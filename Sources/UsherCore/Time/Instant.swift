/// A moment, counted in nanoseconds from an origin that the host chose.
///
/// Instants from two hosts cannot be compared. Arithmetic saturates: a moment further than 292 years
/// from the origin stays at the furthest one that can be told.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the origin; negative before it.
  public let nanoseconds: Int64

  /// The moment the host counts from.
  public static let origin = Instant(nanoseconds: 0)

  /// Makes the moment that lies `nanoseconds` after the origin.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The moment `duration` later, or earlier where it is negative.
  public func advanced(by duration: Duration) -> Instant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.nanoseconds)
    return Instant(nanoseconds: overflow ? (nanoseconds > 0 ? .max : .min) : sum)
  }

  /// How long it takes from this moment to `other`; negative where `other` is earlier.
  public func duration(to other: Instant) -> Duration {
    let (difference, overflow) = other.nanoseconds.subtractingReportingOverflow(nanoseconds)
    return .nanoseconds(overflow ? (other.nanoseconds > nanoseconds ? .max : .min) : difference)
  }

  /// Orders moments from earlier to later.
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.nanoseconds < rhs.nanoseconds
  }
}
