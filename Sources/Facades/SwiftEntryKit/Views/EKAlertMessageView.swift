public import Foundation
public import Usher

/// An image and texts above a bar of buttons; the buttons do not dismiss the entry by themselves.
public final class EKAlertMessageView: EKSimpleMessageView {
  private let alert: EKAlertMessage

  /// Creates a view of a message.
  public init(with message: EKAlertMessage) {
    alert = message
    super.init(with: message.simpleMessage)
  }

  /// Returns `nil`: message views cannot be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The message's content; with `expandAnimatedly` the bar unfolds half a second after the
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
