/// The cost of one operation.
public struct Cost: Hashable, Sendable {
  /// The nanoseconds of an operation, in the median of all samples; not a number without samples.
  public let nanoseconds: Double
  /// Half the distance between the samples a quarter and three quarters of the way from the fastest,
  /// as a share of the median; not finite where the median is zero.
  public let spread: Double
  /// The allocations of an operation; `nil` where they were not counted.
  public let allocations: Double?

  /// Sums up samples, each of the seconds that so many operations took together.
  public init(of operations: Int = 1, seconds: [Double], allocations: Double? = nil) {
    let sorted = seconds.sorted()
    func sample(at quarter: Int) -> Double {
      sorted.isEmpty ? .nan : sorted[sorted.count * quarter / 4]
    }
    let median = sample(at: 2)
    nanoseconds = median * 1e9 / Double(operations)
    spread = (sample(at: 3) - sample(at: 1)) / 2 / median
    self.allocations = allocations.map { $0 / Double(operations) }
  }

  /// The operations in a second; not finite where they take no time.
  public var rate: Double { 1e9 / nanoseconds }

  /// Whether there was a sample.
  public var isMeasured: Bool { !nanoseconds.isNaN }
}
