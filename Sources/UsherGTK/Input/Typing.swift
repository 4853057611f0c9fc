#if GTK
internal import CGTK

/// Where letters are typed, in widgets of ours and of the app's.
@MainActor
enum Typing {
  /// Whether letters are typed into `widget`, or into what it is a part of.
  static func reaches(_ widget: WidgetPointer) -> Bool {
    [gtk_editable_get_type(), gtk_text_view_get_type()].contains {
      gtk_widget_get_ancestor(widget, $0) != nil
    }
  }
}
#endif
