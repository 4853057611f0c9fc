extension Node {
  /// Room between two pieces.
  public struct Spacer: Sendable {
    /// How much there is at least along the stack, in points.
    public let least: Double
    /// Whether it also takes what is left over.
    public let isFlexible: Bool

    /// Makes room; a length that is not finite, or negative, counts as 0, and one beyond
    /// 10,000 points as that.
    public init(_ least: Double = 0, isFlexible: Bool = true) {
      self.least = Length.mended(least)
      self.isFlexible = isFlexible
    }
  }
}
