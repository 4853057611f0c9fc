#if os(iOS) || UIKIT_STAND_IN
internal import Foundation

extension MainActor {
  /// Returns the result of `ask` if the caller runs on the main actor, and otherwise `nil`.
  ///
  /// Use this in nonisolated APIs that are called on the main thread.
  package static func ifCurrent<Value: Sendable>(_ ask: @MainActor () -> Value?) -> Value? {
    // On Linux, a thread other than the first can serve the main queue. If a toolkit runs its loop,
    // the first thread serves it.
    let isCurrent = Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
    return isCurrent ? assumeIsolated(ask) : nil
  }

  /// Runs `body` on the main actor.
  ///
  /// If the caller runs on the main actor, `body` runs immediately. Otherwise, it runs with the
  /// next turn of the main queue. Use this in closures of nonisolated APIs.
  package static func act(_ body: @escaping @MainActor @Sendable () -> Void) {
    let isDone: Void? = ifCurrent { body() }
    guard isDone == nil else { return }
    DispatchQueue.main.async { assumeIsolated(body) }
  }

  /// The key of a value that only the main queue has.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
#endif
