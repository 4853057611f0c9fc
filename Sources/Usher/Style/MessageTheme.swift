/// The surface and colours of a message.
public struct MessageTheme: Hashable, Sendable {
  /// Its surface.
  public let style: Style
  /// The colour of its title.
  public let title: AdaptiveColor
  /// The colour of its description.
  public let description: AdaptiveColor
  /// The colour of its icon, where that is one-coloured.
  public let icon: AdaptiveColor
  /// The colour of its button's title.
  public let button: AdaptiveColor

  /// Makes a theme.
  public init(
    style: Style, title: AdaptiveColor, description: AdaptiveColor, icon: AdaptiveColor,
    button: AdaptiveColor
  ) {
    self.style = style
    self.title = title
    self.description = description
    self.icon = icon
    self.button = button
  }

  /// Dark on a white card, or light on a dark one.
  public static let plain = MessageTheme(
    style: .card, title: .label, description: .secondaryLabel, icon: .accent, button: .accent)

  /// White on `background`, which must be dark enough to be read on.
  public static func white(on background: Background) -> MessageTheme {
    MessageTheme(
      style: Style(background: background), title: .white, description: .white, icon: .white,
      button: .white)
  }
}
