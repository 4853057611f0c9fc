internal import Dispatch
internal import Usher

/// The system's monotonic clock, with wakeups on the main queue.
struct MainQueueTime: TimeSource {
  var now: Instant { Instant(nanoseconds: Int64(clamping: DispatchTime.now().uptimeNanoseconds)) }

  func wake(at moment: Instant, _ act: @escaping @Sendable () -> Void) {
    let deadline = DispatchTime(uptimeNanoseconds: UInt64(clamping: moment.nanoseconds))
    DispatchQueue.main.asyncAfter(deadline: deadline, execute: act)
  }
}
