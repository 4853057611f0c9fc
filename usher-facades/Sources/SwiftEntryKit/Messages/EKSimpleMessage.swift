#if os(iOS) || UIKIT_STAND_IN
public import Foundation
@_spi(Facades) internal import Usher

/// A message with an image, a title and a description.
public struct EKSimpleMessage {
  /// The image, or `nil` if there is none.
  public let image: EKProperty.ImageContent?
  /// The title.
  public let title: EKProperty.LabelContent
  /// The description below the title.
  public let description: EKProperty.LabelContent

  /// Creates a message.
  public init(
    image: EKProperty.ImageContent? = nil, title: EKProperty.LabelContent,
    description: EKProperty.LabelContent
  ) {
    self.image = image
    self.title = title
    self.description = description
  }
}

/// A message above a bar of buttons.
public struct EKAlertMessage {
  /// The position of the image.
  public let imagePosition: ImagePosition
  /// The image, title and description.
  public let simpleMessage: EKSimpleMessage
  /// The buttons.
  ///
  /// If there are no buttons, only the message is shown.
  public let buttonBarContent: EKProperty.ButtonBarContent

  /// Creates a message.
  public init(
    simpleMessage: EKSimpleMessage, imagePosition: ImagePosition = .top,
    buttonBarContent: EKProperty.ButtonBarContent
  ) {
    self.simpleMessage = simpleMessage
    self.imagePosition = imagePosition
    self.buttonBarContent = buttonBarContent
  }

  /// The position of an alert's image.
  public enum ImagePosition: Hashable, Sendable, CaseIterable {
    /// The image is centered above the text.
    case top
    /// The image is on the leading side of the text.
    case left
  }
}

/// A message with a short text on the trailing side, such as a time.
public struct EKNotificationMessage {
  /// The image, title and description.
  public let simpleMessage: EKSimpleMessage
  /// The text on the trailing side, or `nil` if there is none.
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

  /// The distances around and between a notification's parts, in points.
  ///
  /// To create your own distances, copy `default` and change the copy.
  public struct Insets: Sendable {
    /// The insets around the whole message.
    public var contentInsets = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    /// The distance between title and description.
    public var titleToDescription: CGFloat = 5

    /// The distances for messages that are created without `insets`.
    ///
    /// Changing it doesn't affect existing messages.
    public static var `default`: Insets {
      get { shared.value }
      set { shared.value = newValue }
    }
    private static let shared = Locked(Insets())
  }
}
#endif
