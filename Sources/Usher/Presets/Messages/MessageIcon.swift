/// What stands before the words of a message.
public enum MessageIcon: Sendable {
  /// A picture or an icon.
  case image(Node.Image)
  /// Letters of 38 points, as an emoji; each takes a width of 48. Without any there is no icon.
  case emoji(String)

  /// An icon of 33 points in the colour of its message.
  public static func glyph(_ glyph: Glyph, color: AdaptiveColor, label: String? = nil)
    -> MessageIcon
  {
    .image(Node.Image(.glyph(glyph), size: 33, color: color, label: label))
  }

  /// As a piece of content; letters take the `color`, and without any there is no piece.
  func node(color: AdaptiveColor) -> Node? {
    switch self {
    case .image(let image): .image(image)
    case .emoji(""): nil
    case .emoji(let emoji):
      // A width of its own leaves what is over to the words beside it; text alone would share it.
      .box(
        Node.Box(
          .text(
            Node.Text(
              emoji, font: Node.Font(size: 38, followsTextScale: false), color: color,
              alignment: .center, lineLimit: 1)),
          width: 48 * Double(emoji.count)))
    }
  }
}
