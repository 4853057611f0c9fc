#if GTK
internal import CGTK
internal import SampleApp

/// An observer that reads the screen after every frame of a window.
@MainActor
final class FrameWatch {
  private let clock: UnsafeMutableRawPointer
  private let display: OpaquePointer?
  private var handler: gulong = 0
  private let look: @MainActor (Screen) -> Void

  /// Calls `look` after the X server has received a frame, until `stop` is called.
  init(_ driver: GTKDriver, look: @escaping @MainActor (Screen) -> Void) throws {
    let clock = try unwrap(gtk_widget_get_frame_clock(driver.sample.widget), "the frame clock")
    self.clock = UnsafeMutableRawPointer(clock)
    display = gtk_widget_get_display(driver.sample.widget)
    self.look = look
    let afterPaint: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        if let data { Unmanaged<FrameWatch>.fromOpaque(data).takeUnretainedValue().see() }
      }
    }
    handler = g_signal_connect_data(
      self.clock, "after-paint", unsafeBitCast(afterPaint, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, G_CONNECT_AFTER)
  }

  /// Stops observing.
  func stop() {
    g_signal_handler_disconnect(clock, handler)
  }

  private func see() {
    gdk_display_sync(display)
    if let screen = try? Screen() { look(screen) }
  }
}
#endif
