#if GTK
internal import CGTK

/// Remembers which of the app's widgets had the focus, and gives it back.
@MainActor
final class FocusMemory {
  private let window: WidgetPointer
  /// A weak pointer, which GObject empties when the widget goes.
  private let known = WeakWidget()

  init(of window: WidgetPointer) {
    self.window = window
  }

  /// Remembers a widget in place of the last one; `nil` stands for none that had the focus.
  func remember(_ widget: WidgetPointer?) {
    known.set(widget)
  }

  /// Forgets it.
  func clear() {
    known.clear()
  }

  /// Gives the focus to the widget, if that is still there to be seen, and otherwise to none.
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
