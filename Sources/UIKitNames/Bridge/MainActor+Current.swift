internal import Foundation

extension MainActor {
  /// What the main actor says, where this runs on it already; `nil` anywhere else.
  ///
  /// For what older APIs answer on the main thread, and belongs to no actor there.
  package static func ifCurrent<Value: Sendable>(_ ask: @MainActor () -> Value?) -> Value? {
    // On Linux, the main queue may be served by another thread than the first; the first one serves it
    // where a toolkit's loop runs.
    let isCurrent = Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
    return isCurrent ? assumeIsolated(ask) : nil
  }

  /// Acts now on the main actor, and from anywhere else with the next turn of the main queue.
  ///
  /// For closures of older APIs, which belong to no actor.
  package static func act(_ body: @escaping @MainActor @Sendable () -> Void) {
    let isDone: Void? = ifCurrent { body() }
    guard isDone == nil else { return }
    DispatchQueue.main.async { assumeIsolated(body) }
  }

  /// What only the main queue carries.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
