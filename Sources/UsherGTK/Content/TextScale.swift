#if GTK && os(Linux)
internal import CGTK

/// The system's text size, as a factor.
@MainActor
enum TextScale {
  /// Returns the factor by which the system enlarges text in a widget; 1 for none.
  ///
  /// A widget that has asked is measured again when the factor changes, because GTK then replaces
  /// the widget's context.
  static func of(_ widget: WidgetPointer) -> Double {
    let resolution = pango_cairo_context_get_resolution(gtk_widget_get_pango_context(widget))
    // A negative resolution stands for the usual one, of 96 dots per inch.
    return resolution > 0 ? resolution / 96 : 1
  }
}
#endif
