/// The identifier of a task that continues in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Begins a task, which runs until the app ends it.
  ///
  /// The stand-in sets no time limit, unless `StandIn.endBackgroundTime()` is called.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    World.current.backgroundTaskCount += 1
    let number = World.current.backgroundTaskCount
    World.current.backgroundTasks[number] = taskName ?? ""
    World.current.expirations[number] = handler
    return UIBackgroundTaskIdentifier(rawValue: number)
  }

  /// Ends a task.
  ///
  /// An unknown identifier is ignored.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    World.current.backgroundTasks[identifier.rawValue] = nil
    World.current.expirations[identifier.rawValue] = nil
  }
}
