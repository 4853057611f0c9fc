#if os(iOS) || UIKIT_STAND_IN
internal import UserNotifications
internal import Usher

/// The system's notification center.
///
/// Each call looks it up again, because a process without a bundle, such as a test runner, crashes
/// when it requests the center.
struct SystemCenter: PostingCenter {
  func lookUpRefusal(_ done: @escaping @MainActor @Sendable (String?) -> Void) {
    UNUserNotificationCenter.current().getNotificationSettings { @Sendable settings in
      let refusal = settings.authorizationStatus.refusal
      MainActor.perform { done(refusal) }
    }
  }

  /// Adds a category to the app's categories, unless it is already registered.
  ///
  /// Categories that the app sets between reading and writing are lost, because the system can't
  /// add a single category.
  func register(
    _ actions: [SystemNotification.Action], for id: String,
    _ done: @escaping @MainActor @Sendable () -> Void
  ) {
    UNUserNotificationCenter.current().getNotificationCategories { @Sendable categories in
      let category = UNNotificationCategory(id, of: actions)
      if !categories.contains(where: { $0.offersSame(as: category) }) {
        UNUserNotificationCenter.current().setNotificationCategories(
          categories.filter { $0.identifier != id }.union([category]))
      }
      MainActor.perform(done)
    }
  }

  func post(
    _ request: UNNotificationRequest, _ done: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    UNUserNotificationCenter.current().add(request) { @Sendable error in
      let failure = error?.localizedDescription
      MainActor.perform { done(failure) }
    }
  }

  func withdraw(_ ids: [String]) {
    let center = UNUserNotificationCenter.current()
    center.removePendingNotificationRequests(withIdentifiers: ids)
    center.removeDeliveredNotifications(withIdentifiers: ids)
  }
}

extension UNAuthorizationStatus {
  /// The reason the system can't show notifications, or `nil` if it can.
  ///
  /// Provisional and temporary permissions are also sufficient.
  fileprivate var refusal: String? {
    if self == .denied { return "permission was denied" }
    if self == .notDetermined { return "the app has not asked the user for permission" }
    return nil
  }
}
#endif
