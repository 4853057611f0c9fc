public import Foundation
public import Usher

/// A picture beside words; made as one of its subclasses.
public class EKSimpleMessageView: UIView, ContentRepresentable {
  let message: EKSimpleMessage

  init(with message: EKSimpleMessage) {
    self.message = message
    super.init(frame: .zero)
  }

  /// Fails: messages are not made of nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What is shown of the message.
  public var content: Content {
    Content.notification(
      image: message.image.flatMap { Image($0) }, title: Text(message.title),
      description: Text(message.description)
    ).onEntry
  }
}
