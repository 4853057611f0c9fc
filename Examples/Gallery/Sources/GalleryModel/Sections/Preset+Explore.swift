internal import Usher

extension Preset {
  /// The options of SwiftMessages' explorer: layouts, themes, icons, scrims and placements.
  static let explore: [Preset] =
    OverlayMessageKind.allCases.map { kind in
      Preset(
        "explore-bar-\(kind)", "Bar, \(kind)", "A bar as wide as the window.", in: .explore,
        .message(kind, layout: .bar, title: title, text: words, button: .button("Hide")).preset(
          .top))
    }
    + OverlayMessageKind.allCases.map { kind in
      Preset(
        "explore-card-\(kind)", "Card, \(kind)", "A card ten points from the edges.", in: .explore,
        Overlay(
          .message(kind, layout: .card, title: title, description: words, castsShadow: true),
          preset: .bottomCard))
    }
    + [
      Preset(
        "explore-tab-top", "Tab at the top", "A card attached to the top edge.", in: .explore,
        .message(.success, layout: .tab(at: .top), title: title, text: words).preset(.topTab)),
      Preset(
        "explore-tab-bottom", "Tab at the bottom", "A card attached to the bottom edge.",
        in: .explore,
        .message(.error, layout: .tab(at: .bottom), title: title, text: words)
          .preset(.bottomTab)),
      Preset(
        "explore-status-line", "Status line", "A single small line.", in: .explore,
        .message(.info, layout: .statusLine, text: words).preset(.statusLine)),
      Preset(
        "explore-custom", "Card, custom", "A custom theme and icon.", in: .explore,
        Overlay(
          .message(
            layout: .card, title: title, description: words, icon: .glyph(.gift, color: .white),
            button: .button("Hide"), theme: .white(on: .hex(0x6A3AB2)), castsShadow: true),
          preset: .topCard)),
      icons(.light, "thin rings"), icons(.subtle, "plain symbols"),
      icons(MessageIconStyle.none, "no icon"),
      dimmed("gray", "Gray", .scrim),
      dimmed("color", "Colour", .color(AdaptiveColor(hex: 0x1A4766, alpha: 0.75))),
      dimmed("blur", "Blur", .blur(.dark)),
      Preset(
        "explore-title-only", "Title only", "No body, icon or button.", in: .explore,
        Overlay(.message(.success, title: title, iconStyle: .none), preset: .bottom)),
      Preset(
        "explore-forever", "Until dismissed",
        "Stays until it is swiped away or its button is pressed.",
        in: .explore,
        Overlay(
          .message(
            .warning, layout: .card, title: title, description: words, button: .button("Hide"),
            closeButton: .never), preset: .topCard
        ).duration(.infinite)),
    ]

  private static let title = "Heads up!"
  private static let words = "This message is very important."

  private static func icons(_ style: MessageIconStyle, _ what: String) -> Preset {
    Preset(
      "explore-icons-\(style)", "Icons, \(what)", "The same message with another icon style.",
      in: .explore,
      Overlay(
        .message(.error, layout: .card, title: title, description: words, iconStyle: style),
        preset: .topCard))
  }

  private static func dimmed(_ name: String, _ title: String, _ scrim: Background) -> Preset {
    Preset(
      "explore-dim-\(name)", "Dimmed, \(title.lowercased())",
      "A tap outside dismisses the message.",
      in: .explore,
      .message(.info, layout: .card, title: Preset.title, text: words).preset(.topCard)
        .backdrop(.dimmed, fill: scrim))
  }
}
