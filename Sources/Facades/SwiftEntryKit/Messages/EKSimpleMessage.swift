/// A picture, a title and a description.
public struct EKSimpleMessage {
  /// The picture; `nil` leaves it out.
  public let image: EKProperty.ImageContent?
  /// The first line.
  public let title: EKProperty.LabelContent
  /// Under the title.
  public let description: EKProperty.LabelContent

  /// Makes a message.
  public init(
    image: EKProperty.ImageContent? = nil, title: EKProperty.LabelContent,
    description: EKProperty.LabelContent
  ) {
    self.image = image
    self.title = title
    self.description = description
  }
}
