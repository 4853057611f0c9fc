/// The showings of an overlay in a store: how many there were, and the times of the latest.
///
/// The record is the number and the times in ascending order, separated by spaces. A time is in
/// seconds since 1970.
struct Showings: Equatable {
  private(set) var count = 0
  /// The times of the latest showings, in ascending order.
  private(set) var times: [Double] = []
  /// The number of times that are always stored, so that a later version of the app can have a
  /// higher limit.
  ///
  /// Usher's choice.
  private static let alwaysKept = 32

  init() {}

  /// Creates the showings of a record, or returns `nil` if the record is unreadable.
  init?(record: String) {
    let parts = record.split(separator: " ", omittingEmptySubsequences: false)
    guard let first = parts.first, let count = Int(first), count >= parts.count - 1 else {
      return nil
    }
    let times = parts.dropFirst().compactMap { Double($0) }.filter(\.isFinite)
    guard times.count == parts.count - 1, times == times.sorted() else { return nil }
    self.count = count
    self.times = times
  }

  var record: String { (["\(count)"] + times.map { "\($0)" }).joined(separator: " ") }

  /// Replaces times in the future by `now`, because the clock was put back since.
  ///
  /// Otherwise, an overlay that was shown under a wrong date would be blocked until that date.
  /// Returns whether there was such a time.
  mutating func clockIs(at now: Double) -> Bool {
    guard let last = times.last, last > now else { return false }
    times = times.map { min($0, now) }
    return true
  }

  /// Adds a showing.
  ///
  /// - Parameters:
  ///   - now: The current time, which isn't before the last showing.
  ///   - limit: The number of times that a frequency needs.
  mutating func add(at now: Double, keeping limit: Int) {
    count = count.saturatingSum(with: 1)
    times.append(now)
    let surplus = times.count - max(limit, Self.alwaysKept)
    if surplus > 0 { times.removeFirst(surplus) }
  }
}
