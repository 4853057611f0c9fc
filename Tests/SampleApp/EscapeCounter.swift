#if GTK
internal import CGTK

/// A counter for the presses of Escape that reach the app.
@MainActor
public final class EscapeCounter {
  /// The number of presses so far.
  public private(set) var count = 0

  /// Listens on `window` for the window's lifetime.
  init(on window: UnsafeMutablePointer<GtkWidget>) {
    guard let controller = gtk_event_controller_key_new() else { return }
    typealias KeyPressed =
      @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean
    let trampoline: KeyPressed = { _, key, _, _, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        guard key == guint(GDK_KEY_Escape), let data else { return }
        Unmanaged<EscapeCounter>.fromOpaque(data).takeUnretainedValue().count += 1
      }
      return 0
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(controller), "key-pressed",
      unsafeBitCast(trampoline, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(),
      { data, _ in
        if let data { Unmanaged<EscapeCounter>.fromOpaque(data).release() }
      }, GConnectFlags(rawValue: 0))
    gtk_widget_add_controller(window, controller)
  }
}
#endif
