internal import UsherCore

extension OverlayContent {
  /// Returns a notification: an icon, a title over a description, and a button on the trailing
  /// side.
  ///
  /// - Parameters:
  ///   - icon: The icon on the leading side; `nil` for none.
  ///   - title: A bold line; an empty title takes no room, and the description moves up.
  ///   - description: The text below the title; `nil` or empty for none.
  ///   - button: The button on the trailing side; `nil` for none.
  ///   - theme: The surface and colours, also of the icon and the button.
  /// - Returns: The content. Without title, description, icon and button it is empty, and
  ///   presenting it is refused as `emptyContent`.
  public static func notification(
    icon: Node.Image.Source? = nil,
    title: String,
    description: String? = nil,
    button: Node.Button? = nil,
    theme: MessageTheme = .plain
  ) -> OverlayContent {
    let texts = [
      Node.Text(title, size: 15, weight: .semibold, color: theme.title),
      Node.Text(description ?? "", size: 14, color: theme.description),
    ].filter { !$0.string.isEmpty }
    var row: [Node] = []
    if let icon { row.append(.image(Node.Image(icon, size: 28, color: theme.icon))) }
    if !texts.isEmpty {
      let lines = texts.map { Node.text($0) }
      row.append(.stack(Node.Stack(.vertical, spacing: 3, alignment: .fill, children: lines)))
    }
    if let button { row.append(.button(button.with(label: button.label.colored(theme.button)))) }
    let padding = Insets(
      top: 14, left: 16, bottom: 14, right: button == nil ? 16 : 10)
    return OverlayContent(
      .stack(Node.Stack(.horizontal, spacing: 14, padding: padding, children: row)),
      style: theme.style)
  }
}
