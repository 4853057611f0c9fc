#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge
public import Usher

/// The base class of message views with an image and texts.
public class EKSimpleMessageView: UsherContentView {
  let message: EKSimpleMessage

  init(with message: EKSimpleMessage) {
    self.message = message
    super.init(frame: .zero)
  }

  /// Returns `nil`, because message views can't be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }
}

/// A message view with an image and texts above a bar of buttons.
///
/// The buttons don't dismiss the entry automatically.
public final class EKAlertMessageView: EKSimpleMessageView {
  private let alert: EKAlertMessage

  /// Creates a view of a message.
  public init(with message: EKAlertMessage) {
    alert = message
    super.init(with: message.simpleMessage)
  }

  /// Returns `nil`, because message views can't be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The message's content.
  ///
  /// If `expandAnimatedly` is `true`, the bar expands half a second after the entrance begins.
  public override var usherContent: OverlayContent {
    let bar = alert.buttonBarContent
    return OverlayContent.alert(
      image: message.image.flatMap { OverlayNode.Image($0) }, position: alert.imagePosition.usher,
      title: OverlayNode.Text(message.title), description: OverlayNode.Text(message.description),
      bar: ButtonBar(bar, expands: bar.expandAnimatedly) { bar.content[$0].action?() }
    ).onEntry
  }
}

extension EKAlertMessage.ImagePosition {
  fileprivate var usher: AlertImagePosition {
    switch self {
    case .top: .top
    case .left: .leading
    }
  }
}

/// A message view with an image, a title above a description, and a short text on the trailing
/// side.
public final class EKNotificationMessageView: EKSimpleMessageView {
  private let notification: EKNotificationMessage

  /// Creates a view of a message.
  public init(with message: EKNotificationMessage) {
    notification = message
    super.init(with: message.simpleMessage)
  }

  /// Returns `nil`, because message views can't be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The message's content.
  public override var usherContent: OverlayContent {
    OverlayContent.notification(
      image: message.image.flatMap { OverlayNode.Image($0) },
      title: OverlayNode.Text(message.title),
      description: OverlayNode.Text(message.description),
      auxiliary: notification.auxiliary.map { OverlayNode.Text($0) },
      insets: Insets(notification.insets.contentInsets),
      spacing: Double(notification.insets.titleToDescription)
    ).onEntry
  }
}
#endif
