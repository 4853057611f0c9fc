#if os(iOS) || UIKIT_STAND_IN
public import Foundation

/// A message of an image, a title, a description and a pill-shaped button.
public struct EKPopUpMessage {
  /// The button's action; dismissing the entry is up to the action.
  public typealias EKPopUpMessageAction = () -> Void

  /// The image at the top; `nil` for none.
  public var themeImage: ThemeImage?
  /// The title below the image.
  public var title: EKProperty.LabelContent
  /// The description below the title.
  public var description: EKProperty.LabelContent
  /// The button at the bottom; the button's own action is ignored.
  public var button: EKProperty.ButtonContent
  /// The button's action.
  public var action: EKPopUpMessageAction

  /// Creates a message.
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

  /// A pop-up's image, and its position at the top edge.
  public struct ThemeImage {
    /// The image.
    public var image: EKProperty.ImageContent
    /// The image's position relative to the entry's top edge.
    public var position: Position

    /// Creates an image; by default the image's top is 40 points below the entry's top edge.
    public init(image: EKProperty.ImageContent, position: Position = .topToTop(offset: 40)) {
      self.image = image
      self.position = position
    }

    /// The position of an image relative to the entry's top edge.
    public enum Position {
      /// The image's top is `offset` points below the edge.
      case topToTop(offset: CGFloat)
      /// The image's center is `offset` points below the edge; the image may extend above the edge.
      case centerToTop(offset: CGFloat)
    }
  }
}
#endif
