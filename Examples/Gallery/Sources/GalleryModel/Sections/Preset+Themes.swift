internal import Usher

extension Preset {
  /// The same overlays with different themes of their presenter.
  static let themes: [Preset] = [
    themed("usher", "Usher", "Cards with a line along the edge, and soft shadows.", .usher),
    themed("native", "Native", "The colors and corners of the system's own dialogs.", .native),
    themed("classic", "Classic", "Cards without a line.", .classic),
    themed(
      "brand", "Brand", "A typeface, an accent and corners of the app's own.",
      OverlayTheme(font: "Serif", accent: .indigo, cornerRadius: 12)),
    themed("paper", "Paper", "Dark ink on warm paper, by day and by night.", paper),
  ]

  private static var paper: OverlayTheme {
    var theme = OverlayTheme(
      foreground: AdaptiveColor(hex: 0x33261A), background: AdaptiveColor(hex: 0xFBF3E4),
      accent: AdaptiveColor(hex: 0x9A3B1B), cornerRadius: 6)
    theme.secondaryForeground = AdaptiveColor(hex: 0x6B5640)
    theme.border = OverlayBorder(AdaptiveColor(hex: 0xD9C7A8))
    return theme
  }

  private static func themed(
    _ name: String, _ title: String, _ note: String, _ theme: OverlayTheme
  ) -> Preset {
    var preset = Preset(
      "theme-" + name, title, note, in: .themes,
      requests: [
        Request(
          .message(
            .error, title: "Not sent", text: "There is no connection.", button: .button("Retry")
          ).duration(.infinite)),
        Request(
          .progress("Sending", value: ObservableValue(0.4), button: .button("Cancel"))
            .position(.bottom).precedence(.stack)),
        Request(
          .alert(
            "Send the letter?", text: "It goes to Ada and Grace.",
            buttons: [.button("Later", role: .cancel), .button("Send", isDefault: true)]
          ).backdrop(nil).precedence(.stack)),
      ])
    preset.theme = theme
    return preset
  }
}
