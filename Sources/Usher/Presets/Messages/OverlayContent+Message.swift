public import UsherCore

extension OverlayContent {
  /// A message of SwiftMessages in the colours and with the icon of its kind.
  ///
  /// - Parameters:
  ///   - kind: Its theme, icon and haptic.
  ///   - layout: How its pieces lie.
  ///   - title: A line in strong letters; an empty one is left out.
  ///   - description: Under the title; an empty one is left out.
  ///   - iconStyle: How strongly its icon is drawn.
  ///   - iconLabel: What its icon says, for those who cannot see it; `nil` says it in English.
  ///   - button: At the far side; its colours are those of the message, exchanged.
  ///   - padding: What is around the pieces, in points; `nil` is what the layout has.
  ///   - cornerRadius: How round its corners are, in points; `nil` is what the layout has.
  ///   - castsShadow: Whether it casts a shadow.
  /// - Returns: The content.
  public static func message(
    _ kind: MessageKind, layout: MessageLayout = .bar, title: String = "",
    description: String = "", iconStyle: MessageIconStyle = .standard, iconLabel: String? = nil,
    button: Node.Button? = nil,
    padding: Insets? = nil, cornerRadius: Double? = nil, castsShadow: Bool = false
  ) -> OverlayContent {
    let icon = kind.glyph(iconStyle).map { glyph in
      MessageIcon.image(
        Node.Image(
          .glyph(glyph), size: iconStyle.size, fit: .whole, color: kind.theme.icon,
          label: iconLabel ?? kind.label))
    }
    return message(
      layout: layout, title: title, description: description, icon: icon, button: button,
      theme: kind.theme, padding: padding, cornerRadius: cornerRadius, castsShadow: castsShadow,
      haptic: kind.haptic)
  }

  /// A message of SwiftMessages of any colours, with any icon.
  ///
  /// - Parameters:
  ///   - layout: How its pieces lie; a status line shows the description alone.
  ///   - title: A line in strong letters; an empty one is left out.
  ///   - description: Under the title; an empty one is left out.
  ///   - icon: At the near side; `nil` leaves it out.
  ///   - button: At the far side; its colours are those of the message, exchanged.
  ///   - theme: Its ground and colours; its corners and shadow do not count.
  ///   - padding: What is around the pieces, in points; `nil` is what the layout has.
  ///   - cornerRadius: How round its corners are, in points; `nil` is what the layout has.
  ///   - castsShadow: Whether it casts a shadow.
  ///   - haptic: What a person may feel when it comes.
  /// - Returns: The content; without title, description, icon and button it has nothing to show.
  public static func message(
    layout: MessageLayout = .bar, title: String = "", description: String = "",
    icon: MessageIcon? = nil, button: Node.Button? = nil, theme: MessageTheme = .plain,
    padding: Insets? = nil, cornerRadius: Double? = nil, castsShadow: Bool = false,
    haptic: Haptic? = nil
  ) -> OverlayContent {
    let padding = padding ?? layout.padding
    let lines = MessageLines(title: title, description: description, theme: theme)
    let icon = icon.flatMap { $0.node(color: theme.icon) }
    let button = button.map { Node.button($0.onMessage(theme)) }
    let root: Node =
      switch layout {
      case .bar: lines.row(spacing: 5, icon: icon, button: button, padding: padding)
      case .card, .tab: lines.row(spacing: 0, icon: icon, button: button, padding: padding)
      case .statusLine: lines.line(padding: padding)
      case .centered: lines.column(icon: icon, button: button, padding: padding)
      }
    let style = Style(
      background: theme.style.background,
      corners: layout.corners(cornerRadius ?? layout.cornerRadius), border: theme.style.border,
      shadow: castsShadow ? .message : nil)
    let words = (layout == .statusLine ? [description] : [title, description])
      .filter { !$0.isEmpty }
    // Its words tell everything; an emoji before them only decorates.
    let semantics = Semantics(
      label: words.first, description: words.isEmpty ? nil : words.dropFirst().joined())
    return OverlayContent(root, style: style, haptic: haptic, semantics: semantics)
  }
}

extension Shadow {
  /// Black, 2 points further down and of 40 %, as under the messages of SwiftMessages; a radius of 6 points
  /// there blurs the edge over twice that.
  public static let message = Shadow(
    color: AdaptiveColor(hex: 0x000000, alpha: 0.4), blur: 12, offset: Vector(dx: 0, dy: 2))
}
