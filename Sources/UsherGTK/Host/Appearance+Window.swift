#if GTK && os(Linux)
internal import Usher

extension Appearance {
  /// Reads the appearance of a widget's theme: dark if the theme's text is lighter than its
  /// background.
  ///
  /// A theme that lacks either color counts as light.
  @MainActor
  init(of widget: WidgetPointer) {
    guard let letters = RGBA(named: "theme_fg_color", by: widget),
      let ground = RGBA(named: "theme_bg_color", by: widget)
    else {
      self = .light
      return
    }
    self = letters.weight > ground.weight ? .dark : .light
  }
}

extension RGBA {
  /// The lightness by sRGB's weights, without gamma correction: good enough to compare two colors.
  fileprivate var weight: Double {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
#endif
