internal import UsherCore

extension OverlayContent {
  /// Returns a tip, a short text about the element next to the overlay.
  ///
  /// - Parameters:
  ///   - text: The text. An empty text takes up no space.
  ///   - icon: The icon at the leading side, or `nil` if there is none.
  ///   - title: A bold line above the text, or `nil` if there is none.
  ///   - button: The button below the text, or `nil` if there is none.
  ///   - closeButton: When the tip has a close button.
  /// - Returns: The content. If it has neither text nor an icon nor a button, presenting it is
  ///   refused with `emptyContent`.
  public static func tip(
    _ text: String, icon: OverlayNode.Image.Source? = nil, title: String? = nil,
    button: OverlayNode.Button? = nil, closeButton: CloseButton = .whenEndless
  ) -> OverlayContent {
    let theme = MessageTheme.plain
    let lines = [
      OverlayNode.Text(title ?? "", size: 14, weight: .semibold, color: theme.title),
      OverlayNode.Text(
        text, size: 14, color: title?.isEmpty ?? true ? theme.title : theme.description),
    ].filter { !$0.string.isEmpty }
    let padding = Insets(horizontal: 14, vertical: 10)
    let words = OverlayNode.Stack(
      .vertical, spacing: 2, alignment: .fill, padding: icon == nil ? padding : .zero,
      children: lines.map { .text($0) } + (button.map { [.button($0)] } ?? []))
    let row = icon.map { icon in
      OverlayNode.Stack(
        .horizontal, spacing: 12, padding: padding,
        children: [
          .image(OverlayNode.Image(icon, color: theme.icon)), .stack(words),
        ])
    }
    var content = OverlayContent(.stack(row ?? words), style: .tip)
    content.closeButton = closeButton.colored(theme.description)
    return content
  }
}
