/// The surface and colors of a message.
public struct MessageTheme: Hashable, Sendable {
  /// The message's surface.
  public let style: OverlayStyle
  /// The color of the title.
  public let title: AdaptiveColor
  /// The color of the description.
  public let description: AdaptiveColor
  /// The color of an icon.
  public let icon: AdaptiveColor
  /// The color of the button's title.
  public let button: AdaptiveColor

  /// Creates a theme.
  public init(
    style: OverlayStyle, title: AdaptiveColor, description: AdaptiveColor, icon: AdaptiveColor,
    button: AdaptiveColor
  ) {
    self.style = style
    self.title = title
    self.description = description
    self.icon = icon
    self.button = button
  }

  /// Dark text on a white card or light text on a dark card, depending on the appearance.
  public static let plain = MessageTheme(
    style: .card, title: .label, description: .secondaryLabel, icon: .accent, button: .accent)

  /// Returns a theme with white text.
  ///
  /// Use a background that is dark enough for white text.
  public static func white(on background: Background) -> MessageTheme {
    MessageTheme(
      style: OverlayStyle(background: background), title: .white, description: .white, icon: .white,
      button: .white)
  }
}

/// The themes of SwiftMessages.
///
/// If a theme of SwiftMessages has a contrast below 4.5:1, its colors are changed to reach 4.5:1,
/// and 7:1 at increased contrast. Success and error have a darker background in light appearance,
/// info has a darker background in dark appearance, and warning has black text instead of white
/// text with a contrast of 1.6:1.
extension MessageTheme {
  /// The theme for information, with black text on light gray or white text on dark gray.
  public static let info = message(
    AdaptiveColor(hex: 0xE1E1E1, dark: 0x6F6F6F, clear: 0xEBEBEB, clearDark: 0x3F3F3F),
    AdaptiveColor(hex: 0x000000, dark: 0xFFFFFF))
  /// The theme for success, with white text on green.
  public static let success = message(
    AdaptiveColor(hex: 0x4B7D12, dark: 0x377A00, clear: 0x365C0A, clearDark: 0x285900), .white)
  /// The theme for warnings, with black text on yellow.
  public static let warning = message(
    AdaptiveColor(hex: 0xF6C52C, dark: 0xEFB80A), .black)
  /// The theme for failures, with white text on red.
  public static let error = message(
    AdaptiveColor(hex: 0xDB2411, dark: 0xC30C0C, clear: 0xA80F0F, clearDark: 0xA80A0A), .white)

  private static func message(_ ground: AdaptiveColor, _ foreground: AdaptiveColor) -> MessageTheme
  {
    MessageTheme(
      style: OverlayStyle(background: .color(ground)), title: foreground, description: foreground,
      icon: foreground, button: foreground)
  }
}
