internal import Measuring

/// The main thread's costs in one frame.
struct FrameSample {
  /// The whole frame, from before-paint to after-paint.
  let whole: Moment
  /// The CPU time of the thread in the frame, in seconds.
  let worked: Double
  /// The presenter's part of the frame.
  let inPresenter: Moment
}
