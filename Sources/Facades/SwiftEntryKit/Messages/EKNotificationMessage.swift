public import Foundation

/// A message with a short text on the trailing side, such as a time.
public struct EKNotificationMessage {
  /// The image, title and description.
  public let simpleMessage: EKSimpleMessage
  /// The text on the trailing side; `nil` for none.
  public let auxiliary: EKProperty.LabelContent?
  /// The distances around and between the message's parts.
  public let insets: Insets

  /// Creates a message.
  public init(
    simpleMessage: EKSimpleMessage, auxiliary: EKProperty.LabelContent? = nil,
    insets: Insets = .default
  ) {
    self.simpleMessage = simpleMessage
    self.auxiliary = auxiliary
    self.insets = insets
  }

  /// The distances around and between a notification's parts, in points; copy `default` and change
  /// it.
  public struct Insets: Sendable {
    /// The insets around the whole message.
    public var contentInsets = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    /// The distance between title and description.
    public var titleToDescription: CGFloat = 5

    /// The insets of messages created from now on without insets of their own.
    public static var `default`: Insets {
      get { shared.value }
      set { shared.value = newValue }
    }
    private static let shared = SharedValue(Insets())
  }
}
