internal import UsherCore

/// The words of a message, and how its layouts lay them out beside its icon and button.
struct MessageLines {
  let title: String
  let description: String
  let theme: MessageTheme

  /// Between two pieces, in points.
  private static let spacing = 10.0

  /// Everything side by side.
  func row(spacing: Double, icon: Node?, button: Node?, padding: Insets) -> Node {
    var pieces: [Node] = []
    if let icon { pieces.append(icon) }
    let lines = texts(alignment: .leading)
    if !lines.isEmpty {
      pieces.append(
        .stack(Node.Stack(.vertical, spacing: spacing, alignment: .fill, children: lines)))
    }
    if let button { pieces.append(button) }
    return .stack(
      Node.Stack(.horizontal, spacing: Self.spacing, padding: padding, children: pieces))
  }

  /// Everything one below the other.
  func column(icon: Node?, button: Node?, padding: Insets) -> Node {
    var pieces: [Node] = []
    if let icon { pieces.append(OverlayContent.centered(icon)) }
    pieces += texts(alignment: .center)
    if let button { pieces.append(OverlayContent.centered(button)) }
    return .stack(
      Node.Stack(
        .vertical, spacing: Self.spacing, alignment: .fill, padding: padding, children: pieces))
  }

  /// The description alone.
  func line(padding: Insets) -> Node {
    let text = Node.Text(
      description, size: 12, weight: .semibold, color: theme.description, alignment: .center,
      lineLimit: 1)
    return .stack(
      Node.Stack(.vertical, spacing: 0, alignment: .fill, padding: padding, children: [.text(text)])
    )
  }

  private func texts(alignment: Node.Text.Alignment) -> [Node] {
    let title = Node.Text(
      title, font: .headline, color: theme.title, alignment: alignment, lineLimit: 1)
    let description = Node.Text(
      description, font: .subheadline, color: theme.description, alignment: alignment)
    return [title, description].filter { !$0.runs.isEmpty }.map { .text($0) }
  }
}

extension Node.Button {
  /// The same in the exchanged colours of a message: its ground as letters, on its letters as ground.
  ///
  /// On a ground of several colours it is a shade of that, and its letters are those of the message.
  func onMessage(_ theme: MessageTheme) -> Node.Button {
    let padding = Insets(horizontal: 7, vertical: 7)
    switch theme.style.background {
    case .color(let ground):
      return with(
        label: label.colored(ground), icon: icon?.colored(ground),
        style: Node.ButtonStyle(
          background: theme.title, pressed: theme.title.opacity(0.8), cornerRadius: 5,
          padding: padding))
    case .clear, .gradient, .image, .blur:
      return with(
        label: label.colored(theme.title), icon: icon?.colored(theme.title),
        style: Node.ButtonStyle(
          background: .fill, pressed: .pressedFill, cornerRadius: 5, padding: padding))
    }
  }
}
