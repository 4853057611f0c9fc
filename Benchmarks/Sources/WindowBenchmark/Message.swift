internal import Usher

/// The overlay used in all measurements: a title, a line below it and a button.
enum Message {
  /// The text of libadwaita's toast.
  static let line = "The conversation was archived"

  /// The content that looks like libadwaita's toast: a line of text with a close button.
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

  /// The content of the message.
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

  /// The overlay of the message: with the given entrance, and without an exit animation.
  static func overlay(top: Double = 12, entrance: OverlayTransition) -> Overlay {
    var overlay = Overlay(lifetime: .untilDismissed, entrance: entrance, exit: OverlayTransition())
    overlay.margins.top = top
    return overlay
  }
}
