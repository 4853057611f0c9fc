extension Node {
  /// A line between two pieces: across a column, upright in a row.
  public struct Divider: Sendable {
    /// Its colour.
    public let color: AdaptiveColor
    /// How thick it is, in points.
    public let thickness: Double

    /// Makes a line; a thickness that is not finite, or less than 1, counts as 1 point.
    public init(color: AdaptiveColor = .separator, thickness: Double = 1) {
      self.color = color
      self.thickness = Length.mendedSize(thickness, usual: 1)
    }
  }
}
