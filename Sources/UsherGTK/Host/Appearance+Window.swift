#if GTK && os(Linux)
internal import Usher

extension Appearance {
  /// Returns dark if the text color of a widget's theme is lighter than the background color.
  ///
  /// If the theme lacks either color, the appearance is light.
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
  /// The lightness using sRGB's weights without gamma correction, which is enough to compare two
  /// colors.
  fileprivate var weight: Double {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
#endif
