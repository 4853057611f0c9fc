/// A message above a bar of buttons.
public struct EKAlertMessage {
  /// The position of the image.
  public let imagePosition: ImagePosition
  /// The image, title and description.
  public let simpleMessage: EKSimpleMessage
  /// The buttons; without buttons, only the message is shown.
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
    /// Centred above the text.
    case top
    /// On the leading side of the text.
    case left
  }
}
