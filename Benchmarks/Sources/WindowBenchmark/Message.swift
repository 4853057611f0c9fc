internal import Usher

/// The overlay everything is measured with: a title, a line under it and a button.
enum Message {
  /// What libadwaita's toast says.
  static let line = "The conversation was archived"

  /// A line of text with a button to close it, as libadwaita's toast looks.
  static func closable(hasShadow: Bool) -> OverlayContent {
    let style = Style(
      background: .color(AdaptiveColor(hex: 0x333333)), cornerRadius: 24,
      shadow: hasShadow ? Style.card.shadow : nil)
    return OverlayContent(
      .stack(
        Node.Stack(
          .horizontal, spacing: 12, padding: Insets(top: 6, left: 18, bottom: 6, right: 6),
          children: [
            .text(Node.Text(line, weight: .bold, color: .white, lineLimit: 1)),
            .button(Node.Button("×", color: .white)),
          ])), style: style)
  }

  /// What it shows.
  static func content(hasShadow: Bool) -> OverlayContent {
    let plain = MessageTheme.plain
    let style = Style(
      background: plain.style.background, corners: plain.style.corners,
      shadow: hasShadow ? plain.style.shadow : nil)
    return .notification(
      title: "A message has arrived", description: "It can be answered at once, or later.",
      button: Node.Button("Answer") {},
      theme: MessageTheme(
        style: style, title: plain.title, description: plain.description, icon: plain.icon,
        button: plain.button))
  }

  /// How it is shown: it comes as asked and goes at once.
  static func overlay(top: Double = 12, entrance: OverlayTransition) -> Overlay {
    var overlay = Overlay(lifetime: .untilDismissed, entrance: entrance, exit: OverlayTransition())
    overlay.margins.top = top
    return overlay
  }
}
