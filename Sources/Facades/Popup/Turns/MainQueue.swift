internal import Dispatch

/// The test whether the current code runs on the main queue.
enum MainQueue {
  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current code runs on the main queue, and so on the main actor.
  ///
  /// The test asks the queue and not the thread: where Dispatch has taken over the main thread,
  /// other threads serve the main queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
}
