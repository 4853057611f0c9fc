internal import UsherCore

extension OverlayContent {
  /// Returns a banner: a centered title, and an icon at the trailing side.
  ///
  /// The text has the size of body text and follows the system's text size. In OwlBanners, its
  /// maximum is 18 points.
  ///
  /// ```swift
  /// let kind = BannerKind.error
  /// presenter.present(
  ///   Overlay(.banner(kind, title: "No connection"), preset: kind.preset)
  ///     .name(kind.name(title: "No connection")))
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The kind, which determines the colors and the icon.
  ///   - title: The banner's text. If it is empty, there is only the icon.
  ///   - iconLabel: The icon's label for screen readers, or `nil` for the kind in the current
  ///     language.
  ///   - size: The size of the text, in points.
  /// - Returns: The content, without round corners and without a shadow. A notice without a title
  ///   is empty.
  public static func banner(
    _ kind: BannerKind, title: String, iconLabel: String? = nil, size: Double = 17
  ) -> OverlayContent {
    let text = OverlayNode.Text(
      title, size: size, color: kind.foreground, alignment: .center)
    var row: [OverlayNode] = [.text(text)]
    if let glyph = kind.glyph {
      row.append(
        .image(
          OverlayNode.Image(
            .glyph(glyph), size: 14, color: kind.foreground, label: iconLabel ?? kind.label)))
    }
    // The icon uses 30 points at the trailing side, which stay empty if there is no icon.
    let far = kind.glyph == nil ? 30.0 : 8
    return OverlayContent(
      .stack(
        OverlayNode.Stack(
          .horizontal, spacing: 8, padding: Insets(top: 8, left: 30, bottom: 8, right: far),
          children: row)),
      style: OverlayStyle(background: .color(kind.ground), corners: .none, shadow: nil))
  }

  /// Returns a banner with an icon, a title above a text, and a button.
  static func banner(
    _ kind: BannerKind, title: String, text: String?, button: OverlayNode.Button?
  ) -> OverlayContent {
    let style = OverlayNode.ButtonStyle(
      background: kind.buttonFill, pressed: kind.buttonFill.opacity(0.5), cornerRadius: 17,
      padding: Insets(horizontal: 14, vertical: 5), height: 34)
    let theme = MessageTheme(
      style: OverlayStyle(background: .color(kind.ground), corners: .none, shadow: nil),
      title: kind.foreground, description: kind.foreground, icon: kind.foreground,
      button: kind.foreground)
    return notification(
      icon: kind.glyph.map { .glyph($0) }, title: title, description: text,
      button: button?.titled(size: 15, weight: .semibold, in: kind.foreground, on: style),
      closeButton: .never, theme: theme)
  }
}
