public import Usher

extension HeadlessHost {
  /// The notification service: `systemNotifications`.
  public var notifications: (any NotificationService)? { systemNotifications }

  /// Whether something keeps the app running.
  public var isAppHeld: Bool { !holds.isEmpty }

  /// Records that something keeps the app running, until the returned function is called.
  ///
  /// - Parameter onQuit: Called by `quitApp()`.
  /// - Returns: A function that removes the record.
  public func holdApp(onQuit: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    holdCount += 1
    let number = holdCount
    holds[number] = onQuit
    return { [weak self] in self?.holds[number] = nil }
  }

  /// Quits the app.
  ///
  /// This calls the `onQuit` closure of everything that keeps the app running. Afterwards,
  /// `isAppHeld` is `true` until all of them have released the app.
  public func quitApp() {
    for number in holds.keys.sorted() { holds[number]?() }
  }
}
