#if GTK && os(Linux)
internal import CGTK

/// A handler that a frame clock calls after laying out windows in each frame.
@MainActor
final class LayoutSignal {
  /// The frame clock.
  ///
  /// This object retains it.
  let clock: OpaquePointer
  private let handler: gulong

  init(of clock: OpaquePointer, _ action: @escaping @MainActor () -> Void) {
    self.clock = clock
    g_object_ref(UnsafeMutableRawPointer(clock))
    // An earlier handler of this signal lays out the windows. If the action requires another
    // layout, the clock emits the signal again in this frame.
    handler = Signal.connect(UnsafeMutableRawPointer(clock), "layout", after: true, action)
  }

  isolated deinit {
    let object = UnsafeMutableRawPointer(clock)
    // When a window closes, GTK disconnects all handlers of its clock.
    if g_signal_handler_is_connected(object, handler) != 0 {
      g_signal_handler_disconnect(object, handler)
    }
    g_object_unref(object)
  }
}
#endif
