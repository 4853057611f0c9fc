#if GTK && os(Linux)
internal import CGTK

/// Remembers which of the app's widgets had the focus, and gives the focus back.
@MainActor
final class FocusMemory {
  private let area: OverlayArea
  /// The remembered widget, referenced weakly.
  private let known = WeakWidget()

  init(of area: OverlayArea) {
    self.area = area
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
    if let widget = known.widget, let window = area.window,
      gtk_widget_is_ancestor(widget, window) != 0, gtk_widget_get_mapped(widget) != 0
    {
      gtk_widget_grab_focus(widget)
    } else {
      area.dropFocus()
    }
  }
}
#endif
