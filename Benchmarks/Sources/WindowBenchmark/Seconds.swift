internal import Foundation

/// Clocks that are precise to the nanosecond, read in seconds.
enum Seconds {
  /// What a clock on the wall tells.
  static var passed: Double { read(CLOCK_MONOTONIC) }
  /// What the main thread has worked.
  static var ofThread: Double { read(CLOCK_THREAD_CPUTIME_ID) }
  /// What all threads together have worked.
  static var ofProcess: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
