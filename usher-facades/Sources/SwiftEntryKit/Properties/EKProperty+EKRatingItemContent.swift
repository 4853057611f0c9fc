#if os(iOS) || UIKIT_STAND_IN
public import Foundation

extension EKProperty {
  /// A symbol of a rating, and the texts for its choice.
  public struct EKRatingItemContent {
    /// The title while the symbol is chosen.
    public var title: LabelContent
    /// The description while the symbol is chosen.
    public var description: LabelContent
    /// The image while the symbol is not chosen.
    public var unselectedImage: ImageContent
    /// The image while the symbol is chosen.
    public var selectedImage: ImageContent
    /// The symbol's size, in points, if its images have no `size`; they are fitted into 70 % of
    /// each side.
    ///
    /// A side less than 24, or not finite, counts as 50. Images with a `size` have that size, and
    /// determine the symbol's.
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
