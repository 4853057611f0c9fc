#if os(iOS) || UIKIT_STAND_IN
internal import UserNotifications
internal import Usher

/// The part of `UNUserNotificationCenter` that Usher uses, with callbacks on the main actor.
@MainActor
protocol PostingCenter {
  /// Calls `done` with the reason the system can't show notifications, or with `nil` if it can.
  ///
  /// The user isn't asked for permission.
  func lookUpRefusal(_ done: @escaping @MainActor @Sendable (String?) -> Void)

  /// Registers actions as the category for an identifier, and replaces earlier actions of that
  /// category.
  ///
  /// Other categories aren't changed.
  func register(
    _ actions: [SystemNotification.Action], for id: String,
    _ done: @escaping @MainActor @Sendable () -> Void)

  /// Posts a request, which replaces an earlier request with the same identifier.
  ///
  /// If this fails, `done` is called with the reason, and otherwise with `nil`.
  func post(
    _ request: UNNotificationRequest, _ done: @escaping @MainActor @Sendable (String?) -> Void)

  /// Withdraws notifications, even if they are already shown.
  ///
  /// Unknown identifiers are ignored.
  func withdraw(_ ids: [String])
}
#endif
