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
        .stack(Stack(.vertical, spacing: spacing, alignment: .fill, children: lines)))
    }
    if let button { pieces.append(button) }
    return .stack(
      Stack(.horizontal, spacing: Self.spacing, padding: padding, children: pieces))
  }

  /// Everything one below the other.
  func column(icon: Node?, button: Node?, padding: Insets) -> Node {
    var pieces: [Node] = []
    if let icon { pieces.append(Content.centered(icon)) }
    pieces += texts(alignment: .center)
    if let button { pieces.append(Content.centered(button)) }
    return .stack(
      Stack(
        .vertical, spacing: Self.spacing, alignment: .fill, padding: padding, children: pieces))
  }

  /// The description alone.
  func line(padding: Insets) -> Node {
    let text = Text(
      description, size: 12, weight: .semibold, color: theme.description, alignment: .center,
      lineLimit: 1)
    return .stack(
      Stack(.vertical, spacing: 0, alignment: .fill, padding: padding, children: [.text(text)]))
  }

  private func texts(alignment: Text.Alignment) -> [Node] {
    let title = Text(
      title, font: .headline, color: theme.title, alignment: alignment, lineLimit: 1)
    let description = Text(
      description, font: .subheadline, color: theme.description, alignment: alignment)
    return [title, description].filter { !$0.runs.isEmpty }.map { .text($0) }
  }
}

extension Button {
  /// The same in the exchanged colours of a message: its ground as letters, on its letters as ground.
  ///
  /// On a ground of several colours it is a shade of that, and its letters are those of the message.
  func onMessage(_ theme: MessageTheme) -> Button {
    let padding = Insets(horizontal: 7, vertical: 7)
    switch theme.style.background {
    case .color(let ground):
      return with(
        label: label.colored(ground), icon: icon?.colored(ground),
        style: ButtonStyle(
          background: theme.title, pressed: theme.title.opacity(0.8), cornerRadius: 5,
          padding: padding))
    case .clear, .gradient, .image, .blur:
      return with(
        label: label.colored(theme.title), icon: icon?.colored(theme.title),
        style: ButtonStyle(
          background: .fill, pressed: .pressedFill, cornerRadius: 5, padding: padding))
    }
  }
}
