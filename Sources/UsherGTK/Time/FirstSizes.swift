#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Measures new overlays in the window's next frame, after their styles are resolved and before
/// GTK's layout.
///
/// Requests return sooner because they don't measure. The frame that measures an overlay also shows
/// it.
@MainActor
final class FirstSizes {
  var measure: @MainActor (OverlayID, SizeProposal) -> Void = { _, _ in }
  private let widget: WidgetPointer
  /// The overlays to measure, in the order of the requests.
  private var asked: [(id: OverlayID, proposal: SizeProposal)] = []
  private var wait: Wait?
  /// Whether sizes are being reported.
  ///
  /// Overlays that the presenter requests during this time are measured immediately, in the same
  /// frame.
  private var isReporting = false

  /// A handler for the next frame, and a timer.
  ///
  /// Whichever fires first ends the wait.
  private struct Wait {
    /// The retained frame clock, released when the wait ends.
    let clock: OpaquePointer
    let handler: gulong
    let fallback: guint
  }

  /// The maximum wait for a frame, in milliseconds.
  ///
  /// A covered or minimized window gets no frames.
  private static let longestWait: guint = 100

  init(widget: WidgetPointer) {
    self.widget = widget
  }

  isolated deinit {
    stopWaiting()
  }

  /// Whether another frame will follow the current frame.
  var canWait: Bool { !isReporting && gtk_widget_get_mapped(widget) != 0 }

  var isIdle: Bool { asked.isEmpty }

  /// Measures an overlay in the next frame.
  ///
  /// The proposal replaces any earlier proposal for the overlay.
  func ask(for id: OverlayID, within proposal: SizeProposal) {
    if let index = asked.firstIndex(where: { $0.id == id }) {
      asked[index].proposal = proposal
    } else {
      asked.append((id, proposal))
    }
    if wait == nil { startWaiting() }
  }

  func forget(_ id: OverlayID) {
    guard let index = asked.firstIndex(where: { $0.id == id }) else { return }
    asked.remove(at: index)
    if asked.isEmpty { stopWaiting() }
  }

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
    // If both are due, the frame comes first, because even a slow frame still measures.
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
    // When a window closes, GTK disconnects all handlers of its clock.
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
