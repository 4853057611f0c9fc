public import Foundation
internal import Usher

/// A short text after an image, centred together.
public class EKImageNoteMessageView: EKAccessoryNoteMessageView {
  private let image: EKProperty.ImageContent

  /// Creates a note.
  public init(with content: EKProperty.LabelContent, imageContent: EKProperty.ImageContent) {
    image = imageContent
    super.init(frame: .zero)
    label = content
  }

  /// Returns `nil`: notes cannot be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  override var accessory: Node? { Node.Image(image).map { .image($0) } }
}
