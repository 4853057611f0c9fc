public import Foundation
public import Usher

/// A picture, a title over a description, and a short text at the far side.
public final class EKNotificationMessageView: EKSimpleMessageView {
  private let notification: EKNotificationMessage

  /// Makes a view of a message.
  public init(with message: EKNotificationMessage) {
    notification = message
    super.init(with: message.simpleMessage)
  }

  /// Fails: messages are not made of nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What is shown of the message.
  public override var usherContent: OverlayContent {
    OverlayContent.notification(
      image: message.image.flatMap { Node.Image($0) }, title: Node.Text(message.title),
      description: Node.Text(message.description),
      auxiliary: notification.auxiliary.map { Node.Text($0) },
      insets: Insets(notification.insets.contentInsets),
      spacing: Double(notification.insets.titleToDescription)
    ).onEntry
  }
}
