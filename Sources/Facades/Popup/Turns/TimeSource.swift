internal import Usher

/// The time of a manager that no presenter tells it.
protocol TimeSource: Sendable {
  /// The present moment; never runs backwards.
  var now: Instant { get }
  /// Does something at a moment, or as soon after as can be, and never before this returns.
  func wake(at moment: Instant, _ act: @escaping @Sendable () -> Void)
}
