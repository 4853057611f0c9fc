#if os(iOS) || UIKIT_STAND_IN
public import Foundation

extension EKProperty {
  /// A symbol of a rating, and the texts that are shown if the user chooses it.
  public struct EKRatingItemContent {
    /// The title while the symbol is chosen.
    public var title: LabelContent
    /// The description while the symbol is chosen.
    public var description: LabelContent
    /// The image while the symbol isn't chosen.
    public var unselectedImage: ImageContent
    /// The image while the symbol is chosen.
    public var selectedImage: ImageContent
    /// The symbol's size, in points, used if its images have no `size`.
    ///
    /// The images are fitted into 70 % of the width and height. A side that is below 24 or not
    /// finite is replaced by 50. If the images have a `size`, they are shown in that size, and it
    /// determines the symbol's size.
    public var size: CGSize

    /// Creates a symbol's content.
    public init(
      title: EKProperty.LabelContent, description: EKProperty.LabelContent,
      unselectedImage: EKProperty.ImageContent, selectedImage: EKProperty.ImageContent,
      size: CGSize = CGSize(width: 50, height: 50)
    ) {
      self.title = title
      self.description = description
      self.unselectedImage = unselectedImage
      self.selectedImage = selectedImage
      self.size = size
    }
  }
}
#endif
