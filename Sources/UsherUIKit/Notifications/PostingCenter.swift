#if os(iOS) || UIKIT_STAND_IN
internal import UserNotifications
internal import Usher

/// The part of `UNUserNotificationCenter` that posts and withdraws, with answers on the main actor.
@MainActor
protocol PostingCenter {
  /// Calls `done` with the reason why the system shows no notifications of the app, in words; `nil`
  /// if it shows them. The user is not asked.
  func lookUpRefusal(_ done: @escaping @MainActor @Sendable (String?) -> Void)

  /// Registers actions as the category of an identifier, in place of that category's earlier
  /// actions; the other categories stay.
  func register(
    _ actions: [SystemNotification.Action], for id: String,
    _ done: @escaping @MainActor @Sendable () -> Void)

  /// Posts a request, in place of an earlier one of its identifier, and calls `done` with the
  /// reason of a failure, in words; `nil` for none.
  func post(
    _ request: UNNotificationRequest, _ done: @escaping @MainActor @Sendable (String?) -> Void)

  /// Withdraws the notifications of identifiers, shown or not; unknown ones are ignored.
  func withdraw(_ ids: [String])
}
#endif
