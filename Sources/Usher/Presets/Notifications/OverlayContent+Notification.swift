internal import UsherCore

extension OverlayContent {
  /// A notification message: an icon, a title over a description, and a button at the far side.
  ///
  /// - Parameters:
  ///   - icon: Shown at the side where reading begins; `nil` leaves it out.
  ///   - title: In strong letters; an empty one is left out and the description moves up.
  ///   - description: Under the title; `nil` or empty leaves it out.
  ///   - button: At the side where reading ends; `nil` leaves it out.
  ///   - theme: Its surface and colours; the icon and the button take theirs from it.
  /// - Returns: The content. With neither title, description, icon nor button it has nothing to show
  ///   and presenting it is refused as `emptyContent`.
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
