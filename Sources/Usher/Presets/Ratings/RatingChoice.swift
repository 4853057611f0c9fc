/// A symbol of a rating, and the texts shown once it is chosen.
public struct RatingChoice: Sendable {
  /// The symbol.
  public let item: Node.Rating.Item
  /// The title shown in place of the first title.
  public let title: Node.Text
  /// The description shown in place of the first description.
  public let description: Node.Text

  /// Makes a choice.
  public init(_ item: Node.Rating.Item, title: Node.Text, description: Node.Text) {
    self.item = item
    self.title = title
    self.description = description
  }

  /// Returns a star that stands for `meaning` and turns gold when chosen.
  public static func star(_ meaning: String, title: Node.Text, description: Node.Text)
    -> RatingChoice
  {
    RatingChoice(
      Node.Rating.Item(
        meaning, chosen: Node.Image(.glyph(.star), color: .star),
        open: Node.Image(.glyph(.openStar), color: .secondaryLabel)),
      title: title, description: description)
  }
}

extension AdaptiveColor {
  /// The colour of chosen stars: gold, dark enough for a contrast of 3 to 1 with a light card.
  public static let star = AdaptiveColor(
    light: RGBA(hex: 0xB27A00), dark: RGBA(hex: 0xFFC72E), clearLight: RGBA(hex: 0x7A5300),
    clearDark: RGBA(hex: 0xFFD45C))
}
