internal import UsherCore

extension OverlayContent {
  /// The pop-up message of SwiftEntryKit: a picture, a title, a description, and a button with round ends.
  ///
  /// - Parameters:
  ///   - image: At the head; it may stand out of the card, an icon then on a round ground like it. `nil`
  ///     leaves it out.
  ///   - title: Under the picture; an empty one is left out.
  ///   - description: Under the title; an empty one is left out.
  ///   - button: At the foot, on one line.
  ///   - style: The surface of the card.
  /// - Returns: The content. Where the picture stands out, the card is a box in it, and the style
  ///   of the content is `clear`, which attributes leave as it is.
  public static func popUp(
    image: ThemeImage? = nil, title: Node.Text, description: Node.Text, button: Node.Button,
    style: Style = .card
  ) -> OverlayContent {
    let pill = button.with(
      label: button.label.onOneLine,
      style: button.style.shaped(
        cornerRadius: 22.5, padding: Insets(horizontal: 30, vertical: 0), height: 45))
    let words: [Node] = [.text(title), .text(description)]
    let text = Node.stack(Node.Stack(.vertical, spacing: 16, alignment: .fill, children: words))
    let body = Node.stack(
      Node.Stack(
        .vertical, spacing: 30, alignment: .fill, children: [text, centered(.button(pill))]))
    guard let image else { return OverlayContent(card([body], top: 20), style: style) }
    guard image.top < 0 else {
      return OverlayContent(
        card([centered(.image(image.image)), body], top: image.top), style: style)
    }
    // The card begins where the picture stands out, and leaves free what of it lies inside.
    let inside = max(image.top + image.image.size.height, 0)
    let box = Node.Box(
      card([body], top: inside + 20), style: style,
      margins: Insets(top: -image.top, left: 0, bottom: 0, right: 0))
    return OverlayContent(
      .stack(
        Node.Stack(
          .depth, alignment: .fill, children: [.box(box), centered(opaque(image.image, on: style))])
      ),
      style: .clear)
  }

  /// `image`, or where that is an icon, the same on a round ground like the card: what lies behind the
  /// card's edge would show through it.
  private static func opaque(_ image: Node.Image, on style: Style) -> Node {
    guard case .glyph = image.source else { return .image(image) }
    let ground = Style(
      background: style.background,
      cornerRadius: min(image.size.width, image.size.height) / 2, shadow: nil)
    return .box(Node.Box(.image(image), style: ground))
  }

  private static func card(_ pieces: [Node], top: Double) -> Node {
    .stack(
      Node.Stack(
        .vertical, spacing: 20, alignment: .fill,
        padding: Insets(top: top, left: 30, bottom: 30, right: 30),
        children: pieces))
  }
}
