/// The picture at the top of a pop-up, and its place relative to the card's top edge.
public struct ThemeImage: Sendable {
  /// The picture.
  public let image: Node.Image
  /// The picture's place.
  public let position: Position

  /// Makes a pop-up's picture; by default its top is 40 points below the card's edge.
  public init(_ image: Node.Image, position: Position = .topToTop(offset: 40)) {
    self.image = image
    self.position = position
  }

  /// The place of a picture relative to a card's top edge; an offset that is not finite counts as
  /// 0.
  public enum Position: Hashable, Sendable {
    /// The picture's top is `offset` points below the edge; negative for a picture that reaches
    /// over the edge.
    case topToTop(offset: Double)
    /// The picture's centre is `offset` points below the edge; the part above the edge reaches over
    /// it.
    case centerToTop(offset: Double)
  }

  /// The distance of the picture's top below the card's edge, in points; negative above the edge.
  var top: Double {
    switch position {
    case .topToTop(let offset): Length.mendedOffset(offset)
    case .centerToTop(let offset): Length.mendedOffset(offset) - image.size.height / 2
    }
  }
}
