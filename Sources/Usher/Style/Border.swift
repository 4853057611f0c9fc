/// A line along the edge of a surface, inside the surface.
public struct Border: Hashable, Sendable {
  /// The border's colour.
  public let color: AdaptiveColor
  /// The border's width, in points.
  public let width: Double

  /// Makes a border; a width that is not finite or negative counts as 0, a width beyond 10,000
  /// points as 10,000.
  public init(_ color: AdaptiveColor, width: Double = 1) {
    self.color = color
    self.width = Length.mended(width)
  }
}
