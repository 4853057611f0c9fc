internal import Dispatch
internal import Usher

/// The clock of a manager that takes turns without a presenter.
protocol TimeSource: Sendable {
  /// The current moment, which never decreases.
  var now: Instant { get }
  /// Calls `act` at `moment` or as soon as possible afterward, but only after this call returns.
  func wake(at moment: Instant, _ act: @escaping @Sendable () -> Void)
}

/// The system's monotonic clock, with wakeups on the main queue.
struct MainQueueTime: TimeSource {
  var now: Instant { Instant(nanoseconds: Int64(clamping: DispatchTime.now().uptimeNanoseconds)) }

  func wake(at moment: Instant, _ act: @escaping @Sendable () -> Void) {
    let deadline = DispatchTime(uptimeNanoseconds: UInt64(clamping: moment.nanoseconds))
    DispatchQueue.main.asyncAfter(deadline: deadline, execute: act)
  }
}

/// Detects whether the current code runs on the main queue.
enum MainQueue {
  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current code runs on the main queue, and so on the main actor.
  ///
  /// Checks the queue and not the thread, because if Dispatch has taken over the main thread, other
  /// threads serve the main queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
}
