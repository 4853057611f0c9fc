/// A message of an image, a title and a description.
public struct EKSimpleMessage {
  /// The image; `nil` for none.
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
