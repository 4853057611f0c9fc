internal import UsherCore

/// The texts of a message, and their layout together with its icon and button.
struct MessageLines {
  let title: String
  let description: String
  let theme: MessageTheme

  /// The distance between an icon, the texts and a button, in points.
  private static let spacing = 10.0

  func row(spacing: Double, icon: OverlayNode?, button: OverlayNode?, padding: Insets)
    -> OverlayNode
  {
    var pieces: [OverlayNode] = []
    if let icon { pieces.append(icon) }
    let lines = texts(alignment: .leading)
    if !lines.isEmpty {
      let words = OverlayNode.stack(
        OverlayNode.Stack(.vertical, spacing: spacing, alignment: .fill, children: lines))
      pieces.append(button == nil ? words : .scroll(OverlayNode.Scroll(words)))
    }
    if let button { pieces.append(button) }
    return .stack(
      OverlayNode.Stack(.horizontal, spacing: Self.spacing, padding: padding, children: pieces))
  }

  func column(icon: OverlayNode?, button: OverlayNode?, padding: Insets) -> OverlayNode {
    let body = (icon.map { [OverlayContent.centered($0)] } ?? []) + texts(alignment: .center)
    func column(_ pieces: [OverlayNode], padding: Insets = .zero) -> OverlayNode {
      .stack(
        OverlayNode.Stack(
          .vertical, spacing: Self.spacing, alignment: .fill, padding: padding, children: pieces))
    }
    guard let button else { return column(body, padding: padding) }
    return column(
      [.scroll(OverlayNode.Scroll(column(body))), OverlayContent.centered(button)],
      padding: padding)
  }

  func line(padding: Insets) -> OverlayNode {
    let text = OverlayNode.Text(
      description, size: 12, weight: .semibold, color: theme.description, alignment: .center)
    return .stack(
      OverlayNode.Stack(
        .vertical, spacing: 0, alignment: .fill, padding: padding, children: [.text(text)])
    )
  }

  private func texts(alignment: OverlayNode.Text.Alignment) -> [OverlayNode] {
    let title = OverlayNode.Text(
      title, font: .headline, color: theme.title, alignment: alignment)
    let description = OverlayNode.Text(
      description, font: .subheadline, color: theme.description, alignment: alignment)
    return [title, description].filter { !$0.runs.isEmpty }.map { .text($0) }
  }
}

extension OverlayNode.Button {
  /// Returns the button with inverted colors: the label in the background color, on the title's
  /// color.
  ///
  /// If the background isn't a single color, the button is a shade of the background, and its label
  /// has the title's color. A destructive button is white on red.
  func onMessage(_ theme: MessageTheme) -> OverlayNode.Button {
    let padding = Insets(horizontal: 7, vertical: 7)
    if isDestructive { return whiteOnRed(cornerRadius: 5, padding: padding, height: 0) }
    switch theme.style.background {
    case .color(let ground):
      return with(
        label: label.colored(ground), icon: icon?.colored(ground),
        style: OverlayNode.ButtonStyle(
          background: theme.title, pressed: theme.title.opacity(0.8), cornerRadius: 5,
          padding: padding))
    case .clear, .gradient, .image, .blur:
      return with(
        label: label.colored(theme.title), icon: icon?.colored(theme.title),
        style: OverlayNode.ButtonStyle(
          background: .fill, pressed: .pressedFill, cornerRadius: 5, padding: padding))
    }
  }
}
