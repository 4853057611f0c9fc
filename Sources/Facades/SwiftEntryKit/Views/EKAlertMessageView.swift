public import Foundation
public import Usher

/// A picture and words over a bar of buttons, which do not dismiss the entry by themselves.
public final class EKAlertMessageView: EKSimpleMessageView {
  private let alert: EKAlertMessage

  /// Makes a view of a message.
  public init(with message: EKAlertMessage) {
    alert = message
    super.init(with: message.simpleMessage)
  }

  /// Fails: messages are not made of nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What is shown of the message; a bar that expands animatedly unfolds half a second after the entry's
  /// entrance began.
  public override var usherContent: OverlayContent {
    let bar = alert.buttonBarContent
    return OverlayContent.alert(
      image: message.image.flatMap { Node.Image($0) }, position: alert.imagePosition.usher,
      title: Node.Text(message.title), description: Node.Text(message.description),
      bar: ButtonBar(bar, unfolds: bar.expandAnimatedly) { bar.content[$0].action?() }
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
