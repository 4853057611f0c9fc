public import Foundation
public import Usher

/// A picture, a title, a description, and a button with round ends.
public final class EKPopUpMessageView: UIView, ContentRepresentable, EntrySurfacing {
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
  public var content: Content { content(on: .clear) }

  func content(on style: Style) -> Content {
    Content.popUp(
      image: message.themeImage.flatMap { ThemeImage($0) }, title: Text(message.title),
      description: Text(message.description),
      button: Button(message.button) { self.message.action() }, style: style)
  }
}

extension ThemeImage {
  fileprivate init?(_ theme: EKPopUpMessage.ThemeImage) {
    guard let image = Image(theme.image) else { return nil }
    switch theme.position {
    case .topToTop(let offset): self.init(image, position: .topToTop(offset: Double(offset)))
    case .centerToTop(let offset): self.init(image, position: .centerToTop(offset: Double(offset)))
    }
  }
}
