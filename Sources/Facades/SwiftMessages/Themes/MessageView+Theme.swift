public import UIKitNames

extension MessageView {
  /// Gives it the colours and the icon of a theme; letters as the icon are hidden.
  ///
  /// - Parameters:
  ///   - theme: What it is about.
  ///   - iconStyle: How strongly its icon is drawn.
  ///   - includeHaptic: Whether the theme's haptic becomes its own; otherwise that stays as it was.
  public func configureTheme(
    _ theme: Theme, iconStyle: IconStyle = .default, includeHaptic: Bool = false
  ) {
    configureTheme(
      backgroundColor: theme.backgroundColor, foregroundColor: theme.foregroundColor,
      iconImage: iconStyle.image(theme: theme))
    if includeHaptic { defaultHaptic = theme.haptic }
  }

  /// Gives it two colours, which the button has the other way round, and an icon.
  ///
  /// - Parameters:
  ///   - backgroundColor: Its ground, and the button's letters.
  ///   - foregroundColor: Its letters, and the button's ground.
  ///   - iconImage: A picture as the icon; `nil` hides it.
  ///   - iconText: Letters as the icon; `nil` hides them.
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
