internal import CAllocations
internal import Foundation

/// Clocks with nanosecond precision, read in seconds.
public enum Seconds {
  /// The time of the monotonic clock.
  public static var passed: Double { read(CLOCK_MONOTONIC) }
  /// The CPU time of the calling thread.
  public static var ofThread: Double { read(CLOCK_THREAD_CPUTIME_ID) }
  /// The CPU time of all threads.
  public static var ofProcess: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// A point in time with an allocation count, or the difference between two points.
public struct Moment: Sendable {
  /// The elapsed time, in seconds.
  public private(set) var seconds = 0.0
  /// The number of allocations, or 0 while they aren't counted.
  public private(set) var allocations: UInt64 = 0

  /// The moment zero.
  public init() {}

  /// The current time and count.
  public static var now: Moment {
    var now = Moment()
    (now.seconds, now.allocations) = (Seconds.passed, allocations_so_far())
    return now
  }

  /// Returns the time and the allocations between two moments.
  public static func - (end: Moment, start: Moment) -> Moment {
    var difference = end
    difference.seconds -= start.seconds
    difference.allocations -= start.allocations
    return difference
  }

  /// Adds the time and the allocations of a part.
  public static func += (sum: inout Moment, part: Moment) {
    sum.seconds += part.seconds
    sum.allocations += part.allocations
  }
}
