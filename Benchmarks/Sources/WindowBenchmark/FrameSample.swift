/// The main thread's costs in one frame, in seconds.
struct FrameSample {
  /// The time from before-paint to after-paint.
  let passed: Double
  /// The CPU time of the thread in that time.
  let worked: Double
  /// The presenter's part of that time.
  let inPresenter: Double
  /// The layout phase's part of that time.
  let inLayout: Double
  /// The number of allocations in the frame; 0 if allocations are not counted.
  let allocations: UInt64
  /// The number of allocations in the presenter.
  let presenterAllocations: UInt64
  /// The number of allocations in the layout phase.
  let layoutAllocations: UInt64
}
