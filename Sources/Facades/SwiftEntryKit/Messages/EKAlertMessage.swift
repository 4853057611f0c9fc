/// A message over a bar of buttons.
public struct EKAlertMessage {
  /// Where the picture stands.
  public let imagePosition: ImagePosition
  /// Its picture, title and description.
  public let simpleMessage: EKSimpleMessage
  /// The buttons; without any, only the message is shown.
  public let buttonBarContent: EKProperty.ButtonBarContent

  /// Makes a message.
  public init(
    simpleMessage: EKSimpleMessage, imagePosition: ImagePosition = .top,
    buttonBarContent: EKProperty.ButtonBarContent
  ) {
    self.simpleMessage = simpleMessage
    self.imagePosition = imagePosition
    self.buttonBarContent = buttonBarContent
  }

  /// Where the picture of an alert stands.
  public enum ImagePosition: Hashable, Sendable, CaseIterable {
    /// In the middle above the words.
    case top
    /// At the side where reading begins.
    case left
  }
}
