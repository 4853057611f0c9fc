#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension Appearance {
  /// Reads the appearance of a widget's theme: dark if the theme's text is lighter than its
  /// background.
  ///
  /// A theme that lacks either colour counts as light.
  @MainActor
  init(of widget: WidgetPointer) {
    let context = gtk_widget_get_style_context(widget)
    var (letters, ground) = (GdkRGBA(), GdkRGBA())
    guard gtk_style_context_lookup_color(context, "theme_fg_color", &letters) != 0,
      gtk_style_context_lookup_color(context, "theme_bg_color", &ground) != 0
    else {
      self = .light
      return
    }
    self = letters.luminance > ground.luminance ? .dark : .light
  }
}

extension GdkRGBA {
  /// The luminance by sRGB's weights, without gamma correction: good enough to compare two colours.
  fileprivate var luminance: Float {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
#endif
