/// The limit on how many requests may enter a lane within a period, and the rule for further
/// requests.
///
/// Modal overlays and requests with a high priority always enter, and aren't counted. Overlays that
/// wait for the user's answer, for example work with a Cancel button, always enter but are counted.
///
/// ```swift
/// let calm = LaneSettings(
///   capacity: 3, rate: Rate(3, per: .milliseconds(800), then: .summarize),
///   arrangement: .list(spacing: 8))
/// presenter.configure(.main, calm)
/// ```
public struct Rate: Hashable, Sendable {
  /// The number of requests that may enter within the period.
  ///
  /// Values below 1 are treated as 1.
  public var count: Int
  /// The length of the period before a request in which earlier requests are counted.
  ///
  /// If it is zero or less, all requests may enter.
  public var time: Duration
  /// How further requests are treated.
  public var excess: Excess
  /// The minimum priority of requests that always enter.
  public var passing: Priority

  /// Creates a rate.
  ///
  /// - Parameters:
  ///   - count: The number of requests that may enter within the period.
  ///   - time: The length of the period in which requests are counted.
  ///   - excess: How further requests are treated.
  ///   - passing: The minimum priority of requests that always enter.
  public init(
    _ count: Int, per time: Duration, then excess: Excess, passing: Priority = .high
  ) {
    self.count = count
    self.time = time
    self.excess = excess
    self.passing = passing
  }

  /// How a request that exceeds a lane's rate is treated.
  public enum Excess: Hashable, Sendable, CaseIterable {
    /// The request ends as `summarized`, and a summary in the lane counts it.
    case summarize
    /// The request is refused.
    case refuse
  }

  /// How a lane's rate affects one request.
  package enum Bearing: Equatable, Sendable, CaseIterable {
    /// The request is counted, and ends if it is beyond the rate.
    case mayEnd
    /// The request is counted and always enters, because it waits for the user's answer.
    case stays
    /// The request enters without being counted.
    ///
    /// For example, it shows the result of work whose first request was already counted.
    case wasCounted
  }

  /// Whether a request enters without being counted.
  func passes(_ overlay: OverlayConfiguration) -> Bool {
    overlay.priority >= passing || overlay.asks || overlay.underRate == .wasCounted
  }
}

/// The times of the latest requests that entered a lane, the earliest first.
package struct RateWindow: Equatable, Sendable {
  package private(set) var moments: [Instant]

  package init(_ moments: [Instant] = []) { self.moments = moments }

  /// Counts a request at `now` and returns `true`, unless the rate is reached.
  mutating func admit(by rate: Rate, at now: Instant) -> Bool {
    let first = moments.firstIndex { $0.advanced(by: rate.time) > now } ?? moments.endIndex
    moments.removeSubrange(..<first)
    guard moments.count < max(rate.count, 1) else { return false }
    moments.append(now)
    return true
  }
}
