/// The surface and colours of a message.
public struct MessageTheme: Hashable, Sendable {
  /// The message's surface.
  public let style: Style
  /// The colour of the title.
  public let title: AdaptiveColor
  /// The colour of the description.
  public let description: AdaptiveColor
  /// The colour of a one-coloured icon.
  public let icon: AdaptiveColor
  /// The colour of the button's title.
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

  /// Dark text on a white card, or light text on a dark card, following the appearance.
  public static let plain = MessageTheme(
    style: .card, title: .label, description: .secondaryLabel, icon: .accent, button: .accent)

  /// Returns a theme of white text on `background`, which must be dark enough for white text.
  public static func white(on background: Background) -> MessageTheme {
    MessageTheme(
      style: Style(background: background), title: .white, description: .white, icon: .white,
      button: .white)
  }
}
