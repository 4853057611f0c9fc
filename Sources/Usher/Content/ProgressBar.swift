extension OverlayNode {
  /// A bar that fills or empties, from the leading side.
  public struct ProgressBar: Sendable {
    /// The value that the bar shows.
    public let source: Source
    /// The color of the filled part.
    public internal(set) var color: AdaptiveColor
    /// The color of the empty part.
    public internal(set) var track: AdaptiveColor
    /// The bar's height, in points; its ends are round.
    public let thickness: Double
    /// The bar's meaning, as a screen reader says it.
    public internal(set) var description: String

    /// Makes a bar; a thickness that is not finite or less than 1 counts as 4 points.
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

    /// The value that a progress bar shows.
    public enum Source: Sendable {
      /// The progress, from 0 to 1; clamped, and NaN counts as 0.
      case done(ObservableValue<Double>)
      /// The rest of the overlay's lifetime; full for an overlay without a limited lifetime.
      case timeLeft
    }

    /// Returns the filled share of the bar, from 0 to 1.
    ///
    /// - Parameter timeLeft: The remaining share of the overlay's lifetime; `nil` if it has no
    ///   limited lifetime.
    /// - Returns: The share to draw now.
    @MainActor
    public func share(timeLeft: Double?) -> Double {
      let share =
        switch source {
        case .done(let value): value.value
        case .timeLeft: timeLeft ?? 1
        }
      return share.isNaN ? 0 : min(max(share, 0), 1)
    }

    /// The amount as a screen reader says it, such as "40%"; `nil` for the time left, which would
    /// only disturb.
    @MainActor
    public var spokenAmount: String? { percent.map { Self.words(for: $0) } }

    /// The amount in whole per cent; `nil` for the time left.
    @MainActor
    var percent: Int? { amount.map { _ in Int((share(timeLeft: nil) * 100).rounded()) } }

    /// The progress that the bar shows; `nil` for the time left.
    var amount: ObservableValue<Double>? {
      if case .done(let value) = source { value } else { nil }
    }

    /// Returns the words for an amount.
    static func words(for percent: Int) -> String {
      OverlayStrings.current.text(.percent, percent)
    }
  }

  /// An activity indicator: work is in progress, and its share done is unknown.
  public struct Activity: Sendable {
    /// The side of the indicator's square, in points.
    public let size: Double
    /// The indicator's color.
    public internal(set) var color: AdaptiveColor
    /// Whether the indicator turns; otherwise it is invisible but keeps its room.
    public let isRunning: ObservableValue<Bool>
    /// The work in progress, as a screen reader says it.
    public internal(set) var description: String

    /// Makes an activity indicator; a size that is not finite or less than 1 counts as 20 points.
    public init(
      size: Double = 20, color: AdaptiveColor = .label,
      isRunning: ObservableValue<Bool> = ObservableValue(true),
      description: String = ""
    ) {
      self.size = Length.mendedSize(size, usual: 20)
      self.color = color
      self.isRunning = isRunning
      self.description = description
    }
  }
}
