/// One symbol of a rating message, and what is said once it is chosen.
public struct RatingChoice: Sendable {
  /// The symbol.
  public let item: Rating.Item
  /// Said in place of the first title.
  public let title: Text
  /// Said in place of the first description.
  public let description: Text

  /// Makes a choice.
  public init(_ item: Rating.Item, title: Text, description: Text) {
    self.item = item
    self.title = title
    self.description = description
  }

  /// A star, golden once it is chosen, that stands for `meaning`.
  public static func star(_ meaning: String, title: Text, description: Text) -> RatingChoice {
    RatingChoice(
      Rating.Item(
        meaning, chosen: Image(.glyph(.star), color: .star),
        open: Image(.glyph(.openStar), color: .secondaryLabel)),
      title: title, description: description)
  }
}

extension Color {
  /// For chosen stars: gold, dark enough to have 3 to 1 on a light card.
  public static let star = Color(
    light: RGBA(hex: 0xB27A00), dark: RGBA(hex: 0xFFC72E), clearLight: RGBA(hex: 0x7A5300),
    clearDark: RGBA(hex: 0xFFD45C))
}
