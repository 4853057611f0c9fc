#if GTK
internal import CGTK
internal import Usher

extension Appearance {
  /// How the theme of a widget looks: dark where its letters are lighter than their ground.
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
  /// How light it is, by the weights of sRGB without its gamma: enough to tell which is lighter.
  fileprivate var luminance: Float {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
#endif
