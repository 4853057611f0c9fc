public import UIKitNames

extension MessageView {
  /// Sets the body; hides nothing.
  public func configureContent(body: String) {
    bodyLabel?.text = body
  }

  /// Sets the title and the body; hides nothing.
  public func configureContent(title: String, body: String) {
    configureContent(body: body)
    titleLabel?.text = title
  }

  /// Sets the title, the body and a picture as the icon, and hides letters in its place.
  public func configureContent(title: String, body: String, iconImage: UIImage) {
    configureContent(title: title, body: body)
    configureIcon(image: iconImage, text: nil)
  }

  /// Sets the title, the body and letters as the icon, and hides a picture in its place.
  public func configureContent(title: String, body: String, iconText: String) {
    configureContent(title: title, body: body)
    configureIcon(image: nil, text: iconText)
  }

  /// Sets everything; of what is `nil`, icons alone are hidden.
  ///
  /// - Parameters:
  ///   - title: The line in strong letters.
  ///   - body: The lines under it.
  ///   - iconImage: A picture as the icon.
  ///   - iconText: Letters as the icon.
  ///   - buttonImage: The button's icon.
  ///   - buttonTitle: What the button says.
  ///   - buttonTapHandler: What the button does.
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

  /// Shows the icons that are given, and hides those that are not.
  func configureIcon(image: UIImage?, text: String?) {
    iconImageView?.image = image
    iconImageView?.isHidden = image == nil
    iconLabel?.text = text
    iconLabel?.isHidden = text == nil
  }
}
