#if GTK
internal import CGTK
internal import Usher

/// Offers keys to overlays that nothing in the window wanted.
@MainActor
final class KeyInput {
  private let window: WidgetPointer
  private let controller: OpaquePointer

  /// Listens on `window`, after the focused widget has had the key; `take` says whether it was taken.
  init?(on window: WidgetPointer, take: @escaping @MainActor (Key) -> Bool) {
    guard let controller = gtk_event_controller_key_new() else { return nil }
    self.window = window
    self.controller = controller
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_BUBBLE)
    Signal.connectKey(UnsafeMutableRawPointer(controller)) { value in
      value == guint(GDK_KEY_Escape) && take(.escape)
    }
    gtk_widget_add_controller(window, controller)
  }

  /// Stops listening.
  func remove() {
    gtk_widget_remove_controller(window, controller)
  }
}
#endif
