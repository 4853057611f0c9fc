/// The cost of one operation.
public struct Cost: Hashable, Sendable {
  /// The median time of an operation over all samples, in nanoseconds; NaN without samples.
  public let nanoseconds: Double
  /// Half the distance between the first and the third quartile of the samples, as a fraction of
  /// the median; not finite if the median is zero.
  public let spread: Double
  /// The number of allocations of an operation; `nil` if not counted.
  public let allocations: Double?

  /// Summarises samples; each is the time in seconds of `operations` operations together.
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

  /// The number of operations per second; not finite for operations without a duration.
  public var rate: Double { 1e9 / nanoseconds }

  /// Whether the cost was measured by at least a single sample.
  public var isMeasured: Bool { !nanoseconds.isNaN }
}
