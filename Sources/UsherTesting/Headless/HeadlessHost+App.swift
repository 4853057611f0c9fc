public import Usher

extension HeadlessHost {
  /// The service behind `systemNotifications`.
  public var notifications: (any NotificationService)? { systemNotifications }

  /// Whether the app is kept running.
  public var isAppHeld: Bool { !holds.isEmpty }

  /// Records that the app must run on.
  public func holdApp(onQuit: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    holdCount += 1
    let number = holdCount
    holds[number] = onQuit
    return { [weak self] in self?.holds[number] = nil }
  }

  /// Quits the app; what keeps it running is told so, and `isAppHeld` tells whether it has ended
  /// since.
  public func quitApp() {
    for number in holds.keys.sorted() { holds[number]?() }
  }
}
