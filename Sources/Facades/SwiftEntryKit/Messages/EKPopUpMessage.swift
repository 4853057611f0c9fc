public import Foundation

/// A picture, a title, a description, and a button with round ends.
public struct EKPopUpMessage {
  /// What the button does; it does not dismiss the entry by itself.
  public typealias EKPopUpMessageAction = () -> Void

  /// The picture at the head; `nil` leaves it out.
  public var themeImage: ThemeImage?
  /// Under the picture.
  public var title: EKProperty.LabelContent
  /// Under the title.
  public var description: EKProperty.LabelContent
  /// At the foot; its own action does not count.
  public var button: EKProperty.ButtonContent
  /// What the button does.
  public var action: EKPopUpMessageAction

  /// Makes a message.
  public init(
    themeImage: ThemeImage? = nil, title: EKProperty.LabelContent,
    description: EKProperty.LabelContent, button: EKProperty.ButtonContent,
    action: @escaping EKPopUpMessageAction
  ) {
    self.themeImage = themeImage
    self.title = title
    self.description = description
    self.button = button
    self.action = action
  }

  /// The picture at the head of a pop-up, and how it lies to the top edge.
  public struct ThemeImage {
    /// The picture.
    public var image: EKProperty.ImageContent
    /// How it lies to the top edge.
    public var position: Position

    /// Makes a picture; without a position its top is 40 points below the edge.
    public init(image: EKProperty.ImageContent, position: Position = .topToTop(offset: 40)) {
      self.image = image
      self.position = position
    }

    /// How a picture lies to the top edge.
    public enum Position {
      /// Its top is so many points below the edge.
      case topToTop(offset: CGFloat)
      /// Its middle is so many points below the edge; what is above stands out.
      case centerToTop(offset: CGFloat)
    }
  }
}
