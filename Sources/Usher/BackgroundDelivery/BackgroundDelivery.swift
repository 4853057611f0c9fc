public import UsherCore

/// The place of important requests while no window of the app is active.
///
/// ```swift
/// presenter.backgroundDelivery = .systemNotifications(from: .high)
/// ```
public enum BackgroundDelivery: Hashable, Sendable {
  /// No place: what is shown stays in its window, and what waits goes on waiting.
  case none
  /// The system's notifications, for requests of the given priority or a higher one.
  case systemNotifications(from: Priority)
}

/// The whereabouts of the user, as a presenter knows them.
enum Presence: Hashable {
  /// A window of the app is active.
  case here
  /// No window of the app has been active since a moment.
  case leaving(since: Instant)
  /// No window of the app has been active for a second.
  case away

  /// The time after which a user without an active window counts as away; Usher's choice, longer
  /// than a change between two windows of the app takes.
  static let grace = Duration.seconds(1)
}
