extension Node {
  /// Empty room between two nodes.
  public struct Spacer: Sendable {
    /// The minimum length along the stack, in points.
    public let least: Double
    /// Whether the spacer also takes a share of the remaining room.
    public let isFlexible: Bool

    /// Makes a spacer; a length that is not finite or negative counts as 0, a length beyond 10,000
    /// points as 10,000.
    public init(_ least: Double = 0, isFlexible: Bool = true) {
      self.least = Length.mended(least)
      self.isFlexible = isFlexible
    }
  }
}
