package import Usher

/// The overlays used in the measurements.
package enum Message {
  /// Returns content like libadwaita's toast: the parts of a kind, with a close button.
  package static func closable(_ kind: Kind, hasShadow: Bool) -> OverlayContent {
    let title = OverlayNode.text(
      OverlayNode.Text(kind.title, weight: .bold, color: .white, lineLimit: 1))
    let close = OverlayNode.button(OverlayNode.Button("×", color: .white))
    let style = OverlayStyle(
      background: .color(AdaptiveColor(hex: 0x333333)), cornerRadius: 24,
      shadow: hasShadow ? OverlayStyle.card.shadow : nil)
    let parts: [OverlayNode] =
      switch kind {
      case .line: [title]
      case .whole:
        [
          .image(.icon(Kind.icon, color: .white)),
          .stack(
            OverlayNode.Stack(
              .vertical, spacing: 2, alignment: .fill,
              children: [title, .text(OverlayNode.Text(Kind.description, color: .white))])),
          .button(OverlayNode.Button(Kind.button, color: .white)),
        ]
      }
    return OverlayContent(
      .stack(
        OverlayNode.Stack(
          .horizontal, spacing: 12, padding: Insets(top: 6, left: 18, bottom: 6, right: 6),
          children: parts + [close])), style: style)
  }

  /// The parts of a message next to its close button.
  package enum Kind: CaseIterable {
    /// A line of text.
    case line
    /// An icon, a title above a description, and a button.
    case whole

    package var title: String {
      switch self {
      case .line: "The conversation was archived"
      case .whole: "Archived"
      }
    }

    /// A description of the parts next to the close button.
    package var parts: String {
      switch self {
      case .line: "a line of text"
      case .whole: "icon, two texts and a button"
      }
    }

    /// The prefix for the names of measurements that only this kind has.
    package var prefix: String {
      switch self {
      case .line: ""
      case .whole: "Icon, texts and button: "
      }
    }

    package static let description = "The conversation is kept"
    package static let button = "Undo"
    package static let icon = "starred-symbolic"
  }

  /// Returns the content for measuring only Usher: a title, a line below and a button.
  package static func content(hasShadow: Bool) -> OverlayContent {
    let plain = MessageTheme.plain
    let style = OverlayStyle(
      background: plain.style.background, corners: plain.style.corners,
      shadow: hasShadow ? plain.style.shadow : nil)
    return .notification(
      title: "A message has arrived", description: "It can be answered at once, or later.",
      button: OverlayNode.Button("Answer") {},
      theme: MessageTheme(
        style: style, title: plain.title, description: plain.description, icon: plain.icon,
        button: plain.button))
  }

  /// The overlay of the message, with the given entrance and without an exit animation.
  package static func overlay(top: Double = 12, entrance: OverlayTransition) -> OverlayConfiguration
  {
    var overlay = OverlayConfiguration(
      lifetime: .infinite, entrance: entrance, exit: OverlayTransition())
    overlay.margins.top = top
    return overlay
  }
}
