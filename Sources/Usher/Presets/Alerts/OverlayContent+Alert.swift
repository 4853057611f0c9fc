internal import UsherCore

/// The position of an alert's image.
public enum AlertImagePosition: Hashable, Sendable, CaseIterable {
  /// Above the texts, centered.
  case top
  /// At the leading side of the texts.
  case leading
}

extension OverlayContent {
  /// Returns an alert as in SwiftEntryKit: an image, a title above a description, and a bar of
  /// buttons.
  ///
  /// ```swift
  /// let bar = ButtonBar([OverlayNode.Button("Keep"), OverlayNode.Button("Empty")])
  /// presenter.present(
  ///   Overlay(
  ///     .alert(
  ///       title: OverlayNode.Text("Empty the bin?"), description: OverlayNode.Text("3 letters"),
  ///       bar: bar), preset: .question))
  /// ```
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` if there is none.
  ///   - position: The position of the image.
  ///   - title: The first line. An empty title takes up no space.
  ///   - description: The text below the title. An empty description takes up no space.
  ///   - bar: The buttons. If the bar expands, it appears half a second after the entrance starts,
  ///     unless the overlay sets an `expansion`.
  /// - Returns: The content on a card that clips the buttons at its corners.
  public static func alert(
    image: OverlayNode.Image? = nil, position: AlertImagePosition = .top, title: OverlayNode.Text,
    description: OverlayNode.Text,
    bar: ButtonBar
  ) -> OverlayContent {
    let message =
      switch position {
      case .top: column(image: image, title: title, description: description)
      case .leading: row(image: image, title: title, description: description)
      }
    return barred(message, by: bar)
  }

  /// Returns `message` above the buttons of `bar`, at least as wide as a UIAlertController.
  private static func barred(_ message: OverlayNode, by bar: ButtonBar) -> OverlayContent {
    guard let buttons = bar.node else { return OverlayContent(message, style: .cut) }
    let message = OverlayNode.box(OverlayNode.Box(message, idealWidth: 270))
    return OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical, spacing: 0, alignment: .fill,
          children: [.scroll(OverlayNode.Scroll(message)), buttons])),
      style: .cut, collapsed: bar.expands ? message : nil)
  }

  private static func column(
    image: OverlayNode.Image?, title: OverlayNode.Text, description: OverlayNode.Text
  ) -> OverlayNode {
    let words = texts(title, description, padding: Insets(horizontal: 16, vertical: 16))
    guard let image else { return words }
    return .stack(
      OverlayNode.Stack(
        .vertical, spacing: 0, alignment: .fill,
        padding: Insets(top: 20, left: 0, bottom: 0, right: 0),
        children: [centered(.image(image)), words]))
  }

  private static func row(
    image: OverlayNode.Image?, title: OverlayNode.Text, description: OverlayNode.Text
  ) -> OverlayNode {
    let pictures = image.map { [OverlayNode.image($0)] } ?? []
    let words = texts(
      title, description, padding: Insets(top: image == nil ? 0 : 2, left: 0, bottom: 0, right: 0))
    return .stack(
      OverlayNode.Stack(
        .horizontal, spacing: 12, alignment: .leading,
        padding: Insets(top: 16, left: 16, bottom: 10, right: 16), children: pictures + [words]))
  }

  /// Returns a column that is as wide as the texts, with `node` in the center.
  static func centered(_ node: OverlayNode) -> OverlayNode {
    .stack(OverlayNode.Stack(.vertical, spacing: 0, children: [node]))
  }

  private static func texts(
    _ title: OverlayNode.Text, _ description: OverlayNode.Text, padding: Insets
  ) -> OverlayNode {
    .stack(
      OverlayNode.Stack(
        .vertical, spacing: 5, alignment: .fill, padding: padding,
        children: [.text(title), .text(description)]))
  }
}
