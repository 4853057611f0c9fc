import Foundation

/// The system's object for the app's notifications.
///
/// Callbacks run on the main thread at the end of the run loop's turn, while the system's callbacks
/// run on another thread.
open class UNUserNotificationCenter: NSObject {
  nonisolated(unsafe) static var ofTheApp = UNUserNotificationCenter()

  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// The user's decision.
  var status = UNAuthorizationStatus.notDetermined
  /// The number of times that the app has asked the user.
  var askedCount = 0
  var categories: Set<UNNotificationCategory> = []
  /// The notifications in the list, oldest first.
  var delivered: [UNNotification] = []

  open class func current() -> UNUserNotificationCenter { ofTheApp }

  /// Asks the user for permission.
  ///
  /// The user agrees the first time.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    askedCount += 1
    if status == .notDetermined { status = .authorized }
    let isGranted = status != .denied
    StandIn.runLater { completionHandler(isGranted, nil) }
  }

  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = UNNotificationSettings(authorizationStatus: status)
    StandIn.runLater { completionHandler(settings) }
  }

  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    StandIn.runLater { [self] in completionHandler(categories) }
  }

  /// Replaces all categories.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  /// Delivers a notification at the end of the turn, in place of one with the same identifier.
  ///
  /// The stand-in has no triggers. While the app is in the foreground, the delegate decides.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard status != .denied, status != .notDetermined else {
      let error = NSError(domain: "UNErrorDomain", code: 1)
      return StandIn.runLater { completionHandler?(error) }
    }
    StandIn.runLater { [self] in
      let notification = UNNotification(request: request)
      ask(notification) { [self] isShown in
        delivered.removeAll { $0.request.identifier == request.identifier }
        if isShown { delivered.append(notification) }
      }
      completionHandler?(nil)
    }
  }

  /// Asks the delegate whether a notification is shown, if the app is in the foreground.
  private func ask(_ notification: UNNotification, _ answer: @escaping (Bool) -> Void) {
    let isInBackground = MainActor.assumeIsolated {
      UIApplication.shared.applicationState == .background
    }
    guard !isInBackground else { return answer(true) }
    guard let delegate else { return answer(false) }
    // The delegate is called on the main thread, and answers there.
    nonisolated(unsafe) let answer = answer
    delegate.userNotificationCenter(self, willPresent: notification) { answer($0 != []) }
  }

  /// Does nothing, because notifications without triggers are never pending.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
  }
}

/// The app's object that is notified of notifications.
///
/// All functions are optional in UserNotifications.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    completionHandler()
  }
}
