internal import Dispatch

extension MainActor {
  /// Calls `act` at once on the main thread, and from any other thread once the main actor is free.
  ///
  /// For the `deinit` of a class of the main actor. An isolated one would abort an app on iOS 18.4
  /// to 26.3 that binds a task-local value outside of a task, as tests do.
  public static func afterDeinit(_ act: @escaping @MainActor @Sendable () -> Void) {
    perform(act)
  }

  /// Calls `act` at once on the main thread, and from any other thread once the main actor is free.
  public static func perform(_ act: @escaping @MainActor @Sendable () -> Void) {
    guard DispatchQueue.getSpecific(key: mark) == nil else { return assumeIsolated(act) }
    Task { @MainActor in act() }
  }

  /// The key of a value that only the main queue carries, which is the queue of the main thread.
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
