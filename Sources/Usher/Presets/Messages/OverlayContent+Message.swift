public import UsherCore

extension OverlayContent {
  /// Returns a message as in SwiftMessages, with the colors and the icon of its kind.
  ///
  /// Screen readers announce the kind first, using the icon's label. Errors interrupt other speech.
  ///
  /// ```swift
  /// presenter.present(
  ///   .message(.warning, layout: .card, title: "Nearly full", text: "2 GB are left."),
  ///   using: .topCard)
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The kind, which determines the theme, the icon and the haptic feedback.
  ///   - layout: The layout of the message.
  ///   - title: A bold line. An empty title takes up no space.
  ///   - description: The text below the title. An empty description takes up no space.
  ///   - iconStyle: The visual style of the icon.
  ///   - iconLabel: The icon's label for screen readers, or `nil` for the kind in the current
  ///     language.
  ///   - button: The button at the trailing side, with the message's colors inverted.
  ///   - closeButton: When the message has a close button.
  ///   - padding: The distances around the message's content, in points, or `nil` for the layout's
  ///     default.
  ///   - cornerRadius: The corner radius, in points, or `nil` for the layout's default.
  ///   - castsShadow: Whether the message casts a shadow.
  /// - Returns: The content.
  public static func message(
    _ kind: OverlayMessageKind, layout: MessageLayout = .bar, title: String = "",
    description: String = "", iconStyle: MessageIconStyle = .standard, iconLabel: String? = nil,
    button: OverlayNode.Button? = nil, closeButton: CloseButton = .whenEndless,
    padding: Insets? = nil, cornerRadius: Double? = nil, castsShadow: Bool = false
  ) -> OverlayContent {
    let icon = kind.glyph(iconStyle).map { glyph in
      MessageIcon.image(kind.icon(.glyph(glyph), iconStyle, label: iconLabel))
    }
    return message(
      kind, layout: layout, title: title, description: description, icon: icon,
      iconLabel: iconLabel, button: button, closeButton: closeButton, padding: padding,
      cornerRadius: cornerRadius, castsShadow: castsShadow)
  }

  static func message(
    _ kind: OverlayMessageKind, layout: MessageLayout, title: String, description: String,
    icon: MessageIcon?, iconLabel: String? = nil, button: OverlayNode.Button?,
    closeButton: CloseButton = .whenEndless, padding: Insets? = nil, cornerRadius: Double? = nil,
    castsShadow: Bool = false
  ) -> OverlayContent {
    var content = message(
      layout: layout, title: title, description: description, icon: icon, button: button,
      closeButton: closeButton, theme: kind.theme, padding: padding, cornerRadius: cornerRadius,
      castsShadow: castsShadow, haptic: kind.haptic)
    if content.semantics.label != nil { content.semantics.kind = iconLabel ?? kind.label }
    content.semantics.politeness = kind.politeness
    return content
  }

  /// Returns a message as in SwiftMessages, with any colors and any icon.
  ///
  /// - Parameters:
  ///   - layout: The layout of the message. A status line shows only the description.
  ///   - title: A bold line. An empty title takes up no space.
  ///   - description: The text below the title. An empty description takes up no space.
  ///   - icon: The icon at the leading side, or `nil` if there is none.
  ///   - button: The button at the trailing side, with the message's colors inverted.
  ///   - closeButton: When the message has a close button.
  ///   - theme: The background and the colors. The theme's corners and shadow aren't used.
  ///   - padding: The distances around the content, in points, or `nil` for the layout's default.
  ///   - cornerRadius: The corner radius, in points, or `nil` for the layout's default.
  ///   - castsShadow: Whether the message casts a shadow.
  ///   - haptic: The haptic feedback when the message appears, or `nil` if there is none.
  /// - Returns: The content. It is empty if it has neither text nor an icon nor a button.
  public static func message(
    layout: MessageLayout = .bar, title: String = "", description: String = "",
    icon: MessageIcon? = nil, button: OverlayNode.Button? = nil,
    closeButton: CloseButton = .whenEndless, theme: MessageTheme = .plain, padding: Insets? = nil,
    cornerRadius: Double? = nil, castsShadow: Bool = false,
    haptic: Haptic? = nil
  ) -> OverlayContent {
    let padding = padding ?? layout.padding
    let lines = MessageLines(title: title, description: description, theme: theme)
    let icon = icon.flatMap { $0.node(color: theme.icon) }
    let button = button.map { OverlayNode.button($0.onMessage(theme)) }
    let root: OverlayNode =
      switch layout {
      case .bar: lines.row(spacing: 5, icon: icon, button: button, padding: padding)
      case .card, .tab: lines.row(spacing: 0, icon: icon, button: button, padding: padding)
      case .statusLine: lines.line(padding: padding)
      case .centered: lines.column(icon: icon, button: button, padding: padding)
      }
    let style = OverlayStyle(
      background: theme.style.background,
      corners: layout.corners(cornerRadius ?? layout.cornerRadius), border: theme.style.border,
      shadow: castsShadow ? .message : nil)
    let words = (layout == .statusLine ? [description] : [title, description])
      .filter { !$0.isEmpty }
    // The texts are sufficient, because an emoji before them is decorative.
    let semantics = Semantics(
      label: words.first, description: words.isEmpty ? nil : words.dropFirst().joined())
    var content = OverlayContent(root, style: style, haptic: haptic, semantics: semantics)
    content.closeButton = closeButton.colored(theme.title)
    return content
  }
}

extension OverlayShadow {
  /// The shadow of messages as in SwiftMessages.
  ///
  /// It is black with an opacity of 40 %, 2 points below, with a blur of 12 points. SwiftMessages
  /// sets a shadow radius of 6 points, which blurs the edge over twice that width.
  package static let message = OverlayShadow(
    color: AdaptiveColor(hex: 0x000000, alpha: 0.4), blur: 12, offset: Vector(dx: 0, dy: 2))
}

extension OverlayMessageKind {
  /// Returns an icon for a message of this kind.
  ///
  /// The default label for screen readers is the kind.
  func icon(
    _ source: OverlayNode.Image.Source, _ style: MessageIconStyle = .standard,
    label: String? = nil
  ) -> OverlayNode.Image {
    OverlayNode.Image(
      source, size: style.size, color: theme.icon, label: label ?? self.label)
  }
}
