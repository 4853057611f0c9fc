extension OverlayNode {
  /// A bar that fills or empties from the leading side.
  public struct ProgressBar: Sendable {
    /// The value that the bar shows.
    public let source: Source
    /// The color of the filled part of the bar.
    public internal(set) var color: AdaptiveColor
    /// The color of the unfilled part of the bar.
    public internal(set) var track: AdaptiveColor
    /// The bar's height, in points.
    ///
    /// Its ends are round.
    public let thickness: Double
    /// The bar's meaning for screen readers.
    public internal(set) var description: String

    /// Creates a bar.
    ///
    /// A thickness that is below 1 or not finite is replaced by 4 points.
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
      /// The progress, clamped to 0...1.
      ///
      /// NaN is treated as 0.
      case done(ObservableValue<Double>)
      /// The remaining lifetime of the overlay.
      ///
      /// If the overlay has no time limit, the bar is full.
      case timeLeft
    }

    /// Returns the filled fraction of the bar, from 0 to 1.
    ///
    /// - Parameter timeLeft: The remaining fraction of the overlay's lifetime, or `nil` if it has
    ///   no time limit.
    /// - Returns: The fraction to draw now.
    @MainActor
    public func share(timeLeft: Double?) -> Double {
      let share =
        switch source {
        case .done(let value): value.value
        case .timeLeft: timeLeft ?? 1
        }
      return share.isNaN ? 0 : min(max(share, 0), 1)
    }

    /// The value for screen readers, such as "40%".
    ///
    /// The value is `nil` for the remaining lifetime, because hearing it would only be distracting.
    @MainActor
    public var spokenAmount: String? { percent.map { Self.words(for: $0) } }

    /// The value in whole percent, or `nil` if the bar shows the remaining lifetime.
    @MainActor
    var percent: Int? { amount.map { _ in Int((share(timeLeft: nil) * 100).rounded()) } }

    /// The progress, or `nil` if the bar shows the remaining lifetime.
    var amount: ObservableValue<Double>? {
      if case .done(let value) = source { value } else { nil }
    }

    static func words(for percent: Int) -> String {
      OverlayStrings.current.text(.percent, percent)
    }
  }

  /// An activity indicator for work whose progress is unknown.
  public struct Activity: Sendable {
    /// The side of the indicator's square, in points.
    public let size: Double
    /// The indicator's color.
    public internal(set) var color: AdaptiveColor
    /// Whether the indicator spins.
    ///
    /// An indicator that doesn't spin is invisible but still takes up space.
    public let isRunning: ObservableValue<Bool>
    /// The work in progress, for screen readers.
    public internal(set) var description: String

    /// Creates an activity indicator.
    ///
    /// A size that is below 1 or not finite is replaced by 20 points.
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
