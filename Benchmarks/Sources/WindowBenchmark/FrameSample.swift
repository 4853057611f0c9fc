internal import Measuring

/// The main thread's costs in one frame.
struct FrameSample {
  /// The whole frame, from before-paint to after-paint.
  let whole: Moment
  /// The thread's CPU time in the frame, in seconds.
  let worked: Double
  let inPresenter: Moment
}
