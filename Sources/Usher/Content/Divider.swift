extension Node {
  /// A dividing line between two nodes: horizontal in a column, vertical in a row.
  public struct Divider: Sendable {
    /// The line's colour.
    public let color: AdaptiveColor
    /// The line's thickness, in points.
    public let thickness: Double

    /// Makes a line; a thickness that is not finite or less than 1 counts as 1 point.
    public init(color: AdaptiveColor = .separator, thickness: Double = 1) {
      self.color = color
      self.thickness = Length.mendedSize(thickness, usual: 1)
    }
  }
}
