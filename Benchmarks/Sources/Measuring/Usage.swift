internal import Foundation

/// The time for which the processor has worked so far, on all cores.
struct Usage {
  /// The time spent on all programs, in seconds.
  private let total: Double
  /// The time spent on this program, in seconds.
  private let own: Double
  /// The time that all cores had, in seconds.
  private let available: Double

  /// The usage up to now.
  static var now: Usage {
    let line = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8))?
      .split(separator: "\n").first { $0.hasPrefix("cpu ") }
    let ticks = (line?.split(separator: " ").dropFirst().compactMap { Double($0) }) ?? []
    // The fourth and the fifth number are idle time; the last two are parts of the first two.
    let all = ticks.prefix(8).reduce(0, +)
    let idle = ticks.dropFirst(3).prefix(2).reduce(0, +)
    let frequency = Double(sysconf(Int32(_SC_CLK_TCK)))
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Usage(
      total: (all - idle) / frequency, own: Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9,
      available: all / frequency)
  }

  /// The share of the cores' time that other programs took since an earlier usage, from 0 to 1.
  func othersShare(since start: Usage) -> Double {
    let others = (total - start.total) - (own - start.own)
    return min(max(others / max(available - start.available, 1), 0), 1)
  }
}
