extension Node {
  /// An activity indicator: work is in progress, and its share done is unknown.
  public struct Activity: Sendable {
    /// The side of the indicator's square, in points.
    public let size: Double
    /// The indicator's colour.
    public let color: AdaptiveColor
    /// Whether the indicator turns; otherwise it is invisible but keeps its room.
    public let isRunning: Live<Bool>
    /// The work in progress, as a screen reader says it.
    public let description: String

    /// Makes an activity indicator; a size that is not finite or less than 1 counts as 20 points.
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
