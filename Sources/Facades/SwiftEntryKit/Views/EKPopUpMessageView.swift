public import Foundation
public import Usher

/// A picture, a title, a description, and a button with round ends.
public final class EKPopUpMessageView: UsherContentView, EntrySurfacing {
  private let message: EKPopUpMessage

  /// Makes a view of a message.
  public init(with message: EKPopUpMessage) {
    self.message = message
    super.init(frame: .zero)
  }

  /// Fails: messages are not made of nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What is shown of the message.
  public override var usherContent: OverlayContent { content(on: .clear) }

  func content(on style: Style) -> OverlayContent {
    OverlayContent.popUp(
      image: message.themeImage.flatMap { ThemeImage($0) }, title: Node.Text(message.title),
      description: Node.Text(message.description),
      button: Node.Button(message.button) { [message] in message.action() }, style: style)
  }
}

extension ThemeImage {
  fileprivate init?(_ theme: EKPopUpMessage.ThemeImage) {
    guard let image = Node.Image(theme.image) else { return nil }
    switch theme.position {
    case .topToTop(let offset): self.init(image, position: .topToTop(offset: Double(offset)))
    case .centerToTop(let offset): self.init(image, position: .centerToTop(offset: Double(offset)))
    }
  }
}
