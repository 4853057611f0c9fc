#if GTK && os(Linux)
internal import CGTK

/// Recognizes widgets that the user types text into, the host's and the app's.
@MainActor
enum Typing {
  /// The types of text widgets.
  static var types: [GType] { [gtk_editable_get_type(), gtk_text_view_get_type()] }

  /// Whether `widget` is a text widget or part of one.
  static func reaches(_ widget: WidgetPointer) -> Bool {
    types.contains { gtk_widget_get_ancestor(widget, $0) != nil }
  }
}
#endif
