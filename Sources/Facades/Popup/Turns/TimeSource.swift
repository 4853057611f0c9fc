internal import Usher

/// The clock of a manager that takes turns without a presenter.
protocol TimeSource: Sendable {
  /// The current moment; it never runs backwards.
  var now: Instant { get }
  /// Calls `act` at `moment` or as soon as possible afterwards, and never before the call returns.
  func wake(at moment: Instant, _ act: @escaping @Sendable () -> Void)
}
