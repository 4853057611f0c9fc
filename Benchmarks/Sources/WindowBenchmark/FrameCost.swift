internal import CAllocations
internal import Measuring

/// What frames of one kind take.
struct FrameCost {
  /// From before-paint to after-paint.
  let passed: Cost
  /// Of that, what the thread worked.
  let worked: Cost
  /// Of that, what the presenter took.
  let inPresenter: Cost
  /// Of that, the layout phase.
  let inLayout: Cost

  /// Sums up frames that were timed, and others whose allocations were counted.
  init(of samples: [FrameSample], counted: [FrameSample]) {
    passed = Cost(
      seconds: samples.map(\.passed), allocations: Self.median(counted.map(\.allocations)))
    worked = Cost(seconds: samples.map(\.worked))
    inPresenter = Cost(
      seconds: samples.map(\.inPresenter),
      allocations: Self.median(counted.map(\.presenterAllocations)))
    inLayout = Cost(
      seconds: samples.map(\.inLayout), allocations: Self.median(counted.map(\.layoutAllocations)))
  }

  private static func median(_ counts: [UInt64]) -> Double? {
    guard allocations_are_counted(), !counts.isEmpty else { return nil }
    return Double(counts.sorted()[counts.count / 2])
  }
}
