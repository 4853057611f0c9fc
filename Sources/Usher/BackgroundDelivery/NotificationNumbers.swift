/// The identifiers of an app's notifications.
///
/// Identifiers are reused, so that the next run of the app knows the identifiers of remaining
/// notifications.
@MainActor
final class NotificationNumbers {
  private var taken: Set<Int> = []
  /// The lowest number that may be unused.
  private var lowest = 1
  /// Whether the notifications of an earlier run were withdrawn.
  var hasCleanedUp = false

  nonisolated init() {}

  /// Reserves the lowest unused number and returns an identifier such as "usher-1".
  func reserve() -> String {
    while taken.contains(lowest) { lowest += 1 }
    taken.insert(lowest)
    return SystemNotification.identifier(lowest)
  }

  /// Frees the number in an identifier.
  ///
  /// Does nothing if the number is unused.
  func release(_ id: String) {
    guard let number = SystemNotification.number(of: id) else { return }
    taken.remove(number)
    lowest = min(lowest, number)
  }
}
