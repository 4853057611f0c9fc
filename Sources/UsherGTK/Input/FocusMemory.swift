#if GTK && os(Linux)
internal import CGTK

/// Remembers the app's focused widget, and focuses it again later.
@MainActor
final class FocusMemory {
  private let area: OverlayArea
  private let known = WeakWidget()

  init(of area: OverlayArea) {
    self.area = area
  }

  /// Remembers a widget instead of the previous widget.
  ///
  /// `nil` means that no widget had the focus.
  func remember(_ widget: WidgetPointer?) {
    known.set(widget)
  }

  func clear() {
    known.clear()
  }

  /// Focuses the remembered widget if it is still visible in the window.
  ///
  /// Otherwise, no widget is focused.
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
