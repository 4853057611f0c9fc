internal import CAllocations

/// A point in time and in the count of allocations; also the way between two of them.
struct Moment {
  /// Seconds on the wall.
  var seconds = 0.0
  /// How often memory was asked for; 0 while that is not counted.
  var allocations: UInt64 = 0

  /// This moment.
  static var now: Moment { Moment(seconds: Seconds.passed, allocations: allocations_so_far()) }

  static func - (end: Moment, start: Moment) -> Moment {
    Moment(seconds: end.seconds - start.seconds, allocations: end.allocations - start.allocations)
  }

  static func += (sum: inout Moment, part: Moment) {
    sum.seconds += part.seconds
    sum.allocations += part.allocations
  }
}
