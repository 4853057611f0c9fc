public import Foundation

/// A message with a short text at the far side, such as a time.
public struct EKNotificationMessage {
  /// Its picture, title and description.
  public let simpleMessage: EKSimpleMessage
  /// At the far side; `nil` leaves it out.
  public let auxiliary: EKProperty.LabelContent?
  /// What is around and between its parts.
  public let insets: Insets

  /// Makes a message.
  public init(
    simpleMessage: EKSimpleMessage, auxiliary: EKProperty.LabelContent? = nil,
    insets: Insets = .default
  ) {
    self.simpleMessage = simpleMessage
    self.auxiliary = auxiliary
    self.insets = insets
  }

  /// What is around and between the parts of a notification, in points; copy `default` and change it.
  public struct Insets: Sendable {
    /// What is around all of it.
    public var contentInsets = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    /// Between the title and the description.
    public var titleToDescription: CGFloat = 5

    /// What messages have that are made from now on and say nothing else.
    public static var `default`: Insets {
      get { shared.value }
      set { shared.value = newValue }
    }
    private static let shared = SharedValue(Insets())
  }
}
