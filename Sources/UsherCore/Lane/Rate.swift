/// The number of requests that may enter a lane within a time, and what becomes of the others.
///
/// What asks, by a modal backdrop, and requests of a high priority pass, and are not counted. What
/// waits for the user's answer, such as work with a button to cancel, counts, but is never ended.
///
/// ```swift
/// let calm = LaneSettings(
///   capacity: 3, rate: Rate(3, per: .milliseconds(800), then: .summarize),
///   arrangement: .list(spacing: 8))
/// presenter.configure(.main, calm)
/// ```
public struct Rate: Hashable, Sendable {
  /// The number of requests that may enter within the time; less than 1 counts as 1.
  public var count: Int
  /// The time, back from each request; zero or less limits nothing.
  public var time: Duration
  /// The treatment of the requests beyond the count.
  public var excess: Excess
  /// The least priority of the requests that always pass.
  public var passing: Priority

  /// Creates a rate.
  ///
  /// - Parameters:
  ///   - count: The number of requests that may enter within the time.
  ///   - time: The time.
  ///   - excess: The treatment of the requests beyond the count.
  ///   - passing: The least priority of the requests that always pass.
  public init(
    _ count: Int, per time: Duration, then excess: Excess, passing: Priority = .high
  ) {
    self.count = count
    self.time = time
    self.excess = excess
    self.passing = passing
  }

  /// The treatment of a request beyond a lane's rate.
  public enum Excess: Hashable, Sendable, CaseIterable {
    /// The request ends as `summarized`, and a summary that is shown in the lane counts it.
    case summarize
    /// The request is refused.
    case refuse
  }

  /// The treatment of one request by the rate of its lane.
  package enum Bearing: Equatable, Sendable, CaseIterable {
    /// The request counts, and ends if it is beyond the rate.
    case mayEnd
    /// The request counts, and enters also beyond the rate, as it waits for the user's answer.
    case stays
    /// The request passes, as one that it belongs to was counted before.
    case wasCounted
  }

  /// Whether a request passes without being counted.
  func passes(_ overlay: OverlayConfiguration) -> Bool {
    overlay.priority >= passing || overlay.asks || overlay.underRate == .wasCounted
  }
}

/// The moments of the latest requests that entered a lane with a rate, the earliest first.
package struct RateWindow: Equatable, Sendable {
  package private(set) var moments: [Instant]

  /// Creates a window with the moments of earlier requests, the earliest first.
  package init(_ moments: [Instant] = []) { self.moments = moments }

  /// Counts a request that is about to enter at `now`, unless as many have entered within the time.
  ///
  /// - Returns: Whether the request may enter.
  mutating func admit(by rate: Rate, at now: Instant) -> Bool {
    let first = moments.firstIndex { $0.advanced(by: rate.time) > now } ?? moments.endIndex
    moments.removeSubrange(..<first)
    guard moments.count < max(rate.count, 1) else { return false }
    moments.append(now)
    return true
  }
}
