internal import UsherCore

extension OverlayContent {
  /// Returns a tip: a few words about what it lies beside.
  ///
  /// - Parameters:
  ///   - text: The words; an empty text takes no room.
  ///   - icon: The icon on the leading side; `nil` for none.
  ///   - title: A bold line above; `nil` or empty for none.
  ///   - button: The button below the words; `nil` for none.
  ///   - closeButton: The presence of a button that closes the tip.
  /// - Returns: The content. Without a letter and an icon it is empty, and presenting it is refused
  ///   as `emptyContent`.
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
