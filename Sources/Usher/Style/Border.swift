/// A line along the edge of a surface, inside it.
public struct Border: Hashable, Sendable {
  /// Its colour.
  public let color: AdaptiveColor
  /// How wide it is, in points.
  public let width: Double

  /// Makes a border; a width that is not finite, or negative, counts as 0, and one beyond
  /// 10,000 points as that.
  public init(_ color: AdaptiveColor, width: Double = 1) {
    self.color = color
    self.width = Length.mended(width)
  }
}
