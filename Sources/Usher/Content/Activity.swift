extension Node {
  /// A sign that something goes on, without telling how far it is.
  public struct Activity: Sendable {
    /// The side of the square it turns in, in points.
    public let size: Double
    /// Its colour.
    public let color: AdaptiveColor
    /// Whether it turns; while it does not, it is not seen and keeps its room.
    public let isRunning: Live<Bool>
    /// What goes on, for those who cannot see it.
    public let description: String

    /// Makes one; a size that is not finite, or less than 1, counts as 20 points.
    public init(
      size: Double = 20, color: AdaptiveColor = .label, isRunning: Live<Bool> = Live(true),
      description: String = ""
    ) {
      self.size = Length.mendedSize(size, usual: 20)
      self.color = color
      self.isRunning = isRunning
      self.description = description
    }
  }
}
