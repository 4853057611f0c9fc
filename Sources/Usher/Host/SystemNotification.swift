internal import UsherCore

/// A notification that the system shows in place of an overlay.
public struct SystemNotification: Hashable, Sendable {
  /// The notification's identifier in the app: "usher-" and the smallest number from 1 on that is
  /// free; a notification replaces an earlier one of the same identifier.
  public internal(set) var id: String
  /// The title; never blank.
  public let title: String
  /// The text below the title; empty for none.
  public let text: String
  /// The source of the icon; `nil` for the app's own.
  public let icon: OverlayNode.Image.Source?
  /// The actions that the user can take in the notification; at most two.
  public let actions: [Action]
  /// Whether the system may show the notification over a full screen, and until the user acts.
  public let isUrgent: Bool

  /// An action of a notification.
  public struct Action: Hashable, Sendable {
    /// The number of the overlay's button that does the same.
    public let number: Int
    /// The title.
    public let title: String
  }

  /// Returns the identifier with a number.
  public static func identifier(_ number: Int) -> String { prefix + "\(number)" }

  /// Returns the number of an identifier; `nil` for another text.
  static func number(of id: String) -> Int? {
    id.hasPrefix(prefix) ? Int(id.dropFirst(prefix.count)) : nil
  }

  private static let prefix = "usher-"

  /// The number of identifiers that an earlier run may have left; Usher's choice, far more than a
  /// system shows.
  private static let maximumLeft = 100

  /// The identifiers of the notifications that an earlier run of the app may have left.
  public static var earlierIdentifiers: [String] { (1...maximumLeft).map(identifier) }
}

/// A service that shows notifications outside of the app, such as the system's.
///
/// A host offers one as `OverlayHost.notifications`. The service never asks the user for permission
/// by itself: that is a decision of the app, at a moment of its choice.
@MainActor
public protocol NotificationService: AnyObject, Sendable {
  /// Shows a notification, in place of an earlier one of the same identifier.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - onAction: Called with the number of the action that the user took in it.
  ///   - onFailure: Called if the notification is not shown, with the reason in words.
  func show(
    _ notification: SystemNotification, onAction: @escaping @MainActor (Int) -> Void,
    onFailure: @escaping @MainActor (String) -> Void)

  /// Withdraws the notification of an identifier; a no-op for one that is not shown.
  func withdraw(_ id: String)

  /// Withdraws the notifications that an earlier run of the app has left, as far as the system lets
  /// an app do so.
  func withdrawEarlier()
}
