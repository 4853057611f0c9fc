#if GTK && os(Linux)
internal import CGTK

/// Recognizes the host's and the app's widgets for text input.
@MainActor
enum Typing {
  static var types: [GType] { [gtk_editable_get_type(), gtk_text_view_get_type()] }

  /// Whether `widget` is a text widget or part of one.
  static func reaches(_ widget: WidgetPointer) -> Bool {
    types.contains { gtk_widget_get_ancestor(widget, $0) != nil }
  }
}
#endif
