public import UsherCore

extension OverlayContent {
  /// Returns a notification: an icon, a title over a description, and a button on the trailing
  /// side.
  ///
  /// One line without a button is as wide as it needs to be, unless a preset or an overlay sets the
  /// width, or the queue is a list or a pile.
  ///
  /// ```swift
  /// presenter.present(
  ///   .notification(
  ///     icon: .glyph(.envelope), title: "Two new letters", text: "From Ada and Grace",
  ///     button: .button("Read") { print("reading") }))
  /// ```
  ///
  /// - Parameters:
  ///   - icon: The icon on the leading side; `nil` for none.
  ///   - title: A bold line; an empty title takes no room, and the description moves up.
  ///   - description: The text below the title; `nil` or empty for none.
  ///   - button: The button on the trailing side; `nil` for none.
  ///   - closeButton: The presence of a button that closes the notification.
  ///   - theme: The surface and colors, also of the icon and the button.
  /// - Returns: The content. Without icon, button, and a letter in title or description it is
  ///   empty, and presenting it is refused as `emptyContent`.
  public static func notification(
    icon: OverlayNode.Image.Source? = nil,
    title: String,
    description: String? = nil,
    button: OverlayNode.Button? = nil,
    closeButton: CloseButton = .whenEndless,
    theme: MessageTheme = .plain
  ) -> OverlayContent {
    notification(
      icon: icon.map { OverlayNode.Image($0, color: theme.icon) }, title: title,
      description: description, buttons: button.map { [$0] } ?? [], closeButton: closeButton,
      theme: theme)
  }

  /// Returns a notification with any icon and any number of buttons.
  static func notification(
    icon: OverlayNode.Image?, title: String, description: String?, buttons: [OverlayNode.Button],
    closeButton: CloseButton, theme: MessageTheme
  ) -> OverlayContent {
    let texts = [
      OverlayNode.Text(
        title, size: Look.Notification.titleSize, weight: .semibold, color: theme.title),
      OverlayNode.Text(
        description ?? "", size: Look.Notification.textSize, color: theme.description),
    ].filter { !$0.string.isEmpty }
    var row: [OverlayNode] = []
    if let icon { row.append(.chip(icon)) }
    if !texts.isEmpty {
      let lines = OverlayNode.stack(
        OverlayNode.Stack(
          .vertical, spacing: Look.Notification.lineGap, alignment: .fill,
          children: texts.map { .text($0) }))
      row.append(buttons.isEmpty ? lines : .scroll(OverlayNode.Scroll(lines)))
    }
    row += buttons.map { .button($0.colored(for: theme)) }
    let padding = Look.Notification.padding(
      lines: texts.count, hasIcon: icon != nil, hasButtons: !buttons.isEmpty)
    var content = OverlayContent(
      .stack(
        OverlayNode.Stack(
          .horizontal, spacing: Look.Notification.gap, padding: padding, children: row)),
      style: theme.style)
    content.closeButton = closeButton.colored(theme.description)
    content.hugsWidth = texts.count < 2 && buttons.isEmpty
    return content
  }

  /// Returns a notification as in SwiftEntryKit: a picture, a title over a description, and a short
  /// text on the trailing side, such as a time.
  ///
  /// - Parameters:
  ///   - image: The picture on the leading side, at the top; `nil` for none.
  ///   - title: The first line; an empty title takes no room.
  ///   - description: The text below the title; an empty description takes no room.
  ///   - auxiliary: The short text, aligned to the trailing side; `nil` for none.
  ///   - insets: The distances around the notification's parts, in points.
  ///   - spacing: The distance between title and description, in points.
  /// - Returns: The content, on a card.
  public static func notification(
    image: OverlayNode.Image? = nil, title: OverlayNode.Text, description: OverlayNode.Text,
    auxiliary: OverlayNode.Text? = nil,
    insets: Insets = Insets(horizontal: 16, vertical: 16), spacing: Double = 5
  ) -> OverlayContent {
    let lines: [OverlayNode] = [.text(title), .text(description)]
    var row: [OverlayNode] = []
    if let image { row.append(.image(image)) }
    row.append(
      .stack(
        OverlayNode.Stack(
          .vertical, spacing: spacing, alignment: .fill,
          padding: Insets(top: image == nil ? 0 : 4, left: 0, bottom: 0, right: 0),
          children: lines)))
    if let auxiliary {
      row.append(
        .stack(
          OverlayNode.Stack(
            .vertical, alignment: .fill, padding: Insets(top: 2, left: 0, bottom: 0, right: 0),
            children: [.text(auxiliary.aligned(.trailing))])))
    }
    return OverlayContent(
      .stack(
        OverlayNode.Stack(
          .horizontal, spacing: 12, alignment: .leading, padding: insets, children: row)))
  }
}

extension OverlayNode {
  /// Returns an icon on a chip of its own color, or a picture as large as that.
  static func chip(_ icon: Image) -> OverlayNode {
    var icon = icon
    switch icon.source {
    case .icon, .glyph: break
    case .file, .bytes, .platform:
      let side = Look.Notification.picture
      icon.size = OverlaySize(width: side, height: side)
      return .image(icon)
    }
    let (side, inset) = (Look.Notification.glyph, Look.Notification.chipInset)
    icon.size = OverlaySize(width: side, height: side)
    return .box(
      Box(
        .image(icon),
        style: OverlayStyle(
          background: .color(icon.color.opacity(0.15)),
          cornerRadius: Look.Notification.chipRadius, shadow: nil),
        padding: Insets(horizontal: inset, vertical: inset), hugsContent: true))
  }
}
