internal import CAllocations

/// Measures an operation that can be repeated.
///
/// It is repeated until a sample takes two milliseconds; the cost is that of one repetition divided
/// by `operations`. Allocations are counted apart from the time, after it has been run.
///
/// - Parameters:
///   - operations: How many operations `body` performs.
///   - body: Performs them; hands what it makes to `consume`.
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

/// Measures an operation that uses up what it works on.
///
/// - Parameters:
///   - operations: How many operations `body` performs.
///   - samples: How often to run it.
///   - prepare: Makes what `body` works on; neither this nor letting go of it is measured.
///   - body: Performs them.
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
  // The first one warms up.
  return Cost(of: operations, seconds: Array(times.dropFirst()), allocations: allocations)
}

/// Keeps the compiler from leaving out the work whose result nobody reads.
@inline(never)
public func consume<Value>(_ value: Value) {}

/// How many bytes what `make` returns keeps in use; `nil` where the platform cannot count it.
public func bytesHeld<Subject>(by make: () -> Subject) -> Double? {
  allocations_start()
  let subject = make()
  let bytes = allocations_held_bytes()
  _ = allocations_stop()
  consume(subject)
  return allocations_are_counted() ? Double(bytes) : nil
}

/// How long `body` takes once, in seconds.
public func seconds(_ body: () -> Void) -> Double {
  let time = ContinuousClock().measure(body)
  let (seconds, attoseconds) = time.components
  return Double(seconds) + Double(attoseconds) * 1e-18
}

private func countingAllocations(_ body: () -> Void) -> Double? {
  allocations_start()
  body()
  let count = allocations_stop()
  return allocations_are_counted() ? Double(count) : nil
}
