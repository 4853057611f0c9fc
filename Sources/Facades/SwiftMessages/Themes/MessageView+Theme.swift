public import UIKitNames

extension MessageView {
  /// Sets the colours and the icon of a theme, and hides the text icon.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - iconStyle: The style of the theme's icon.
  ///   - includeHaptic: Whether `defaultHaptic` is set to the theme's haptic feedback; otherwise it
  ///     is unchanged.
  public func configureTheme(
    _ theme: Theme, iconStyle: IconStyle = .default, includeHaptic: Bool = false
  ) {
    configureTheme(
      backgroundColor: theme.backgroundColor, foregroundColor: theme.foregroundColor,
      iconImage: iconStyle.image(theme: theme))
    if includeHaptic { defaultHaptic = theme.haptic }
  }

  /// Sets two colours and an icon; the button uses the colours the other way round.
  ///
  /// - Parameters:
  ///   - backgroundColor: The colour of the background and of the button's text.
  ///   - foregroundColor: The colour of the text and of the button's background.
  ///   - iconImage: The image icon; `nil` hides it.
  ///   - iconText: The text icon; `nil` hides it.
  public func configureTheme(
    backgroundColor: UIColor, foregroundColor: UIColor, iconImage: UIImage? = nil,
    iconText: String? = nil
  ) {
    configureIcon(image: iconImage, text: iconText)
    iconImageView?.tintColor = foregroundColor
    backgroundView?.backgroundColor = backgroundColor
    iconLabel?.textColor = foregroundColor
    titleLabel?.textColor = foregroundColor
    bodyLabel?.textColor = foregroundColor
    button?.backgroundColor = foregroundColor
    button?.tintColor = backgroundColor
    button?.setPlainInsets(UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7))
    button?.layer.cornerRadius = 5
  }
}
