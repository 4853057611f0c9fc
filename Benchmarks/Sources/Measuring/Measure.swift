internal import CAllocations

/// The cost of one operation.
public struct Cost: Hashable, Sendable {
  /// The median time of an operation over all samples, in nanoseconds, or NaN if there are no
  /// samples.
  public let nanoseconds: Double
  /// Half the distance between the first and the third quartile of the samples, as a fraction of
  /// the median.
  ///
  /// It isn't finite if the median is zero.
  public let spread: Double
  /// The number of allocations of an operation, or `nil` if they weren't counted.
  public let allocations: Double?

  /// Summarizes samples.
  ///
  /// Each sample is the total time of `operations` operations, in seconds.
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

  /// Summarizes samples, and other samples with counted allocations.
  public init(of samples: [Moment], counted: [Moment]) {
    let counts = counted.map(\.allocations).sorted()
    let areCounted = allocations_are_counted() && !counts.isEmpty
    self.init(
      seconds: samples.map(\.seconds),
      allocations: areCounted ? Double(counts[counts.count / 2]) : nil)
  }

  /// The number of operations per second.
  ///
  /// It isn't finite if operations take no time.
  public var rate: Double { 1e9 / nanoseconds }

  /// Whether there is at least one sample.
  public var isMeasured: Bool { !nanoseconds.isNaN }
}

/// Measures a repeatable operation.
///
/// The body is repeated until a sample takes 2 milliseconds. The cost is the time of one
/// repetition, divided by `operations`. Allocations are counted separately from the time, after the
/// body has run.
///
/// - Parameters:
///   - operations: The number of operations that `body` performs.
///   - body: Performs the operations, and passes its results to `consume`.
/// - Returns: The cost of one operation.
public func measure(operations: Int = 1, _ body: () -> Void) -> Cost {
  var repetitions = 1
  var sample = 0.0
  while true {
    sample = seconds { for _ in 0..<repetitions { body() } }
    if sample >= 0.002 { break }
    repetitions *= 2
  }
  let samples = (0..<(Run.isQuick ? 1 : min(max(Int(0.4 / sample), 5), 51))).map { _ in
    seconds { for _ in 0..<repetitions { body() } } / Double(repetitions)
  }
  return Cost(of: operations, seconds: samples, allocations: countingAllocations(body))
}

/// Measures an operation that consumes its input.
///
/// - Parameters:
///   - operations: The number of operations that `body` performs.
///   - samples: The number of times to run it.
///   - prepare: Creates the input of `body`. Creating and releasing the input isn't measured.
///   - body: Performs the operations.
/// - Returns: The cost of one operation.
public func measure<Subject>(
  operations: Int, samples: Int = 9, preparing prepare: () -> Subject,
  _ body: (inout Subject) -> Void
) -> Cost {
  let times = (0...(Run.isQuick ? 1 : samples)).map { _ in
    var subject = prepare()
    return seconds { body(&subject) }
  }
  var subject = prepare()
  let allocations = countingAllocations { body(&subject) }
  // The first run is a warm-up.
  return Cost(of: operations, seconds: Array(times.dropFirst()), allocations: allocations)
}

/// Prevents the compiler from removing work with an unused result.
@inline(never)
public func consume<Value>(_ value: Value) {}

/// Returns the size of the memory that the result of `make` owns, in bytes, or `nil` if the
/// platform can't count it.
public func bytesHeld<Subject>(by make: () -> Subject) -> Double? {
  allocations_start()
  let subject = make()
  let bytes = allocations_held_bytes()
  _ = allocations_stop()
  consume(subject)
  return allocations_are_counted() ? Double(bytes) : nil
}

/// Returns the duration of a call of `body`, in seconds.
public func seconds(_ body: () -> Void) -> Double {
  let start = Seconds.passed
  body()
  return Seconds.passed - start
}

private func countingAllocations(_ body: () -> Void) -> Double? {
  allocations_start()
  body()
  let count = allocations_stop()
  return allocations_are_counted() ? Double(count) : nil
}
