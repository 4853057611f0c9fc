//! Opens a window with the app's widgets, and shows a message above. Needs the GTK trait.

#if GTK
// snippet.window
import CGTK
import Usher
import UsherGTK

gtk_init()
let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
let bar = gtk_header_bar_new()
let save = gtk_button_new_with_label("Save")
gtk_header_bar_pack_start(OpaquePointer(bar), save)

let frame = UnsafeMutableRawPointer(window)
  .assumingMemoryBound(to: GtkWindow.self)
gtk_window_set_title(frame, "Letter")
gtk_window_set_default_size(frame, 390, 640)
gtk_window_set_titlebar(frame, bar)
gtk_window_set_child(frame, gtk_text_view_new())
// snippet.end

// snippet.connect
/// A closure that a signal keeps.
final class Action: Sendable {
  let perform: @MainActor () -> Void

  init(_ perform: @escaping @MainActor () -> Void) {
    self.perform = perform
  }
}

/// Calls a closure whenever an object emits a signal without
/// arguments; the closure lives as long as the object.
@MainActor
func connect(
  _ object: UnsafeMutableRawPointer?, _ signal: String,
  _ perform: @escaping @MainActor () -> Void
) {
  let call: @convention(c) (gpointer?, gpointer?) -> Void = {
    guard let kept = $1 else { return }
    let action = Unmanaged<Action>.fromOpaque(kept)
      .takeUnretainedValue()
    MainActor.assumeIsolated { action.perform() }
  }
  g_signal_connect_data(
    object, signal, unsafeBitCast(call, to: GCallback.self),
    Unmanaged.passRetained(Action(perform)).toOpaque(),
    { kept, _ in
      guard let kept else { return }
      Unmanaged<Action>.fromOpaque(kept).release()
    },
    GConnectFlags(rawValue: 0))
}
// snippet.end

// snippet.press
let presenter = try Presenter.attached(to: window)

connect(save, "clicked") {
  presenter.present(.notification(title: "Saved"))
}
// snippet.end

// snippet.loop
gtk_widget_set_visible(window, 1)
let windows = gtk_window_get_toplevels()
while g_list_model_get_n_items(windows) > 0 || GTKApp.isHeld {
  g_main_context_iteration(nil, 1)
}
// snippet.end
#endif
