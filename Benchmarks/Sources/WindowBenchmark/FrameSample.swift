/// What one frame took of the main thread, in seconds.
struct FrameSample {
  /// From before-paint to after-paint.
  let passed: Double
  /// Of that, what the thread worked.
  let worked: Double
  /// Of that, what the presenter took.
  let inPresenter: Double
  /// Of that, the layout phase.
  let inLayout: Double
  /// How often the frame asked for memory; 0 where it is not counted.
  let allocations: UInt64
  /// How often the presenter did.
  let presenterAllocations: UInt64
  /// How often the layout phase did.
  let layoutAllocations: UInt64
}
