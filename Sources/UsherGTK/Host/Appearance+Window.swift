#if GTK && os(Linux)
internal import Usher

extension Appearance {
  /// Creates the appearance that matches a widget's theme.
  ///
  /// The appearance is dark if the theme's text color is lighter than its background color. If the
  /// theme lacks either color, the appearance is light.
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
  /// The lightness, using sRGB's weights without gamma correction.
  ///
  /// This is accurate enough to compare two colors.
  fileprivate var weight: Double {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
#endif
