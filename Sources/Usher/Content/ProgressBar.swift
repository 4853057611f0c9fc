extension Node {
  /// A bar that fills, or empties, from the side where reading begins.
  public struct ProgressBar: Sendable {
    /// What it tells.
    public let source: Source
    /// The colour of what is filled.
    public let color: AdaptiveColor
    /// The colour of what is not.
    public let track: AdaptiveColor
    /// How high it is, in points; its ends are round.
    public let thickness: Double
    /// What it tells of, for those who cannot see it.
    public let description: String

    /// Makes a bar; a thickness that is not finite, or less than 1, counts as 4 points.
    public init(
      _ source: Source, color: AdaptiveColor = .accent, track: AdaptiveColor = .fill,
      thickness: Double = 4,
      description: String = ""
    ) {
      self.source = source
      self.color = color
      self.track = track
      self.thickness = Length.mendedSize(thickness, usual: 4)
      self.description = description
    }

    /// What a bar tells.
    public enum Source: Sendable {
      /// How much is done: 0 is nothing and 1 everything; what lies outside counts as the nearer end, and
      /// NaN as nothing.
      case done(Live<Double>)
      /// How much is left of the overlay's lifetime; full where it has none.
      case timeLeft
    }

    /// The share that is filled, from 0 to 1.
    ///
    /// - Parameter timeLeft: How much is left of the overlay's lifetime; `nil` where it has none.
    /// - Returns: What is to be drawn now.
    @MainActor
    public func share(timeLeft: Double?) -> Double {
      let share =
        switch source {
        case .done(let value): value.value
        case .timeLeft: timeLeft ?? 1
        }
      return share.isNaN ? 0 : min(max(share, 0), 1)
    }
  }
}
