#if GTK && os(Linux)
internal import CGTK

/// Recognises widgets that the user types text into, the host's and the app's.
@MainActor
enum Typing {
  /// Whether `widget` is a text widget or part of one.
  static func reaches(_ widget: WidgetPointer) -> Bool {
    [gtk_editable_get_type(), gtk_text_view_get_type()].contains {
      gtk_widget_get_ancestor(widget, $0) != nil
    }
  }
}
#endif
