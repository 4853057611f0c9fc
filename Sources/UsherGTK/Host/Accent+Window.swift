#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension Accent {
  /// Reads the accent for the overlays of a widget: libadwaita's, in an app that uses it or names
  /// such colors itself, otherwise the desktop's; `nil` without either.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - appearance: The appearance of the widget's theme, for which the app's own color of
  ///     letters is made.
  @MainActor
  init?(of widget: WidgetPointer, in appearance: Appearance) {
    guard let fill = RGBA(named: "accent_bg_color", by: widget) else {
      guard let desktop = DesktopAccent.shared.background.value else { return nil }
      self.init(background: desktop)
      return
    }
    let known = Accent(background: fill)
    let letters = RGBA(named: "accent_color", by: widget)
    let onFill = RGBA(named: "accent_fg_color", by: widget)
    self.init(
      letters: AdaptiveColor(
        light: appearance == .light ? letters ?? known.letters.light : known.letters.light,
        dark: appearance == .dark ? letters ?? known.letters.dark : known.letters.dark,
        clearLight: known.letters.clearLight, clearDark: known.letters.clearDark),
      fill: known.fill,
      fillLetters: AdaptiveColor(
        light: onFill ?? known.fillLetters.light, dark: onFill ?? known.fillLetters.dark,
        clearLight: known.fillLetters.clearLight, clearDark: known.fillLetters.clearDark))
  }
}
#endif
