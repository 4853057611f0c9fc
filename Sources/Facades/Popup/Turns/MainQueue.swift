internal import Dispatch

/// Tells whether the main queue is where the program is.
enum MainQueue {
  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether what is called now runs on the main actor.
  ///
  /// Not asked of the thread: where Dispatch has the main thread to itself, others serve its queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
}
