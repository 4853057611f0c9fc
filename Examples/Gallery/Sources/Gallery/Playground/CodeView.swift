#if GTK
internal import CGTK
internal import GTKWidgets

/// A monospaced, read-only text view whose text can be selected and copied.
@MainActor
final class CodeView {
  let widget: Widget
  private let view = Widgets.made(gtk_text_view_new())

  init() {
    gtk_text_view_set_editable(view.cast(), 0)
    gtk_text_view_set_cursor_visible(view.cast(), 0)
    gtk_text_view_set_monospace(view.cast(), 1)
    gtk_text_view_set_left_margin(view.cast(), 12)
    gtk_text_view_set_right_margin(view.cast(), 12)
    gtk_text_view_set_top_margin(view.cast(), 12)
    gtk_text_view_set_bottom_margin(view.cast(), 12)
    let scroller = Widgets.made(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(scroller.opaque, view)
    gtk_scrolled_window_set_has_frame(scroller.opaque, 1)
    widget = scroller
  }

  var text = "" {
    didSet {
      gtk_text_buffer_set_text(gtk_text_view_get_buffer(view.cast()), text, Int32(text.utf8.count))
    }
  }

  func copy() {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(view), text)
  }
}
#endif
