/// The themes of SwiftMessages.
///
/// Where the text's contrast is less than 4.5 to 1 in SwiftMessages, the colours here differ and
/// reach 4.5 to 1: success and error have a darker background in light appearance, info has a
/// darker one in dark appearance, and warning has black text, where white text had 1.6 to 1. At
/// increased contrast the ratio is at least 7 to 1.
extension MessageTheme {
  /// The theme of information: black on light grey, or white on dark grey.
  public static let info = message(
    AdaptiveColor(
      light: RGBA(hex: 0xE1E1E1), dark: RGBA(hex: 0x6F6F6F), clearLight: RGBA(hex: 0xEBEBEB),
      clearDark: RGBA(hex: 0x3F3F3F)),
    AdaptiveColor(light: RGBA(hex: 0x000000), dark: RGBA(hex: 0xFFFFFF)))
  /// The theme of success: white on green.
  public static let success = message(
    AdaptiveColor(
      light: RGBA(hex: 0x4B7D12), dark: RGBA(hex: 0x377A00), clearLight: RGBA(hex: 0x365C0A),
      clearDark: RGBA(hex: 0x285900)), .white)
  /// The theme of warnings: black on yellow.
  public static let warning = message(
    AdaptiveColor(light: RGBA(hex: 0xF6C52C), dark: RGBA(hex: 0xEFB80A)), .black)
  /// The theme of failures: white on red.
  public static let error = message(
    AdaptiveColor(
      light: RGBA(hex: 0xDB2411), dark: RGBA(hex: 0xC30C0C), clearLight: RGBA(hex: 0xA80F0F),
      clearDark: RGBA(hex: 0xA80A0A)), .white)

  private static func message(_ ground: AdaptiveColor, _ foreground: AdaptiveColor) -> MessageTheme
  {
    MessageTheme(
      style: Style(background: .color(ground)), title: foreground, description: foreground,
      icon: foreground, button: foreground)
  }
}
