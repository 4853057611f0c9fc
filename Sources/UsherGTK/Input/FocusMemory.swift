#if GTK
internal import CGTK

/// Remembers which of the app's widgets had the focus, and gives the focus back.
@MainActor
final class FocusMemory {
  private let window: WidgetPointer
  /// The remembered widget, referenced weakly.
  private let known = WeakWidget()

  init(of window: WidgetPointer) {
    self.window = window
  }

  /// Remembers a widget in place of the last one; `nil` means that no widget had the focus.
  func remember(_ widget: WidgetPointer?) {
    known.set(widget)
  }

  /// Forgets the widget.
  func clear() {
    known.clear()
  }

  /// Gives the focus to the remembered widget if that is still visible in the window; otherwise no
  /// widget has the focus.
  func giveBack() {
    let widget = known.widget
    if let widget, gtk_widget_is_ancestor(widget, window) != 0, gtk_widget_get_mapped(widget) != 0 {
      gtk_widget_grab_focus(widget)
    } else {
      gtk_window_set_focus(cast(window), nil)
    }
  }
}
#endif
