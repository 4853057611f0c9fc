public import Foundation
internal import Usher

/// One short text after a picture, together in the middle.
public class EKImageNoteMessageView: EKAccessoryNoteMessageView {
  private let image: EKProperty.ImageContent

  /// Makes a note.
  public init(with content: EKProperty.LabelContent, imageContent: EKProperty.ImageContent) {
    image = imageContent
    super.init(frame: .zero)
    label = content
  }

  /// Fails: notes are not made of nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  override var accessory: Node? { Node.Image(image).map { .image($0) } }
}
