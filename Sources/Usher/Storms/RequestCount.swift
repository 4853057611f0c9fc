/// Records how the number of requests that an overlay represents was shown and announced.
struct RequestCount {
  /// The numbers that are announced.
  private static let milestones = [2, 5, 10, 100]
  /// The last announced number of requests.
  private var said = 1
  /// Whether requests were merged into the overlay since its text was last announced or skipped.
  private(set) var hasNews = false
  var pace = Pace()

  mutating func merged() { hasNews = true }

  /// Whether a number must be announced.
  func isNews(_ number: Int) -> Bool {
    Self.milestones.contains { said < $0 && $0 <= number }
  }

  mutating func wasSaid(_ number: Int) {
    said = max(said, number)
    hasNews = false
  }

  /// Records that the merged requests don't need an announcement.
  mutating func wasPassedOver() { hasNews = false }
}

extension Int {
  /// Returns the sum of two numbers of requests, or the maximum integer if the sum is larger.
  func saturatingSum(with other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}
