#if os(iOS) || UIKIT_STAND_IN
public import Foundation

/// A message with an image, a title, a description and a pill-shaped button.
public struct EKPopUpMessage {
  /// The action of a pop-up's button.
  public typealias EKPopUpMessageAction = () -> Void

  /// The image at the top, or `nil` if there is none.
  public var themeImage: ThemeImage?
  /// The title below the image.
  public var title: EKProperty.LabelContent
  /// The description below the title.
  public var description: EKProperty.LabelContent
  /// The button at the bottom.
  ///
  /// Its own action is ignored. `action` is called instead.
  public var button: EKProperty.ButtonContent
  /// The button's action.
  ///
  /// The entry isn't dismissed automatically.
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

  /// A pop-up's image, with its position at the top edge.
  public struct ThemeImage {
    /// The image.
    public var image: EKProperty.ImageContent
    /// The image's position relative to the entry's top edge.
    public var position: Position

    /// Creates an image.
    ///
    /// By default, the top of the image is 40 points below the entry's top edge.
    public init(image: EKProperty.ImageContent, position: Position = .topToTop(offset: 40)) {
      self.image = image
      self.position = position
    }

    /// The position of an image relative to the entry's top edge.
    public enum Position {
      /// The top of the image is `offset` points below the entry's top edge.
      case topToTop(offset: CGFloat)
      /// The center of the image is `offset` points below the entry's top edge.
      ///
      /// The image may extend above the edge.
      case centerToTop(offset: CGFloat)
    }
  }
}
#endif
