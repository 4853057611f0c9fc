#if os(iOS) || UIKIT_STAND_IN
internal import Foundation

extension MainActor {
  /// Returns the result of `ask` if the caller already runs on the main actor; `nil` anywhere else.
  ///
  /// For older APIs that are called on the main thread and belong to no actor.
  package static func ifCurrent<Value: Sendable>(_ ask: @MainActor () -> Value?) -> Value? {
    // On Linux, a thread other than the first may serve the main queue; the first thread serves it
    // where a toolkit's loop runs.
    let isCurrent = Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
    return isCurrent ? assumeIsolated(ask) : nil
  }

  /// Runs `body` at once on the main actor; from any other thread, with the next turn of the main
  /// queue.
  ///
  /// For closures of older APIs, which belong to no actor.
  package static func act(_ body: @escaping @MainActor @Sendable () -> Void) {
    let isDone: Void? = ifCurrent { body() }
    guard isDone == nil else { return }
    DispatchQueue.main.async { assumeIsolated(body) }
  }

  /// The key of a value that only the main queue carries.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
#endif
