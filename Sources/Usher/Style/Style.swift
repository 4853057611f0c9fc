/// The surface an overlay's content stands on.
public struct Style: Hashable, Sendable {
  /// What it is filled with.
  public let background: Background
  /// How round its corners are, in points; more than half its height is as round as can be.
  public let cornerRadius: Double
  /// Its shadow; `nil` casts none.
  public let shadow: Shadow?

  /// Makes a style; a radius that is not finite, or negative, counts as 0, and one
  /// beyond 10,000 points as that.
  public init(background: Background, cornerRadius: Double = 16, shadow: Shadow? = .card) {
    self.background = background
    self.cornerRadius = Length.mended(cornerRadius)
    self.shadow = shadow
  }

  /// A card that follows the appearance.
  public static let card = Style(background: .color(.card))
}
