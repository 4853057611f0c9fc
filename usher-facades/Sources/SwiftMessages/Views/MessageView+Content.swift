#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge

extension MessageView {
  /// Sets the body, without showing or hiding any part.
  public func configureContent(body: String) {
    bodyLabel?.text = body
  }

  /// Sets the title and the body, without showing or hiding any part.
  public func configureContent(title: String, body: String) {
    configureContent(body: body)
    titleLabel?.text = title
  }

  /// Sets the title, the body and an image icon, and hides the text icon.
  public func configureContent(title: String, body: String, iconImage: UIImage) {
    configureContent(title: title, body: body)
    configureIcon(image: iconImage, text: nil)
  }

  /// Sets the title, the body and a text icon, and hides the image icon.
  public func configureContent(title: String, body: String, iconText: String) {
    configureContent(title: title, body: body)
    configureIcon(image: nil, text: iconText)
  }

  /// Sets all parts of the message.
  ///
  /// If an icon is `nil`, it is hidden. Other parts aren't hidden.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - body: The body, below the title.
  ///   - iconImage: The image icon.
  ///   - iconText: The text icon.
  ///   - buttonImage: The button's image.
  ///   - buttonTitle: The button's title.
  ///   - buttonTapHandler: The button's action.
  public func configureContent(
    title: String?, body: String?, iconImage: UIImage?, iconText: String?, buttonImage: UIImage?,
    buttonTitle: String?, buttonTapHandler: ((_ button: UIButton) -> Void)?
  ) {
    titleLabel?.text = title
    bodyLabel?.text = body
    configureIcon(image: iconImage, text: iconText)
    button?.setImage(buttonImage, for: .normal)
    button?.setTitle(buttonTitle, for: .normal)
    self.buttonTapHandler = buttonTapHandler
  }

  /// Shows the given icons, and hides an icon that is `nil`.
  func configureIcon(image: UIImage?, text: String?) {
    iconImageView?.image = image
    iconImageView?.isHidden = image == nil
    iconLabel?.text = text
    iconLabel?.isHidden = text == nil
  }
}
#endif
