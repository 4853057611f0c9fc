import SwiftMessages
import UIKit

// The configuration of the library's message view.

class ThemedMessageScreen: UIViewController {
  private let messages = SwiftMessages()

  func success() {
    let view = MessageView.viewFromNib(layout: .cardView)
    view.configureTheme(.success, iconStyle: .light, includeHaptic: true)
    view.configureContent(title: "Saved", body: "Everything is on the server.")
    view.configureDropShadow()
    view.button?.isHidden = true
    view.titleLabel?.font = .boldSystemFont(ofSize: 17)
    view.bodyLabel?.textAlignment = .natural
    view.accessibilityPrefix = "success"
    SwiftMessages.show(view: view)
  }

  func custom() {
    let view = MessageView.viewFromNib(layout: .messageView)
    view.configureTheme(
      backgroundColor: .systemIndigo, foregroundColor: .white,
      iconImage: UIImage(named: "cloud"), iconText: nil)
    view.configureContent(
      title: "Offline", body: "What you write is kept.", iconImage: Icon.infoSubtle.image,
      iconText: nil, buttonImage: UIImage(systemName: "arrow.clockwise"), buttonTitle: nil
    ) { [weak self] button in
      button.isEnabled = false
      self?.messages.hide()
    }
    view.configureIcon(withSize: CGSize(width: 30, height: 30), contentMode: .scaleAspectFit)
    view.configureIcon(withSize: CGSize(width: 40, height: 40))
    view.iconImageView?.tintColor = .white
    view.button?.setImage(Icon.errorSubtle.image, for: .normal)
    view.button?.setTitle(nil, for: .normal)
    view.button?.backgroundColor = .clear
    view.button?.tintColor = .systemGreen
    view.button?.contentEdgeInsets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    view.buttonTapHandler = { _ in SwiftMessages.hide() }
    view.tapHandler = { tapped in print((tapped as? MessageView)?.id ?? "") }
    view.defaultHaptic = .warning
    view.id = "offline"
    messages.show(view: view)
  }

  func everyContent(_ view: MessageView) {
    view.configureContent(body: "Body")
    view.configureContent(title: "Title", body: "Body", iconText: "🍀")
    view.configureContent(title: "Title", body: "Body", iconImage: Icon.success.image)
    view.configureContent(
      title: nil, body: nil, iconImage: nil, iconText: "🍀", buttonImage: nil, buttonTitle: "OK",
      buttonTapHandler: nil)
    for theme in [Theme.info, .success, .warning, .error] {
      let image = IconStyle.subtle.image(theme: theme)
      view.iconImageView?.image = image
      view.configureTheme(theme, iconStyle: .none)
    }
    view.iconLabel?.isHidden = true
    view.accessibilityElements = view.additionalAccessibilityElements
    print(view.accessibilityMessage ?? "", view.accessibilityElement === view.backgroundView)
  }

  // A view in the app's view hierarchy, without a message.
  func embed() {
    let view = MessageView.viewFromNib(layout: .statusLine)
    view.configureTheme(.warning)
    view.configureContent(body: "Read only")
    view.translatesAutoresizingMaskIntoConstraints = false
    self.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: self.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: self.view.trailingAnchor),
      view.topAnchor.constraint(equalTo: self.view.safeAreaLayoutGuide.topAnchor),
    ])
  }
}
