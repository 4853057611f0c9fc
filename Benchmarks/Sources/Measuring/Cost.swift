/// What one operation takes.
public struct Cost: Hashable, Sendable {
  /// Nanoseconds of an operation, in the median of all samples.
  public let nanoseconds: Double
  /// Half the distance between the samples a quarter and three quarters of the way from the fastest,
  /// as a share of the median.
  public let spread: Double
  /// How often an operation asks for memory; `nil` where it was not counted.
  public let allocations: Double?

  /// Sums up samples of the seconds that so many operations took together; there is at least one.
  public init(of operations: Int = 1, seconds: [Double], allocations: Double? = nil) {
    let sorted = seconds.sorted()
    let median = sorted[sorted.count / 2]
    nanoseconds = median * 1e9 / Double(operations)
    spread = (sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]) / 2 / median
    self.allocations = allocations.map { $0 / Double(operations) }
  }

  /// Operations in a second.
  public var rate: Double { 1e9 / nanoseconds }
}
