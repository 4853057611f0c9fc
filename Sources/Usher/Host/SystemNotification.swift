internal import UsherCore

/// A notification that the system shows instead of an overlay.
public struct SystemNotification: Hashable, Sendable {
  /// The notification's identifier, which consists of "usher-" and the lowest unused number.
  ///
  /// A notification replaces an earlier notification with the same identifier.
  public internal(set) var id: String
  /// The title, which is never blank.
  public let title: String
  /// The text below the title, or an empty string for none.
  public let text: String
  /// The source of the icon, or `nil` to use the app's icon.
  public let icon: OverlayNode.Image.Source?
  /// The actions that the user can perform in the notification.
  ///
  /// There are at most two.
  public let actions: [Action]
  /// Whether the system may show the notification above a full-screen app and until the user
  /// responds.
  public let isUrgent: Bool

  /// An action of a notification.
  public struct Action: Hashable, Sendable {
    /// The number of the overlay's button with the same effect.
    public let number: Int
    /// The title.
    public let title: String
  }

  /// Returns the identifier with a number.
  public static func identifier(_ number: Int) -> String { prefix + "\(number)" }

  /// Returns the number in an identifier, or `nil` if it isn't an identifier of Usher.
  static func number(of id: String) -> Int? {
    id.hasPrefix(prefix) ? Int(id.dropFirst(prefix.count)) : nil
  }

  private static let prefix = "usher-"

  /// The maximum number of notifications that may remain from an earlier run.
  ///
  /// Usher's choice, far more than a system shows.
  private static let maximumLeft = 100

  /// The possible identifiers of notifications that remain from an earlier run of the app.
  public static var earlierIdentifiers: [String] { (1...maximumLeft).map(identifier) }
}

/// A service that shows notifications outside the app, such as the system's service.
///
/// A host returns it as `OverlayHost.notifications`. The service never asks the user for
/// permission, because the app decides when to ask.
@MainActor
public protocol NotificationService: AnyObject, Sendable {
  /// Shows a notification.
  ///
  /// It replaces an earlier notification with the same identifier.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - onAction: Called with the number of the action that the user performed.
  ///   - onFailure: Called with the reason if the notification isn't shown.
  func show(
    _ notification: SystemNotification, onAction: @escaping @MainActor (Int) -> Void,
    onFailure: @escaping @MainActor (String) -> Void)

  /// Withdraws the notification with an identifier.
  ///
  /// Does nothing if there is none.
  func withdraw(_ id: String)

  /// Withdraws the notifications of an earlier run of the app, as far as the system allows it.
  func withdrawEarlier()
}
