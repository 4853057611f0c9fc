internal import Foundation

/// Clocks with nanosecond precision, read in seconds.
enum Seconds {
  /// The time of the monotonic clock.
  static var passed: Double { read(CLOCK_MONOTONIC) }
  /// The CPU time of the calling thread.
  static var ofThread: Double { read(CLOCK_THREAD_CPUTIME_ID) }
  /// The CPU time of all threads.
  static var ofProcess: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
