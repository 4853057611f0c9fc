#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The new overlays that are measured in the window's next frame, between the resolution of their
/// styles and GTK's layout.
///
/// A request is answered sooner without the measuring, and the frame that measures an overlay shows
/// it.
@MainActor
final class FirstSizes {
  /// Measures an overlay within a proposal, and reports the size.
  var measure: @MainActor (OverlayID, SizeProposal) -> Void = { _, _ in }
  private let widget: WidgetPointer
  /// The overlays to measure, in the order in which they were asked for.
  private var asked: [(id: OverlayID, proposal: SizeProposal)] = []
  private var wait: Wait?
  /// Whether sizes are being reported; what the presenter then asks for belongs to the same frame.
  private var isReporting = false

  /// The sources that end the waiting, of which the first to come counts.
  private struct Wait {
    /// The frame clock, owned.
    let clock: OpaquePointer
    let handler: gulong
    let fallback: guint
  }

  /// The time after which overlays are measured without a frame, in milliseconds.
  ///
  /// A covered or minimized window gets no frames.
  private static let longestWait: guint = 100

  /// Creates a queue that waits for frames of the window around `widget`.
  init(widget: WidgetPointer) {
    self.widget = widget
  }

  isolated deinit {
    stopWaiting()
  }

  /// Whether a frame will come that is not the current one.
  var canWait: Bool { !isReporting && gtk_widget_get_mapped(widget) != 0 }

  /// Whether no overlay waits.
  var isIdle: Bool { asked.isEmpty }

  /// Has an overlay measured in the next frame; a proposal asked for earlier is replaced.
  func ask(for id: OverlayID, within proposal: SizeProposal) {
    if let index = asked.firstIndex(where: { $0.id == id }) {
      asked[index].proposal = proposal
    } else {
      asked.append((id, proposal))
    }
    if wait == nil { startWaiting() }
  }

  /// Takes back what was asked for an overlay.
  func forget(_ id: OverlayID) {
    guard let index = asked.firstIndex(where: { $0.id == id }) else { return }
    asked.remove(at: index)
    if asked.isEmpty { stopWaiting() }
  }

  /// Takes back what was asked for every overlay.
  func forgetAll() {
    asked = []
    stopWaiting()
  }

  private func startWaiting() {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    let object = UnsafeMutableRawPointer(clock)
    g_object_ref(object)
    // GTK resolves styles in an earlier handler of the same signal.
    let handler = Signal.connect(object, "update", after: true) { [weak self] in self?.report() }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
    // After a frame, where both are due: a slow frame is no reason to measure without it.
    let fallback = g_timeout_add_full(
      G_PRIORITY_DEFAULT_IDLE, Self.longestWait,
      { data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          if let data { Unmanaged<FirstSizes>.fromOpaque(data).takeUnretainedValue().report() }
        }
        return 1
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    wait = Wait(clock: clock, handler: handler, fallback: fallback)
  }

  private func stopWaiting() {
    guard let wait else { return }
    self.wait = nil
    g_source_remove(wait.fallback)
    let clock = UnsafeMutableRawPointer(wait.clock)
    // A window that closes has disconnected all handlers of its clock.
    if g_signal_handler_is_connected(clock, wait.handler) != 0 {
      g_signal_handler_disconnect(clock, wait.handler)
    }
    g_object_unref(clock)
  }

  private func report() {
    stopWaiting()
    isReporting = true
    while !asked.isEmpty {
      let next = asked.removeFirst()
      measure(next.id, next.proposal)
    }
    isReporting = false
  }
}
#endif
