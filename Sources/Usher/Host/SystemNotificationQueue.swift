/// The notifications of a host's service that wait for the system or are shown, and their actions.
@MainActor
public final class SystemNotificationQueue {
  /// A notification that is sent to the system.
  public struct Post {
    /// The notification to show.
    public let notification: SystemNotification
    /// The unique mark that the system returns together with an action.
    ///
    /// It is also unique across runs of the app. An update has the same ticket as the notification
    /// that it replaces.
    public let ticket: String
    /// Whether the notification replaces a notification that the system already has.
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
  /// The part of tickets that is unique to this queue, even across runs of the app.
  private let mark = String(UInt64.random(in: 0 ... .max), radix: 36)

  /// Creates an empty queue.
  public init() {}

  /// Accepts a notification, which replaces an earlier notification with the same identifier.
  ///
  /// Returns whether the service must start to send the waiting notifications using `next()`. The
  /// result is `false` while the service is sending.
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

  /// Returns the notification that has waited longest, or `nil` if none waits.
  ///
  /// Sending ends with `nil`.
  public func next() -> Post? {
    if waiting.isEmpty { isSending = false }
    return waiting.first
  }

  /// Removes a notification from the waiting notifications, because the system gets it now.
  ///
  /// Returns `false` if the notification was withdrawn or replaced, so that it must not be sent.
  public func handOver(_ post: Post) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.number == post.number }) else { return false }
    waiting.remove(at: index)
    entries[post.notification.id]?.isWithSystem = true
    return true
  }

  /// Removes a notification that the system failed to show, and calls its failure handler.
  ///
  /// Does nothing if the notification was withdrawn or replaced.
  public func fail(_ post: Post, because reason: String) {
    guard entries[post.notification.id]?.number == post.number else { return }
    forget(post.notification.id)
    post.onFailure(reason)
  }

  /// Removes a notification and its actions.
  ///
  /// Does nothing if it is unknown.
  public func forget(_ id: String) {
    if let entry = entries.removeValue(forKey: id) { ids[entry.ticket] = nil }
    waiting.removeAll { $0.notification.id == id }
  }

  /// Whether a notification with this identifier waits or is shown.
  public func knows(_ id: String) -> Bool { entries[id] != nil }

  /// Performs an action that the user chose.
  ///
  /// The notification's handler receives the number as it is, at each call. Does nothing if the
  /// notification was forgotten, or if the ticket is from another run of the app.
  public func act(_ number: Int, with ticket: String) {
    guard let id = ids[ticket] else { return }
    entries[id]?.onAction(number)
  }
}
