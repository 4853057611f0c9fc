import CGTK
import Usher
import UsherGTK

@_silgen_name("__llvm_profile_reset_counters") func resetCounters()
@_silgen_name("__llvm_profile_write_file") func writeCounters() -> CInt

/// The way of a toast: requested, shown in a window, and gone by itself.
@main
@MainActor
struct Toast {
  static func main() throws {
    gtk_init()
    guard let window = gtk_window_new() else { fatalError("GTK made no window") }
    gtk_window_set_default_size(
      UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self), 390, 640)
    gtk_widget_set_visible(window, 1)
    let presenter = try Presenter.attached(to: window)
    let content = OverlayContent.notification(title: "Saved")
    let toast = OverlayConfiguration(lifetime: .timed(.seconds(1)))
    wait(for: 1)

    resetCounters()
    let handle = presenter.present(content, as: toast)
    wait(for: 4)
    guard writeCounters() == 0 else { fatalError("the counters were not written") }
    guard handle.state == .ended(.dismissed(.timedOut)) else { fatalError("\(handle.state)") }
    // Nothing that runs from here on is written.
    _exit(0)
  }

  /// Runs GLib's loop for some seconds.
  private static func wait(for seconds: Int) {
    let end = g_get_monotonic_time() + seconds * 1_000_000
    let timer = g_timeout_add(20, { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    while g_get_monotonic_time() < end { g_main_context_iteration(nil, 1) }
  }
}
