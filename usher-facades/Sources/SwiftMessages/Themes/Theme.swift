#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge
internal import Usher

/// A message's kind, with its colors, icons and haptic feedback.
public enum Theme: Hashable, Sendable, CaseIterable {
  /// Information.
  case info
  /// Success.
  case success
  /// A warning.
  case warning
  /// An error.
  case error

  /// The theme as one of Usher's message kinds.
  var kind: OverlayMessageKind {
    switch self {
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .error: .error
    }
  }

  /// The background color.
  var backgroundColor: UIColor {
    switch kind.theme.style.background {
    case .color(let color): UIColor(color)
    case .clear, .gradient, .image, .blur: .clear
    }
  }

  /// The color of the text and the icon.
  var foregroundColor: UIColor { UIColor(kind.theme.title) }

  /// The haptic feedback at the message's entrance.
  var haptic: SwiftMessages.Haptic {
    switch self {
    case .info, .success: .success
    case .warning: .warning
    case .error: .error
    }
  }
}

extension MessageView {
  /// Styles the view with a theme's colors and icon, and hides the text icon.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - iconStyle: The style of the theme's icon.
  ///   - includeHaptic: Whether to set `defaultHaptic` to the theme's haptic feedback. If it is
  ///     `false`, `defaultHaptic` keeps its value.
  public func configureTheme(
    _ theme: Theme, iconStyle: IconStyle = .default, includeHaptic: Bool = false
  ) {
    configureTheme(
      backgroundColor: theme.backgroundColor, foregroundColor: theme.foregroundColor,
      iconImage: iconStyle.image(theme: theme))
    if includeHaptic { defaultHaptic = theme.haptic }
  }

  /// Styles the view with two colors and an icon.
  ///
  /// The button's text has the background color, and the button's background has the foreground
  /// color.
  ///
  /// - Parameters:
  ///   - backgroundColor: The color of the background and of the button's text.
  ///   - foregroundColor: The color of the text and of the button's background.
  ///   - iconImage: The image icon, or `nil` to hide it.
  ///   - iconText: The text icon, or `nil` to hide it.
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
#endif
