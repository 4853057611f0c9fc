/// The icon of a message.
public enum MessageIcon: Sendable {
  /// An image or an icon.
  case image(OverlayNode.Image)
  /// An emoji or other text of 38 points, which is 48 points wide for each character.
  ///
  /// An empty string means that there is no icon.
  case emoji(String)

  /// Returns a glyph of 33 points.
  public static func glyph(_ glyph: Glyph, color: AdaptiveColor, label: String? = nil)
    -> MessageIcon
  {
    .image(OverlayNode.Image(.glyph(glyph), size: 33, color: color, label: label))
  }

  /// Returns the icon as a node, or `nil` for an empty string.
  ///
  /// The color is used for text.
  func node(color: AdaptiveColor) -> OverlayNode? {
    switch self {
    case .image(let image): .image(image)
    case .emoji(""): nil
    case .emoji(let emoji):
      // With a fixed width, the icon leaves the rest of the row to the message's texts. A text
      // without a fixed width would share it.
      .box(
        OverlayNode.Box(
          .text(
            OverlayNode.Text(
              emoji, font: OverlayNode.Font(size: 38, followsTextScale: false), color: color,
              alignment: .center, lineLimit: 1)),
          width: 48 * Double(emoji.count)))
    }
  }
}

/// The visual style of a message's icon.
public enum MessageIconStyle: Hashable, Sendable, CaseIterable {
  /// A disc with the symbol cut out.
  case standard
  /// The symbol in a thin ring.
  case light
  /// Only the symbol.
  case subtle
  /// No icon.
  case none

  /// The side of the icon's square, in points.
  @_spi(Facades) public var size: Double {
    switch self {
    case .standard, .light, .none: 33
    case .subtle: 21
    }
  }
}
