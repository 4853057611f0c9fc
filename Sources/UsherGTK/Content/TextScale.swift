#if GTK && os(Linux)
internal import CGTK

/// The system's text size, as a factor.
@MainActor
enum TextScale {
  /// Returns the system's text scale for a widget.
  ///
  /// The default is 1. A widget that uses this scale is remeasured when the scale changes, because
  /// GTK then replaces the widget's context.
  static func of(_ widget: WidgetPointer) -> Double {
    let resolution = pango_cairo_context_get_resolution(gtk_widget_get_pango_context(widget))
    // A negative resolution means the default, 96 dots per inch.
    return resolution > 0 ? resolution / 96 : 1
  }
}
#endif
