/// The pause between the removal of a visible overlay and the lane's next overlay.
///
/// If an overlay replaces or evicts others, or is stacked above others, it doesn't wait until the
/// pause ends.
public enum Gap: Hashable, Sendable {
  /// A constant duration.
  ///
  /// A negative duration is treated as zero.
  case constant(Duration)
  /// A random duration for each gap, uniformly distributed in the range.
  ///
  /// The generator starts with `seed`. Negative durations are treated as zero.
  case random(ClosedRange<Duration>, seed: UInt64)

  /// No gap.
  public static let none = Gap.constant(.zero)
}

package struct GapSource: Equatable, Sendable {
  package let gap: Gap
  package private(set) var generator: SplitMix

  init(_ gap: Gap) {
    self.gap = gap
    switch gap {
    case .constant: generator = SplitMix(state: 0)
    case .random(_, let seed): generator = SplitMix(state: seed)
    }
  }

  /// Returns the next gap's duration, at least zero.
  mutating func next() -> Duration {
    switch gap {
    case .constant(let length):
      return max(length, .zero)
    case .random(let range, _):
      let (least, most) = (range.lowerBound.nanoseconds, range.upperBound.nanoseconds)
      let (span, overflow) = most.subtractingReportingOverflow(least)
      let share = generator.next() % (overflow ? .max : UInt64(span) + 1)
      return max(
        .nanoseconds(least.addingReportingOverflow(Int64(clamping: share)).partialValue), .zero)
    }
  }
}

extension GapSource {
  package init(_ gap: Gap, generator: SplitMix) {
    self.gap = gap
    self.generator = generator
  }
}
