public import Foundation

extension EKProperty {
  /// One symbol of a rating, and what is said once it is chosen.
  public struct EKRatingItemContent {
    /// Said in place of the first title.
    public var title: LabelContent
    /// Said in place of the first description.
    public var description: LabelContent
    /// What is drawn while it is not chosen.
    public var unselectedImage: ImageContent
    /// What is drawn while it is chosen.
    public var selectedImage: ImageContent
    /// Its room, in points; it is drawn over 70 % of that.
    public var size: CGSize

    /// Makes a symbol's content.
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
