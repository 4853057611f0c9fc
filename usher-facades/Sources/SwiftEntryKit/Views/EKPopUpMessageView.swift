#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import Usher

/// A message view with an image, a title, a description and a pill-shaped button.
public final class EKPopUpMessageView: UsherContentView, EntrySurfacing {
  private let message: EKPopUpMessage

  /// Creates a view of a message.
  public init(with message: EKPopUpMessage) {
    self.message = message
    super.init(frame: .zero)
  }

  /// Returns `nil`, because message views can't be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The message's content.
  public override var usherContent: OverlayContent { content(on: .clear) }

  func content(on style: OverlayStyle) -> OverlayContent {
    OverlayContent.popUp(
      image: message.themeImage.flatMap { ThemeImage($0) }, title: OverlayNode.Text(message.title),
      description: OverlayNode.Text(message.description),
      button: OverlayNode.Button(message.button) { [message] in message.action() }, style: style)
  }
}

extension ThemeImage {
  fileprivate init?(_ theme: EKPopUpMessage.ThemeImage) {
    guard let image = OverlayNode.Image(theme.image) else { return nil }
    switch theme.position {
    case .topToTop(let offset): self.init(image, position: .topToTop(offset: Double(offset)))
    case .centerToTop(let offset): self.init(image, position: .centerToTop(offset: Double(offset)))
    }
  }
}
#endif
