internal import Usher

extension Preset {
  /// The options of SwiftMessages' explorer: layouts, themes, icons, scrims and placements.
  static let explore: [Preset] =
    MessageKind.allCases.map { kind in
      Preset(
        "explore-bar-\(kind)", "Bar, \(kind)", "As wide as the window.", in: .explore,
        .message(kind, title: title, description: words, button: Node.Button("Hide")),
        using: Presets.top)
    }
    + MessageKind.allCases.map { kind in
      Preset(
        "explore-card-\(kind)", "Card, \(kind)", "Ten points from the edges.", in: .explore,
        .message(kind, layout: .card, title: title, description: words, castsShadow: true),
        using: Presets.bottomCard)
    }
    + [
      Preset(
        "explore-tab-top", "Tab at the top", "Touches the edge it comes from.", in: .explore,
        .message(.success, layout: .tab(at: .top), title: title, description: words),
        using: Presets.topTab),
      Preset(
        "explore-tab-bottom", "Tab at the bottom", "Touches the edge it comes from.", in: .explore,
        .message(.error, layout: .tab(at: .bottom), title: title, description: words),
        using: Presets.bottomTab),
      Preset(
        "explore-status-line", "Status line", "One tiny line.", in: .explore,
        .message(.info, layout: .statusLine, description: words), using: Presets.statusLine),
      Preset(
        "explore-custom", "Card, custom", "A theme and an icon of its own.", in: .explore,
        .message(
          layout: .card, title: title, description: words, icon: .glyph(.gift, color: .white),
          button: Node.Button("Hide"), theme: .white(on: .hex(0x6A3AB2)), castsShadow: true),
        using: Presets.topCard),
      icons(.light, "thin rings"), icons(.subtle, "bare signs"),
      icons(MessageIconStyle.none, "no icon"),
      dimmed("gray", "Gray", .scrim),
      dimmed("color", "Colour", .color(AdaptiveColor(hex: 0x1A4766, alpha: 0.75))),
      dimmed("blur", "Blur", .blur(.dark)),
      Preset(
        "explore-title-only", "Title alone", "No body, no icon, no button.", in: .explore,
        .message(.success, title: title, iconStyle: .none), using: Presets.bottom),
      Preset(
        "explore-forever", "For ever", "Stays until it is swiped away or its button is pressed.",
        in: .explore,
        .message(
          .warning, layout: .card, title: title, description: words, button: Node.Button("Hide")),
        using: Presets.topCard.with { $0.overlay.lifetime = .untilDismissed }),
    ]

  private static let title = "Heads up!"
  private static let words = "This message is very important."

  private static func icons(_ style: MessageIconStyle, _ what: String) -> Preset {
    Preset(
      "explore-icons-\(style)", "Icons, \(what)", "The same message with another style of icons.",
      in: .explore,
      .message(.error, layout: .card, title: title, description: words, iconStyle: style),
      using: Presets.topCard)
  }

  private static func dimmed(_ name: String, _ title: String, _ scrim: Background) -> Preset {
    Preset(
      "explore-dim-\(name)", "Dimmed, \(title.lowercased())", "A tap beside it dismisses it.",
      in: .explore,
      .message(.info, layout: .card, title: Preset.title, description: words),
      using: Presets.topCard.with {
        $0.overlay.backdrop = Backdrop()
        $0.scrim = scrim
      })
  }
}
