/// The successive gaps of a lane.
struct GapSource: Hashable, Sendable {
  private let gap: Gap
  private var generator: SplitMix

  init(_ gap: Gap) {
    self.gap = gap
    switch gap {
    case .constant: generator = SplitMix(state: 0)
    case .random(_, let seed): generator = SplitMix(state: seed)
    }
  }

  /// Returns the length of the next gap; never negative.
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
