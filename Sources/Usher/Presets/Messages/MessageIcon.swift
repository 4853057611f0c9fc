/// The icon of a message.
public enum MessageIcon: Sendable {
  /// A picture or an icon.
  case image(OverlayNode.Image)
  /// An emoji or other text of 38 points, 48 points wide for each character; an empty string means
  /// no icon.
  case emoji(String)

  /// Returns a glyph of 33 points in the color of its message.
  public static func glyph(_ glyph: Glyph, color: AdaptiveColor, label: String? = nil)
    -> MessageIcon
  {
    .image(OverlayNode.Image(.glyph(glyph), size: 33, color: color, label: label))
  }

  /// Returns the icon as a node; `color` applies to text, and an empty string gives `nil`.
  func node(color: AdaptiveColor) -> OverlayNode? {
    switch self {
    case .image(let image): .image(image)
    case .emoji(""): nil
    case .emoji(let emoji):
      // A fixed width leaves the rest of the row to the message's texts; a text by itself would
      // share it.
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

/// The visual weight of a message's icon.
public enum MessageIconStyle: Hashable, Sendable, CaseIterable {
  /// A disc with the sign cut out of it.
  case standard
  /// A thin ring around the sign.
  case light
  /// The sign alone.
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
