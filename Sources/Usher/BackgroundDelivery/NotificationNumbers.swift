/// The identifiers of an app's notifications: the same few again and again, so that the next run of
/// the app knows which ones the last may have left.
@MainActor
final class NotificationNumbers {
  private var taken: Set<Int> = []
  /// The smallest number that may be free.
  private var lowest = 1
  /// Whether the notifications of an earlier run were withdrawn.
  var hasCleanedUp = false

  nonisolated init() {}

  /// Reserves the smallest free number, as a part of an identifier such as "usher-1".
  func reserve() -> String {
    while taken.contains(lowest) { lowest += 1 }
    taken.insert(lowest)
    return SystemNotification.identifier(lowest)
  }

  /// Frees the number of an identifier; a no-op for a free one.
  func release(_ id: String) {
    guard let number = SystemNotification.number(of: id) else { return }
    taken.remove(number)
    lowest = min(lowest, number)
  }
}
