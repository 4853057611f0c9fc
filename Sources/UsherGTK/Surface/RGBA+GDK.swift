#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension RGBA {
  /// Reads a named color of a widget's theme, or returns `nil` if the theme doesn't define the
  /// color.
  @MainActor
  init?(named name: String, by widget: WidgetPointer) {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(widget)
    guard gtk_style_context_lookup_color(context, name, &color) != 0 else { return nil }
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }

  var gdk: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}

extension RGBA {
  /// Whether the color is closer to white than to black.
  var isLight: Bool { 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5 }
}
#endif
