/// The record of how the number of requests that an overlay stands for was shown and said.
struct RequestCount {
  /// The numbers that are announced.
  private static let milestones = [2, 5, 10, 100]
  /// The number of requests that the user was last told of.
  private var said = 1
  /// Whether requests have merged into the overlay since its words were last said or passed over.
  private(set) var hasNews = false
  var pace = Pace()

  /// Notes that a request has merged into the overlay.
  mutating func merged() { hasNews = true }

  /// Whether the user is to be told of a number.
  func isNews(_ number: Int) -> Bool {
    Self.milestones.contains { said < $0 && $0 <= number }
  }

  /// Notes that the user was told of a number.
  mutating func wasSaid(_ number: Int) {
    said = max(said, number)
    hasNews = false
  }

  /// Notes that what has merged is not worth saying.
  mutating func wasPassedOver() { hasNews = false }
}

extension Int {
  /// Returns the sum of two numbers of requests; the greatest number if the sum is larger.
  func saturatingSum(with other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}
