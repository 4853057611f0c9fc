public import UsherCore

extension OverlayContent {
  /// Returns a notification: an icon, a title above a description, and a button at the trailing
  /// side.
  ///
  /// A single line without a button is as wide as its text. This doesn't apply if a preset or an
  /// overlay sets the width, or if the queue is a list or a stack.
  ///
  /// ```swift
  /// presenter.present(
  ///   .notification(
  ///     icon: .glyph(.envelope), title: "Two new letters", text: "From Ada and Grace",
  ///     button: .button("Read") { print("reading") }))
  /// ```
  ///
  /// - Parameters:
  ///   - icon: The icon at the leading side, or `nil` if there is none.
  ///   - title: A bold line. An empty title takes up no space.
  ///   - description: The text below the title, or `nil` if there is none.
  ///   - button: The button at the trailing side, or `nil` if there is none.
  ///   - closeButton: When the notification has a close button.
  ///   - theme: The surface and the colors, including the icon and the button.
  /// - Returns: The content. If it has neither text nor an icon nor a button, presenting it is
  ///   refused with `emptyContent`.
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

  /// Returns a notification as in SwiftEntryKit: an image, a title above a description, and a short
  /// text at the trailing side, such as a time.
  ///
  /// - Parameters:
  ///   - image: The image at the leading side, aligned with the top, or `nil` if there is none.
  ///   - title: The first line. An empty title takes up no space.
  ///   - description: The text below the title. An empty description takes up no space.
  ///   - auxiliary: The short text at the trailing side, or `nil` if there is none.
  ///   - insets: The distances around the notification's content, in points.
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
  /// Returns an icon on a chip with a shade of its color, or an image of the same size.
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
