public import Usher

extension HeadlessHost {
  /// The notification service, which is `systemNotifications`.
  public var notifications: (any NotificationService)? { systemNotifications }

  /// Whether something keeps the app running.
  public var isAppHeld: Bool { !holds.isEmpty }

  /// Records that something keeps the app running.
  public func holdApp(onQuit: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    holdCount += 1
    let number = holdCount
    holds[number] = onQuit
    return { [weak self] in self?.holds[number] = nil }
  }

  /// Quits the app.
  ///
  /// This calls the `onQuit` closure of everything that keeps the app running. Check `isAppHeld` to
  /// find out whether all of it has ended since.
  public func quitApp() {
    for number in holds.keys.sorted() { holds[number]?() }
  }
}
