/// The picture at the head of a pop-up, and how it lies to the top edge of the card.
public struct ThemeImage: Sendable {
  /// The picture.
  public let image: Node.Image
  /// Where it lies.
  public let position: Position

  /// Makes one; without a position its top is 40 points below the edge.
  public init(_ image: Node.Image, position: Position = .topToTop(offset: 40)) {
    self.image = image
    self.position = position
  }

  /// How a picture lies to the top edge of a card; an offset that is not finite counts as 0.
  public enum Position: Hashable, Sendable {
    /// Its top is `offset` points below the edge; negative lets it stand out.
    case topToTop(offset: Double)
    /// Its middle is `offset` points below the edge; it stands out by what is above.
    case centerToTop(offset: Double)
  }

  /// How far below the card's edge its top is, in points; negative above.
  var top: Double {
    switch position {
    case .topToTop(let offset): Length.mendedOffset(offset)
    case .centerToTop(let offset): Length.mendedOffset(offset) - image.size.height / 2
    }
  }
}
