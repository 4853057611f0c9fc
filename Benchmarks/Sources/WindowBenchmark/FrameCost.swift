internal import CAllocations
internal import Measuring

/// The cost of frames of one kind.
struct FrameCost {
  /// The time from before-paint to after-paint.
  let passed: Cost
  /// The CPU time of the thread in that time.
  let worked: Cost
  /// The presenter's part of that time.
  let inPresenter: Cost
  /// The layout phase's part of that time.
  let inLayout: Cost

  /// Summarises timed frames, and other frames with counted allocations.
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
