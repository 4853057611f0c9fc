internal import Dispatch

extension MainActor {
  /// Calls `act` immediately on the main thread, or later on the main actor from other threads.
  ///
  /// Use it in the `deinit` of a main-actor class. On iOS 18.4 to 26.3, an isolated `deinit` aborts
  /// an app that binds a task-local value outside a task, for example in tests.
  public static func afterDeinit(_ act: @escaping @MainActor @Sendable () -> Void) {
    perform(act)
  }

  /// Calls `act` immediately on the main thread, or later on the main actor from other threads.
  public static func perform(_ act: @escaping @MainActor @Sendable () -> Void) {
    guard DispatchQueue.getSpecific(key: mark) == nil else { return assumeIsolated(act) }
    Task { @MainActor in act() }
  }

  /// The key of a value that only the main queue has, which is the queue of the main thread.
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
