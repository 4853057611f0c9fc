#if GTK
internal import CGTK
internal import Measuring
internal import Metering

/// A probe that measures a window's frames using the signals of its frame clock.
@MainActor
final class FrameProbe {
  private(set) var frameCount = 0
  /// The end of the last frame, in seconds.
  private(set) var lastEnd = 0.0
  var samples: [FrameSample] = []
  var isRecording = false
  var onFrame: @MainActor () -> Void = {}
  private let host: MeteredHost?
  private var start = Moment()
  private var worked = 0.0

  /// Connects to the frame clock of a visible window, as long as the clock exists.
  ///
  /// Without `host`, the samples contain no costs of a presenter.
  init(clock: OpaquePointer, host: MeteredHost? = nil) {
    self.host = host
    connect(clock, "before-paint", GConnectFlags(rawValue: 0)) { $0.begin() }
    connect(clock, "after-paint", G_CONNECT_AFTER) { $0.end() }
  }

  /// Records the frames between the first and the last frame of a motion.
  ///
  /// On a busy machine, there may be no such frames. The motion is then repeated up to three times,
  /// each time twice as slow.
  ///
  /// - Parameters:
  ///   - seconds: The duration of the motion.
  ///   - play: Plays the motion with a given duration, and starts recording at the first frame to
  ///     measure.
  /// - Returns: The frames, or an empty array if all four attempts failed.
  func record(seconds: Double, _ play: (Double) -> Void) -> [FrameSample] {
    for slowness in [1.0, 2, 4, 8] {
      samples = []
      play(seconds * slowness)
      isRecording = false
      if !samples.isEmpty { break }
    }
    return samples
  }

  private func begin() {
    _ = host?.takeSpent()
    worked = Seconds.ofThread
    start = .now
  }

  private func end() {
    let end = Moment.now
    lastEnd = end.seconds
    frameCount += 1
    if isRecording {
      samples.append(
        FrameSample(
          whole: end - start, worked: Seconds.ofThread - worked,
          inPresenter: host?.takeSpent() ?? Moment()))
    }
    onFrame()
  }

  private func connect(
    _ clock: OpaquePointer, _ signal: String, _ flags: GConnectFlags,
    _ body: @escaping @MainActor (FrameProbe) -> Void
  ) {
    let trampoline: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        if let data { Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().call() }
      }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(clock), signal, unsafeBitCast(trampoline, to: GCallback.self),
      Unmanaged.passRetained(Handler { [weak self] in self.map(body) }).toOpaque(),
      { data, _ in
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
      }, flags)
  }

  @MainActor
  private final class Handler {
    let call: @MainActor () -> Void

    init(_ call: @escaping @MainActor () -> Void) {
      self.call = call
    }
  }
}
#endif
