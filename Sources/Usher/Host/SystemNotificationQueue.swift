/// The notifications of a host's service: those that wait until the system can show them, and the
/// actions of those that it shows.
@MainActor
public final class SystemNotificationQueue {
  /// A notification on its way to the system.
  public struct Post {
    /// The notification.
    public let notification: SystemNotification
    /// The mark that the system hands back with an action, and that no other notification has, in
    /// this run of the app or another; an update has that of the notification that it replaces.
    public let ticket: String
    /// Whether the notification replaces one that the system has.
    public let isUpdate: Bool
    fileprivate let number: Int
    fileprivate let onFailure: @MainActor (String) -> Void
  }

  private struct Entry {
    let ticket: String
    /// The number of the latest post.
    var number: Int
    var onAction: @MainActor (Int) -> Void
    var isWithSystem = false
  }

  /// The notifications that wait or are shown, by identifier.
  private var entries: [String: Entry] = [:]
  /// The identifiers of the notifications, by ticket.
  private var ids: [String: String] = [:]
  private var waiting: [Post] = []
  private var isSending = false
  private var count = 0
  /// The part of tickets that no other desk has, in this run of the app or another.
  private let mark = String(UInt64.random(in: 0 ... .max), radix: 36)

  /// Makes a desk without notifications.
  public init() {}

  /// Accepts a notification, in place of an earlier one of the same identifier.
  ///
  /// - Returns: Whether the service has to begin to send what waits, by `next()`; false while it
  ///   does.
  public func accept(
    _ notification: SystemNotification, onAction: @escaping @MainActor (Int) -> Void,
    onFailure: @escaping @MainActor (String) -> Void
  ) -> Bool {
    count += 1
    let id = notification.id
    var entry = entries[id] ?? Entry(ticket: "\(mark)-\(count)", number: 0, onAction: onAction)
    (entry.number, entry.onAction) = (count, onAction)
    entries[id] = entry
    ids[entry.ticket] = id
    waiting.removeAll { $0.notification.id == id }
    waiting.append(
      Post(
        notification: notification, ticket: entry.ticket, isUpdate: entry.isWithSystem,
        number: count, onFailure: onFailure))
    defer { isSending = true }
    return !isSending
  }

  /// Returns the notification that has waited longest; `nil` for none, with which sending ends.
  public func next() -> Post? {
    if waiting.isEmpty { isSending = false }
    return waiting.first
  }

  /// Removes a notification from those that wait, since the system gets it now.
  ///
  /// - Returns: False for a notification that was withdrawn or replaced, which the system must not
  ///   get.
  public func handOver(_ post: Post) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.number == post.number }) else { return false }
    waiting.remove(at: index)
    entries[post.notification.id]?.isWithSystem = true
    return true
  }

  /// Forgets a notification that the system does not show, and tells so; a no-op for one that was
  /// withdrawn or replaced.
  public func fail(_ post: Post, because reason: String) {
    guard entries[post.notification.id]?.number == post.number else { return }
    forget(post.notification.id)
    post.onFailure(reason)
  }

  /// Forgets a notification and its actions; a no-op for an unknown one.
  public func forget(_ id: String) {
    if let entry = entries.removeValue(forKey: id) { ids[entry.ticket] = nil }
    waiting.removeAll { $0.notification.id == id }
  }

  /// Whether a notification of an identifier waits or is shown.
  public func knows(_ id: String) -> Bool { entries[id] != nil }

  /// Performs an action that the user took; a no-op for the ticket of a notification that was
  /// withdrawn, as the first action withdraws one, and for that of another run of the app.
  public func act(_ number: Int, with ticket: String) {
    guard let id = ids[ticket] else { return }
    entries[id]?.onAction(number)
  }
}
