public import Foundation
public import Usher

/// An image, a title above a description, and a short text on the trailing side.
public final class EKNotificationMessageView: EKSimpleMessageView {
  private let notification: EKNotificationMessage

  /// Creates a view of a message.
  public init(with message: EKNotificationMessage) {
    notification = message
    super.init(with: message.simpleMessage)
  }

  /// Returns `nil`: message views cannot be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The message's content.
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
