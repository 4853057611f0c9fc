internal import CAllocations

/// A point in time with an allocation count; also the difference between two of them.
struct Moment {
  /// The elapsed time, in seconds.
  var seconds = 0.0
  /// The number of allocations; 0 while they are not counted.
  var allocations: UInt64 = 0

  /// The current time and count.
  static var now: Moment { Moment(seconds: Seconds.passed, allocations: allocations_so_far()) }

  static func - (end: Moment, start: Moment) -> Moment {
    Moment(seconds: end.seconds - start.seconds, allocations: end.allocations - start.allocations)
  }

  static func += (sum: inout Moment, part: Moment) {
    sum.seconds += part.seconds
    sum.allocations += part.allocations
  }
}
